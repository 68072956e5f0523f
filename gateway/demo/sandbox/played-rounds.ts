import { DEMO_VENDOR } from '@/demo/vendor/names';
import { type Movement, statementsOf } from '../../db/game-money';
import { findLottery, insertPlayer, seating, takeLaunchToken } from '../../db/game-players';
import { memberAccount } from '../../db/ledger';
import { LOTTERIES } from '../../domains/lottery/lotteries';
import { vendorWallet } from '../../domains/vendor-wallet/vendor-wallet';
import { randomToken, sha256 } from '../../platform/hash';
import { askDemo } from '../external/partner';
import { type Sandbox, SandboxError } from './command';

const TOKEN_LIFE_MS = 60_000;

/** Has a member bet and win, through the wallet as vendors use it; amounts in 1/100 units. */
export async function playRound(
  sandbox: Sandbox,
  memberId: number,
  { nodeId, bet, win }: { nodeId: number; bet: number; win: number },
): Promise<void> {
  const playerId = await sitDown(sandbox, memberId, { nodeId, gameCode: 'HOT-001' });
  const wallet = vendorWallet(sandbox, DEMO_VENDOR);
  const betTransactionId = crypto.randomUUID();
  const round = { playerId, roundId: betTransactionId, nodeId };
  await wallet.bet({ ...round, transactionId: betTransactionId, amount: bet });
  await wallet.win({ ...round, transactionId: crypto.randomUUID(), betTransactionId, amount: win });
}

/**
 * Writes a round as `playRound` leaves one, in one batch: the statements of the launch and of both calls, without what the
 * calls are judged by. For a past of hundreds of rounds, where nothing comes between.
 */
export async function writeRound(
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  memberId: number,
  { nodeId, bet, win }: { nodeId: number; bet: number; win: number },
): Promise<void> {
  const now = clock.now();
  const [betId, transactionId] = [crypto.randomUUID(), crypto.randomUUID()];
  const launch = launchOf(memberId, { nodeId, gameCode: 'HOT-001' }, now);
  const common = { vendor: DEMO_VENDOR, memberId, nodeId, account: memberAccount(memberId) };
  const fingerprint = (...content: unknown[]) => JSON.stringify([memberId, ...content]);
  const movements: Movement[] = [
    {
      ...common,
      kind: 'bet',
      transactionId: betId,
      roundId: betId,
      amount: bet,
      fingerprint: fingerprint('bet', betId, nodeId, bet),
    },
    {
      ...common,
      kind: 'win',
      transactionId,
      betId,
      amount: win,
      jackpot: null,
      fingerprint: fingerprint('win', betId, betId, nodeId, win),
    },
  ];
  await db.batch([
    ...seating(db, { ...launch, openedAt: now }),
    ...movements.flatMap((movement) => statementsOf(db, movement, now)),
  ]);
}

export type SoldTicket = {
  gameCode: string;
  /** In 1/100 units. */
  stake: number;
  digits: string;
  /** For the draw that was held last, as if it had been bought before it. */
  drawn?: boolean;
};

/** Sells a member a ticket of the demo's lottery on its last two digits, as its page does. */
export async function sellTicket(
  { env, db, clock }: Sandbox,
  memberId: number,
  { drawn = false, ...ticket }: SoldTicket,
): Promise<{ orderId: string; subOrderId: string }> {
  const { gameCode } = ticket;
  const lottery = LOTTERIES.find((one) => one.gameCode === gameCode);
  const game = lottery && (await findLottery(db, lottery.vassalage, gameCode));
  if (!game) throw new SandboxError(`no lottery '${gameCode}'`);
  const launchToken = randomToken();
  const now = clock.now();
  await insertPlayer(db, launchOf(memberId, { nodeId: game.nodeId, gameCode }, now, launchToken), now);
  return askDemo(env, 'sandbox/ticket', { ...ticket, launchToken, drawn });
}

/** The id by which the demo vendor moves the money of a member who sits down at a game. */
async function sitDown({ db, clock }: Sandbox, memberId: number, game: { nodeId: number; gameCode: string }) {
  const now = clock.now();
  const launch = launchOf(memberId, game, now);
  await insertPlayer(db, launch, now);
  await takeLaunchToken(db, DEMO_VENDOR, launch.tokenHash, now);
  return launch.id;
}

function launchOf(
  memberId: number,
  game: { nodeId: number; gameCode: string },
  now: number,
  launchToken = randomToken(),
) {
  const context = { freeplay: false, language: 'VI', backUrl: 'https://site.example/m/home' };
  return {
    id: crypto.randomUUID(),
    vendor: DEMO_VENDOR,
    memberId,
    ...game,
    ...context,
    tokenHash: sha256(launchToken),
    tokenExpiresAt: now + TOKEN_LIFE_MS,
  };
}
