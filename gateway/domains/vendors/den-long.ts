import * as v from 'valibot';
import type { ErrorCode } from '@/contracts/errors';
import { decimalOf, minorUnitsOf } from '@/contracts/shared/minor-units';
import { Refusal } from '../../platform/refusal';
import type { VendorWallet } from '../vendor-wallet/vendor-wallet';
import { isSignedBy } from './signature';
import type { VendorAdapter } from './vendor';

/** The one path of all its calls; `cmd` says which one it is. */
export const DEN_LONG_PATH = '/vgw/den-long';
/** Epoch seconds at which a call was signed. */
export const TIME_HEADER = 'X-DL-Time';
const SIGN_HEADER = 'X-DL-Sign';
/** Seconds that a call may be old, or ahead. */
const LARGEST_AGE = 300;

/** What is signed: the time and, on the next line, the fields in the order of their names. */
function canonicalOf(time: string, form: URLSearchParams): string {
  const sorted = new URLSearchParams(form);
  sorted.sort();
  return `${time}\n${sorted}`;
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** In minor units; the text has both decimals. */
const sum = v.pipe(
  v.string(),
  v.transform((text): number | undefined => (/\.\d\d$/.test(text) ? minorUnitsOf(text) : undefined)),
  v.number(),
);
const node = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const moving = { player: id, tx: id, round: id, node };
const call = v.variant('cmd', [
  v.strictObject({ cmd: v.literal('open'), ticket: id }),
  v.strictObject({ cmd: v.literal('funds'), player: id }),
  // Below zero a bet; with the bet that it settles, what that won.
  v.strictObject({ cmd: v.literal('bet'), ...moving, sum: v.pipe(sum, v.maxValue(-1)) }),
  v.strictObject({ cmd: v.literal('settle'), ...moving, of: id, sum: v.pipe(sum, v.minValue(0)) }),
  v.strictObject({ cmd: v.literal('refund'), player: id, tx: id, of: id }),
]);

/** Numbers of refusals; whatever else is refused is `OTHER`. */
const NUMBERS: Partial<Record<ErrorCode, number>> = {
  'request.invalid': 1,
  'vendor.signature.wrong': 2,
  'launch.token.invalid': 10,
  'player.unknown': 11,
  'permission.denied': 12,
  'account.disabled': 13,
  'balance.short': 20,
  'bet.unknown': 30,
  'bet.settled': 31,
  'bet.rolled.back': 32,
  'transaction.reused': 33,
  'platform.maintenance': 40,
};
const OTHER = 99;

/**
 * The dialect of the vendor `den-long`: one path, forms with a `cmd`, decimals as text, bets below zero, refunds, and
 * refusals as numbers. Time and fields are signed.
 */
export const denLong: VendorAdapter = {
  paths: [DEN_LONG_PATH],
  launchUrl: (address, token) => `${address}#ticket=${token}`,
  signerOf({ text, header, now }) {
    const time = header(TIME_HEADER);
    const canonical = Buffer.from(canonicalOf(time, new URLSearchParams(text)));
    const inTime = /^\d{1,12}$/.test(time) && Math.abs(now / 1000 - Number(time)) <= LARGEST_AGE;
    return {
      vendor: 'den-long',
      isSignedWith: (secret) => inTime && isSignedBy(secret, canonical, header(SIGN_HEADER)),
    };
  },
  async answer({ text }, wallet) {
    const sent = [...new URLSearchParams(text)];
    const fields = Object.fromEntries(sent);
    const asked = v.safeParse(call, fields);
    const isTwofold = sent.length > Object.keys(fields).length;
    if (!asked.success || isTwofold) throw new Refusal('request.invalid');
    return { code: 0, ...(await answerTo(asked.output, wallet)) };
  },
  refuse: ({ errorCode }) => ({ code: NUMBERS[errorCode] ?? OTHER }),
};

async function answerTo(asked: v.InferOutput<typeof call>, wallet: VendorWallet): Promise<object> {
  if (asked.cmd === 'open') return opened(await wallet.authenticate(asked.ticket));
  if (asked.cmd === 'funds') return { balance: decimalOf(await wallet.balance(asked.player)) };
  const moving = { playerId: asked.player, transactionId: asked.tx };
  if (asked.cmd === 'refund') return moved(await wallet.rollBack({ ...moving, betTransactionId: asked.of }));
  const round = { ...moving, roundId: asked.round, nodeId: asked.node };
  return asked.cmd === 'bet'
    ? moved(await wallet.bet({ ...round, amount: -asked.sum }))
    : moved(await wallet.win({ ...round, betTransactionId: asked.of, amount: asked.sum }));
}

function opened(player: Awaited<ReturnType<VendorWallet['authenticate']>>) {
  const { playerId, accountId, currency, language, nodeId, gameCode, freeplay, trial, balance, backUrl } =
    player;
  return {
    player: playerId,
    account: accountId,
    node: nodeId,
    game: gameCode,
    fun: freeplay ? 1 : 0,
    trial: trial ? 1 : 0,
    cur: currency,
    lang: language.toLowerCase(),
    balance: decimalOf(balance),
    back: backUrl,
  };
}

function moved({ transactionId, balance, repeated }: Awaited<ReturnType<VendorWallet['bet']>>) {
  return { tx: transactionId, balance: decimalOf(balance), again: repeated ? 1 : 0 };
}
