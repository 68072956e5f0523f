import { placeBet as placeBetOperation } from '@/contracts/vendor-wallet/wallet';
import { DEMO_VENDOR } from '@/demo/vendor/names';
import { insertPlayer, takeLaunchToken } from '../../db/game-players';
import { listTopGames } from '../../db/games';
import { listJackpots, ripenJackpot } from '../../db/jackpots';
import { setMemberStatus } from '../../db/members';
import { vendorWallet } from '../../domains/vendor-wallet/vendor-wallet';
import { openWallet } from '../../domains/wallet/open-wallet';
import { randomToken, sha256 } from '../../platform/hash';
import { TRIAL_TYPE } from '../../platform/trial';
import { type Sandbox, SandboxError } from './command';
import { restoredGame } from './games-states';
import { playRound } from './played-rounds';
import type { State } from './state';
import { freshMember, STATE_MERCHANT } from './state-member';

const { amount } = placeBetOperation.example.input;
const ENOUGH = amount * 10;
const TOKEN_LIFE_MS = 60_000;

/** Provider states of the wallet as vendors use it, of the winner board and the jackpots; each has a member, a player and transaction ids of its own. */
export const vendorStates: Record<string, State> = {
  'nobody plays under the player id': async ({ db }) => {
    const { nodeId } = await restoredGame(db);
    return { vendor: DEMO_VENDOR, playerId: freshId(), nodeId, ...freshTransactions() };
  },
  'a launch token waits for its vendor': async (sandbox) => {
    const { vendor, launchToken } = await launched(sandbox);
    return { vendor, launchToken };
  },
  'a launch token of a trial waits for its vendor': async (sandbox) => {
    const { vendor, launchToken } = await launched(sandbox, { type: TRIAL_TYPE });
    return { vendor, launchToken };
  },
  'the launch token was used': async (sandbox) => {
    const { vendor, launchToken } = await seated(sandbox);
    return { vendor, launchToken };
  },
  'a player is at the vendor’s game': (sandbox) => ready(sandbox),
  'the player has less than the bet': (sandbox) => ready(sandbox, { balance: amount / 2 }),
  'the player plays free of charge': (sandbox) => ready(sandbox, { freeplay: true }),
  'the player’s account is disabled': async (sandbox) => {
    const { vendor, playerId, nodeId, memberId } = await seated(sandbox);
    await setMemberStatus(sandbox.db, memberId, 'disabled');
    return { vendor, playerId, nodeId, ...freshTransactions() };
  },
  'the bet was rolled back before it came': async (sandbox) => {
    const values = await ready(sandbox);
    await rollBack(sandbox, { ...values, betTransactionId: values.transactionId });
    return values;
  },
  'the transaction id stands for another bet': async (sandbox) => {
    const values = await ready(sandbox);
    await bet(sandbox, values, values.transactionId, amount * 2);
    return values;
  },
  'the vendor placed no such bet': (sandbox) => ready(sandbox),
  'the vendor placed a bet': (sandbox) => readyWithBet(sandbox),
  'the vendor’s bet was rolled back': async (sandbox) => {
    const values = await readyWithBet(sandbox);
    await rollBack(sandbox, values);
    return values;
  },
  'the vendor’s bet is settled': async (sandbox) => {
    const values = await readyWithBet(sandbox);
    await win(sandbox, values, 0);
    return values;
  },
  'players have won': async (sandbox) => win(sandbox, await readyWithBet(sandbox), amount * 2),
  'a jackpot has fallen': async (sandbox) => {
    const { db } = sandbox;
    const [game] = await listTopGames(db, { gameClassify: 'Jackpot' }, 1, 'vi');
    if (!game) throw new SandboxError('the seeds have no game that feeds the jackpots');
    for (const { id, fallenAt } of await listJackpots(db, STATE_MERCHANT, 'vi')) {
      if (fallenAt !== null) continue;
      await ripenJackpot(db, STATE_MERCHANT, id);
      const member = await freshMember(sandbox);
      await openWallet(db, member.id, ENOUGH * 100, sandbox.clock.now());
      await playRound(sandbox, member.id, { nodeId: game.nodeId, bet: ENOUGH * 100, win: 0 });
    }
  },
};

type Wanted = { balance?: number; freeplay?: boolean; type?: number };

const freshId = (): string => crypto.randomUUID();
const freshTransactions = () => ({ transactionId: freshId(), betTransactionId: freshId() });

/** A member with money whose launch token waits for the vendor. */
async function launched(sandbox: Sandbox, { balance = ENOUGH, freeplay = false, type = 0 }: Wanted = {}) {
  const { db, clock } = sandbox;
  const now = clock.now();
  const { nodeId, gameCode } = await restoredGame(db);
  const { id: memberId } = await freshMember(sandbox, { nickname: 'Lan', type });
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

async function seated(sandbox: Sandbox, wanted?: Wanted) {
  const player = await launched(sandbox, wanted);
  await takeLaunchToken(sandbox.db, DEMO_VENDOR, sha256(player.launchToken), sandbox.clock.now());
  return player;
}

async function ready(sandbox: Sandbox, wanted?: Wanted) {
  const { vendor, playerId, nodeId } = await seated(sandbox, wanted);
  return { vendor, playerId, nodeId, ...freshTransactions() };
}

async function readyWithBet(sandbox: Sandbox) {
  const values = await ready(sandbox);
  await bet(sandbox, values, values.betTransactionId, amount);
  return values;
}

type Player = { playerId: string; nodeId: number };
type Placed = Player & { betTransactionId: string };

async function bet(sandbox: Sandbox, { playerId, nodeId }: Player, transactionId: string, units: number) {
  const placed = { playerId, transactionId, roundId: 'r-1', nodeId, amount: units * 100 };
  await vendorWallet(sandbox, DEMO_VENDOR).bet(placed);
}

async function win(sandbox: Sandbox, { playerId, nodeId, betTransactionId }: Placed, units: number) {
  const won = { transactionId: freshId(), roundId: 'r-1', amount: units * 100 };
  await vendorWallet(sandbox, DEMO_VENDOR).win({ playerId, nodeId, betTransactionId, ...won });
}

async function rollBack(sandbox: Sandbox, { playerId, betTransactionId }: Placed) {
  const transactionId = freshId();
  await vendorWallet(sandbox, DEMO_VENDOR).rollBack({ playerId, transactionId, betTransactionId });
}
