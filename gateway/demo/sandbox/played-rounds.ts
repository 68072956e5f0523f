import { findLottery, findPlayer, insertPlayer, takeLaunchToken } from '../../db/game-players';
import { insertRound, moveRound } from '../../db/vendor';
import { randomToken, sha256 } from '../../hash';
import { LOTTERIES } from '../../lottery/lotteries';
import { type Draw, drawBefore, openDraw } from '../../lottery/schedule';
import { DEMO_VENDOR } from '../../seed/demo-vendors';
import { vendorWallet } from '../../vendor-wallet/vendor-wallet';
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
    ...{
      id,
      sessionHash: '',
      vendor: DEMO_VENDOR,
      playerId,
      accountId,
      clientId: id,
      nodeId,
      freeplay: false,
    },
    ...{ stake, choice: { bet: 'last2', digits, numero }, state: 'betting' },
    ...{ lottery: gameCode, numero, drawTime, createdAt: at, updatedAt: at },
  });
  const bet = { playerId, transactionId: `${id}-bet`, roundId: id, nodeId, amount: stake };
  await vendorWallet(sandbox, DEMO_VENDOR).bet(bet);
  await moveRound(db, { id, state: 'betting' }, { state: 'waiting', updatedAt: at });
  return { orderId: `${gameCode}.${numero}`, subOrderId: id };
}

/** The id by which the demo vendor moves the money of a member who sits down at a game. */
async function sitDown({ db, clock }: Sandbox, memberId: number, game: { nodeId: number; gameCode: string }) {
  const now = clock.now();
  const id = crypto.randomUUID();
  const tokenHash = sha256(randomToken());
  const visit = { freeplay: false, language: 'VI', backUrl: 'https://site.example/m/home' };
  const launch = { id, vendor: DEMO_VENDOR, memberId, ...game, ...visit };
  await insertPlayer(db, { ...launch, tokenHash, tokenExpiresAt: now + TOKEN_LIFE_MS }, now);
  await takeLaunchToken(db, DEMO_VENDOR, tokenHash, now);
  return id;
}
