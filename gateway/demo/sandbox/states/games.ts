import { GAME_TYPES } from '@/contracts/games/game-categories';
import { addFavourite } from '@/gateway/db/favourites';
import { findGame, listTopGames } from '@/gateway/db/games';
import { listJackpots, ripenJackpot } from '@/gateway/db/jackpots';
import type { Db } from '@/gateway/db/open';
import { addRecent } from '@/gateway/db/recents';
import { changeGame, hideGame, restoreChanged, restoreSize } from '@/gateway/db/seeded-games';
import { clearVendorShuts, setVendorShut } from '@/gateway/db/vendors';
import { LOTTERIES } from '@/gateway/domains/lottery/lotteries';
import { openWallet } from '@/gateway/domains/wallet/open-wallet';
import { gameRows } from '@/gateway/seed/games';
import { SandboxError } from '../command';
import { playRound } from '../played-rounds';
import { freshMember, STATE_MERCHANT } from '../state-member';
import type { Handlers } from './handlers';
import { recordDays, sellTickets } from './record';
import { memberOf, type Row } from './row';

/** The kind that the game of the states is of. */
const KIND = 'FeatureBuy';
const MANY = 60;
const STAKE = 50_000_000;

/** Handlers of the states about games that are to be played. */
export const gameHandlers = {
  'the lobby': async (row, { game = 'open', played = false, won }) => {
    const { db } = row;
    await restoreLobby(db);
    await clearVendorShuts(db);
    const { gameType: category, vassalage, gameId, nodeId, gameName } = await playableGame(db);
    // Contracts look at the type of all that is known of a game: no game that has a mode has all the rest.
    await changeGame(db, nodeId, { lottoMode: 'OFFICIAL', label: 'NEW' });
    if (game === 'hidden') await hideGame(db, nodeId);
    if (game === 'shut') await setVendorShut(db, STATE_MERCHANT, vassalage, true);
    if (game === 'notFree') await changeGame(db, nodeId, { freeplay: 0 });
    if (played) await playEveryType(row, nodeId);
    if (won === 'games') await winAt(row, nodeId);
    if (won === 'jackpots') await winJackpots(row);
    return { category, vendor: vassalage, vassalage, gameId, nodeId, gameName, gameClassify: KIND };
  },

  lotteries: async (row, { of: vendor = 'LOTT', tickets }) => {
    const lottery = LOTTERIES.findLast(({ vassalage }) => vassalage === vendor);
    if (!lottery) throw new SandboxError('the seeds have no such lottery');
    const values = { vendor, gameCode: lottery.gameCode };
    if (!tickets) return values;
    const { id } = await memberOf(row);
    return { ...values, ...recordDays(row), ...(await sellTickets(row, id, tickets === 'drawn')) };
  },
} satisfies Partial<Handlers>;

/** The member has played a game of each type, and the favourite one is `nodeId`. */
async function playEveryType(row: Row, nodeId: number): Promise<void> {
  const { id: memberId } = await memberOf(row);
  await addFavourite(row.db, memberId, nodeId);
  for (const gameType of GAME_TYPES) {
    for (const game of await listTopGames(row.db, { gameType }, 1, 'vi')) {
      await addRecent(row.db, memberId, Number(game.nodeId));
    }
  }
}

/** Somebody plays a round. */
async function winAt(row: Row, nodeId: number, win = 2 * STAKE): Promise<void> {
  const { id } = await freshMember(row, { nickname: 'Lan' });
  await openWallet(row.db, id, STAKE, row.clock.now());
  await playRound(row, id, { nodeId, bet: STAKE, win });
}

async function winJackpots(row: Row): Promise<void> {
  const [game] = await listTopGames(row.db, { gameClassify: 'Jackpot' }, 1, 'vi');
  if (!game) throw new SandboxError('the seeds have no game that feeds the jackpots');
  for (const { id, fallenAt } of await listJackpots(row.db, STATE_MERCHANT, 'vi')) {
    if (fallenAt !== null) continue;
    await ripenJackpot(row.db, STATE_MERCHANT, id);
    await winAt(row, Number(game.nodeId), 0);
  }
}

/** Puts the catalogue back as it is seeded. */
export async function restoreLobby(db: Db): Promise<void> {
  await restoreSize(db);
  await restoreChanged(db, seededGames);
}

let rows: ReturnType<typeof gameRows> | undefined;
/** The games as they are seeded, worked out once: states put one of them back by the hundred. */
function seededGames() {
  rows ??= gameRows();
  return rows;
}

/** A slot game that can be played, for play money too; the catalogue is put back where none is left. */
export async function playableGame(db: Db) {
  let game = await findPlayable(db);
  if (!game) {
    await restoreLobby(db);
    game = await findPlayable(db);
  }
  if (!game) throw new SandboxError('the seeds have no such game');
  return game;
}

async function findPlayable(db: Db) {
  const slots = await listTopGames(db, { gameType: 'RNG', gameClassify: KIND }, MANY, 'vi');
  const playable = slots.findLast(({ supportPlay, freeplay }) => supportPlay === 1 && freeplay === 1);
  return playable && (await findGame(db, playable.nodeId));
}
