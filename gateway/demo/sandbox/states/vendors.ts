import { placeBet } from '@/contracts/vendor-wallet/wallet';
import { DEMO_VENDOR } from '@/demo/vendor/names';
import { insertPlayer, takeLaunchToken } from '@/gateway/db/game-players';
import { setMemberStatus } from '@/gateway/db/members';
import { vendorWallet } from '@/gateway/domains/vendor-wallet/vendor-wallet';
import { openWallet } from '@/gateway/domains/wallet/open-wallet';
import { randomToken, sha256 } from '@/gateway/platform/hash';
import { TRIAL_TYPE } from '@/gateway/platform/trial';
import type { Sandbox } from '../command';
import { freshMember } from '../state-member';
import { playableGame } from './games';
import type { Handlers } from './handlers';

const { amount } = placeBet.example.input;
const TOKEN_LIFE_MS = 60_000;

/** Handlers of the states about the wallet as vendors use it; each has a member of its own. */
export const vendorHandlers = {
  'a launch token': async (row, { trial = false, used = false }) => {
    const { vendor, launchToken } = await launched(row, { type: trial ? TRIAL_TYPE : 0 });
    if (used) await takeLaunchToken(row.db, vendor, sha256(launchToken), row.clock.now());
    return { vendor, launchToken };
  },

  'a player at a game': async (row, { state, bet }) => {
    const balance = state === 'short' ? amount / 2 : amount * 10;
    const player = await launched(row, { balance, freeplay: state === 'free' });
    const { vendor, launchToken, memberId, nodeId } = player;
    await takeLaunchToken(row.db, vendor, sha256(launchToken), row.clock.now());
    if (state === 'disabled') await setMemberStatus(row.db, memberId, 'disabled');
    const transactions = { transactionId: freshId(), betTransactionId: freshId() };
    if (bet) await PLACED[bet](row, { ...player, ...transactions });
    const playerId = state === 'unknown' ? freshId() : player.playerId;
    return { vendor, playerId, nodeId, ...transactions };
  },
} satisfies Partial<Handlers>;

type Player = { playerId: string; nodeId: number; transactionId: string; betTransactionId: string };

const PLACED: Record<
  'open' | 'rolledBack' | 'settled' | 'another' | 'rolledBackUnseen',
  (row: Sandbox, player: Player) => Promise<unknown>
> = {
  open: (row, player) => place(row, player, player.betTransactionId),
  another: (row, player) => place(row, player, player.transactionId, amount * 2),
  rolledBackUnseen: (row, player) => rollBack(row, player, player.transactionId),
  rolledBack: async (row, player) => {
    await place(row, player, player.betTransactionId);
    await rollBack(row, player, player.betTransactionId);
  },
  settled: async (row, player) => {
    const { playerId, nodeId, betTransactionId } = player;
    await place(row, player, betTransactionId);
    const lost = { transactionId: freshId(), roundId: 'r-1', amount: 0 };
    await vendorWallet(row, DEMO_VENDOR).win({ playerId, nodeId, betTransactionId, ...lost });
  },
};

const freshId = (): string => crypto.randomUUID();

/** A member with money whose launch token waits for the vendor. */
async function launched(
  row: Sandbox,
  {
    balance = amount * 10,
    freeplay = false,
    type = 0,
  }: { balance?: number; freeplay?: boolean; type?: number },
) {
  const { db, clock } = row;
  const now = clock.now();
  const { nodeId, gameCode } = await playableGame(db);
  const { id: memberId } = await freshMember(row, { nickname: 'Lan', type });
  await openWallet(db, memberId, balance * 100, now);
  const launchToken = randomToken();
  const player = {
    id: freshId(),
    vendor: DEMO_VENDOR,
    memberId,
    nodeId,
    gameCode,
    freeplay,
    language: 'VI',
    tokenHash: sha256(launchToken),
    tokenExpiresAt: now + TOKEN_LIFE_MS,
    backUrl: 'https://site.example/m/slot-games',
  };
  await insertPlayer(db, player, now);
  return { vendor: DEMO_VENDOR, launchToken, memberId, playerId: player.id, nodeId };
}

async function place(row: Sandbox, { playerId, nodeId }: Player, transactionId: string, units = amount) {
  const placed = { playerId, transactionId, roundId: 'r-1', nodeId, amount: units * 100 };
  await vendorWallet(row, DEMO_VENDOR).bet(placed);
}

async function rollBack(row: Sandbox, { playerId }: Player, betTransactionId: string) {
  const told = { playerId, transactionId: freshId(), betTransactionId };
  await vendorWallet(row, DEMO_VENDOR).rollBack(told);
}
