import { changeGame, hideGame } from '@/gateway/db/seeded-games';
import { clearVendorShuts, setVendorShut } from '@/gateway/db/vendors';
import { LOTTERIES } from '@/gateway/domains/lottery/lotteries';
import { SandboxError } from '../command';
import { playableGame } from '../games-states';
import { STATE_MERCHANT } from '../state-member';
import type { Handlers } from './handlers';

/** Handlers of the states about games that are to be played. */
export const gameHandlers = {
  'a game': async ({ db }, { state = 'open' }) => {
    const { gameType: category, vassalage: vendor, gameId, nodeId } = await playableGame(db);
    await clearVendorShuts(db);
    if (state === 'hidden') await hideGame(db, nodeId);
    if (state === 'shut') await setVendorShut(db, STATE_MERCHANT, vendor, true);
    if (state === 'notFree') await changeGame(db, nodeId, { freeplay: 0 });
    return { category, vendor, gameId, nodeId };
  },

  'a lottery': async (_, { of = 'LOTT' }) => {
    const lottery = LOTTERIES.findLast(({ vassalage }) => vassalage === of);
    if (!lottery) throw new SandboxError('the seeds have no such lottery');
    return { vendor: of, gameCode: lottery.gameCode };
  },
} satisfies Partial<Handlers>;
