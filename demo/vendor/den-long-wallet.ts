import { GatewayError } from '../../contracts/errors';
import { decimalNumberOf, decimalOf, minorUnitsOf } from '../../contracts/shared/minor-units';
import type { FetchLike } from '../platform/within-time';
import { signVendorBody } from './signature';
import type { VendorWallet } from './signed-json-wallet';

/** The one path of all its calls; `cmd` says which one it is. */
const DEN_LONG_PATH = '/vgw/den-long';
/** Epoch seconds at which a call was signed. */
const TIME_HEADER = 'X-DL-Time';
const SIGN_HEADER = 'X-DL-Sign';

type Connection = {
  /** How requests reach the wallet: the network's `fetch`, or the gateway itself. */
  fetch: FetchLike;
  secret: string;
  baseUrl?: string;
};
type Fields = Record<string, string>;
type Answer = Record<string, unknown> & { code: number };

/** What the wallet's numbers say; a number that is not here is no answer to rely on. */
const CODES = new Map([
  [1, 'request.invalid'],
  [2, 'vendor.signature.wrong'],
  [10, 'launch.token.invalid'],
  [11, 'player.unknown'],
  [12, 'permission.denied'],
  [13, 'account.disabled'],
  [20, 'balance.short'],
  [30, 'bet.unknown'],
  [31, 'bet.settled'],
  [32, 'bet.rolled.back'],
  [33, 'transaction.reused'],
  [40, 'platform.maintenance'],
] as const);

/**
 * The wallet as the vendor `den-long` uses it, for whoever plays by either dialect: forms to one path, decimals, and
 * numbers for refusals; in and out as with `createSignedJsonWallet`.
 * @throws GatewayError as there
 */
export function createDenLongWallet({
  secret,
  fetch,
  baseUrl = 'http://gateway.internal',
}: Connection): VendorWallet {
  const ask = async (cmd: string, fields: Fields, signal?: AbortSignal): Promise<Answer> => {
    const form = new URLSearchParams({ cmd, ...fields });
    const request = new Request(baseUrl + DEN_LONG_PATH, { method: 'POST', body: form, signal });
    return answerOf(await reach(fetch, signedForm(request, form, secret)));
  };
  return {
    async authenticate({ launchToken }, signal) {
      const { player, account, node, game, fun, trial, cur, lang, back, ...rest } = await ask(
        'open',
        { ticket: launchToken },
        signal,
      );
      return {
        playerId: String(player),
        accountId: String(account),
        nodeId: Number(node),
        gameCode: String(game),
        trial: trial === 1,
        freeplay: fun === 1,
        currency: String(cur),
        language: String(lang),
        backUrl: String(back),
        balance: unitsOf(rest.balance),
      };
    },
    async balance({ playerId }, signal) {
      return { balance: unitsOf((await ask('funds', { player: playerId }, signal)).balance) };
    },
    bet: async ({ amount, ...move }, signal) =>
      movedBy(await ask('bet', { ...named(move), sum: sumOf(-amount) }, signal)),
    win: async ({ amount, betTransactionId, ...move }, signal) =>
      movedBy(await ask('settle', { ...named(move), of: betTransactionId, sum: sumOf(amount) }, signal)),
    rollBack: async ({ playerId, transactionId, betTransactionId }, signal) =>
      movedBy(await ask('refund', { player: playerId, tx: transactionId, of: betTransactionId }, signal)),
  };
}

/** What is signed: the time and, on the next line, the fields in the order of their names. */
function canonicalOf(time: string, form: URLSearchParams): string {
  const sorted = new URLSearchParams(form);
  sorted.sort();
  return `${time}\n${sorted}`;
}

/** The request with its time, and the vendor's signature of both. */
export function signedForm(
  request: Request,
  form: URLSearchParams,
  secret: string,
  now = Date.now(),
): Request {
  const time = String(Math.floor(now / 1000));
  request.headers.set(TIME_HEADER, time);
  request.headers.set(SIGN_HEADER, signVendorBody(secret, canonicalOf(time, form)));
  return request;
}

/** @throws RangeError for what is no exact amount */
const sumOf = (units: number): string => decimalOf(minorUnitsOf(units) ?? Number.NaN);

type Move = { playerId: string; transactionId: string; roundId: string; nodeId: number | string };
const named = ({ playerId, transactionId, roundId, nodeId }: Move) => ({
  player: playerId,
  tx: transactionId,
  round: roundId,
  node: String(nodeId),
});

async function reach(fetch: FetchLike, request: Request): Promise<unknown> {
  const answer = await fetch(request).catch((error: unknown) => {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    throw new GatewayError(late ? 'gateway.timeout' : 'gateway.unavailable', null, 502);
  });
  if (!answer.ok) throw new GatewayError('gateway.unavailable', null, answer.status);
  return answer.json().catch(() => null);
}

function answerOf(body: unknown): Answer {
  const answer = body as Answer | null;
  if (answer?.code === 0) return answer;
  const code = CODES.get(answer?.code as 1);
  throw new GatewayError(code ?? 'gateway.bad.answer', null, code ? 200 : 502);
}

function movedBy({ tx, balance, again }: Answer) {
  return { transactionId: String(tx), balance: unitsOf(balance), repeated: again === 1 };
}

function unitsOf(decimal: unknown): number {
  const amount = minorUnitsOf(String(decimal));
  if (amount === undefined) throw new GatewayError('gateway.bad.answer', null, 502);
  return decimalNumberOf(amount);
}
