import { changeGame, hideGame } from '../../db/seeded-games';
import { clearVendorShuts, setVendorShut } from '../../db/vendors';
import { LOTTERIES } from '../../domains/lottery/lotteries';
import { startSession } from '../../domains/session/open-session';
import { type Sandbox, SandboxError } from './command';
import { restoredGame } from './games-states';
import type { State } from './state';
import { demoMember, STATE_MERCHANT } from './state-member';

/** Provider states of launching games. */
export const playStates: Record<string, State> = {
  'a member may play the game': (sandbox) => player(sandbox),
  'a member may play the lottery': (sandbox) => lotteryPlayer(sandbox, 'LOTT'),
  'a member may play a lottery of a region': (sandbox) => lotteryPlayer(sandbox, 'TCG_SEA'),
  'a member asks for a game that is not in the lobby': async (sandbox) => {
    const values = await player(sandbox);
    await hideGame(sandbox.db, values.nodeId);
    return values;
  },
  'the vendor of the game is under maintenance': async (sandbox) => {
    const values = await player(sandbox);
    await setVendorShut(sandbox.db, STATE_MERCHANT, values.vendor, true);
    return values;
  },
  'a trial member asks for a game without free play': async (sandbox) => {
    const values = await player(sandbox, 4);
    await changeGame(sandbox.db, values.nodeId, { freeplay: 0 });
    return values;
  },
};

/** The token of a member, and what launches a lottery of a vendor. */
async function lotteryPlayer(sandbox: Sandbox, vendor: string) {
  const { token } = await player(sandbox);
  const lottery = LOTTERIES.findLast(({ vassalage }) => vassalage === vendor);
  if (!lottery) throw new SandboxError('the seeds have no such lottery');
  return { token, vendor, gameCode: lottery.gameCode };
}

/** The token of a member, in a lobby as it is seeded, and what launches a game of it. */
async function player(sandbox: Sandbox, type = 0) {
  const { db, clock } = sandbox;
  const { gameType: category, vassalage: vendor, gameId, nodeId } = await restoredGame(db);
  await clearVendorShuts(db);
  const token = await startSession(db, await demoMember(sandbox, { type }), clock.now());
  return { token, category, vendor, gameId, nodeId };
}
