import { type Movement, statementsOf } from '../../db/game-money';
import { findLottery, findPlayer, insertPlayer, seating, takeLaunchToken } from '../../db/game-players';
import { memberAccount } from '../../db/ledger';
import { insertRound, moveRound } from '../../db/vendor';
import { LOTTERIES } from '../../domains/lottery/lotteries';
import { type Draw, drawBefore, openDraw } from '../../domains/lottery/schedule';
import { vendorWallet } from '../../domains/vendor-wallet/vendor-wallet';
import { randomToken, sha256 } from '../../platform/hash';
import { DEMO_VENDOR } from '../../seed/demo-vendors';
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
  sandbox: Sandbox,
  memberId: number,
  { gameCode, stake, digits, drawn = false }: SoldTicket,
): Promise<{ orderId: string; subOrderId: string }> {
  const { db, clock } = sandbox;
  const lottery = LOTTERIES.find((one) => one.gameCode === gameCode);
  const game = lottery && (await findLottery(db, lottery.vassalage, gameCode));
  if (!game) throw new SandboxError(`no lottery '${gameCode}'`);
  const draw: Draw = (drawn ? drawBefore : openDraw)(lottery.schedule, clock.now());
  const { numero, drawTime } = draw;
  const { nodeId } = game;
  const playerId = await sitDown(sandbox, memberId, { nodeId, gameCode });
  const accountId = (await findPlayer(db, DEMO_VENDOR, playerId))?.accountId ?? '';
  const id = crypto.randomUUID();
  const at = clock.wall();
  await insertRound(db, {
    id,
    sessionHash: '',
    vendor: DEMO_VENDOR,
    playerId,
    accountId,
    clientId: id,
    nodeId,
    freeplay: false,
    stake,
    choice: { bet: 'last2', digits, numero },
    state: 'betting',
    lottery: gameCode,
    numero,
    drawTime,
    createdAt: at,
    updatedAt: at,
  });
  const bet = { playerId, transactionId: `${id}-bet`, roundId: id, nodeId, amount: stake };
  await vendorWallet(sandbox, DEMO_VENDOR).bet(bet);
  await moveRound(db, { id, state: 'betting' }, { state: 'waiting', updatedAt: at });
  return { orderId: `${gameCode}.${numero}`, subOrderId: id };
}

/** The id by which the demo vendor moves the money of a member who sits down at a game. */
async function sitDown({ db, clock }: Sandbox, memberId: number, game: { nodeId: number; gameCode: string }) {
  const now = clock.now();
  const launch = launchOf(memberId, game, now);
  await insertPlayer(db, launch, now);
  await takeLaunchToken(db, DEMO_VENDOR, launch.tokenHash, now);
  return launch.id;
}

function launchOf(memberId: number, game: { nodeId: number; gameCode: string }, now: number) {
  const context = { freeplay: false, language: 'VI', backUrl: 'https://site.example/m/home' };
  return {
    id: crypto.randomUUID(),
    vendor: DEMO_VENDOR,
    memberId,
    ...game,
    ...context,
    tokenHash: sha256(randomToken()),
    tokenExpiresAt: now + TOKEN_LIFE_MS,
  };
}
