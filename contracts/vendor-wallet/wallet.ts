import * as v from 'valibot';
import { unread } from '../field-annotations';
import { LANGUAGE_CODES } from '../languages';
import { defineOperation } from '../operation';
import { numericAmount as amount } from '../shared/amount';
import { anyId, foreignId as id, someText, webAddress } from '../shared/values';

/**
 * The wallet as game vendors use it: every call is signed by the vendor (`X-Vendor-Signature` is the HMAC-SHA256 of its body,
 * in hexadecimal), and every movement carries the vendor's own
 * transaction id. A transaction that is sent again is answered as the first time and moves nothing. The path is not
 * signed: a body holds the fields of its own call and no others, so that it is the body of no other call.
 */
const positive = v.pipe(
  amount,
  v.check((units) => units > 0),
);
const vendor = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const playing = { vendor, playerId: id };
/** The game, by the id that the operator's site knows it by. */
const nodeId = v.union([v.number(), id]);
const moving = { ...playing, transactionId: id, roundId: id, nodeId };
/** What every movement answers: the balance after it, and whether it was known already. */
const moved = v.object({ transactionId: unread(someText), balance: amount, repeated: unread(v.boolean()) });

const state = { name: 'a player at a game' } as const;
const unknownPlayer = {
  errorCode: 'player.unknown',
  status: 200,
  state: { name: 'a player at a game', params: { state: 'unknown' } },
} as const;
const EXAMPLE_BET = {
  vendor: 'demo',
  playerId: 'p-1',
  transactionId: 't-1',
  roundId: 'r-1',
  nodeId: 90001,
  amount: 1000,
};

/** Takes the launch token for the player behind it; a token is good once and for a minute. */
export const authenticatePlayer = defineOperation({
  id: 'vendorWallet.authenticate',
  method: 'POST',
  path: '/vgw/wallet/authenticate',
  session: 'none',
  caller: 'vendor',
  input: v.strictObject({ vendor, launchToken: id }),
  output: v.object({
    /** The member at this game, from this launch on. */
    playerId: someText,
    /** The member at this vendor, the same at every launch. */
    accountId: someText,
    nickname: unread(v.string()),
    /** ISO 4217. */
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/u)),
    language: v.picklist<readonly string[]>(LANGUAGE_CODES),
    nodeId: anyId,
    gameCode: v.string(),
    /** Play money of the vendor's own: the wallet moves nothing. */
    freeplay: v.boolean(),
    /**
     * The account is on trial: the wallet moves its play money as it moves money, so that game and site show one
     * purse. It is worth nothing: part of no jackpot, no ranking and no invoice.
     */
    trial: v.optional(v.boolean()),
    balance: unread(amount),
    backUrl: webAddress,
  }),
  inputFromState: ['vendor', 'launchToken'],
  refusals: [
    {
      errorCode: 'launch.token.invalid',
      status: 200,
      state: { name: 'a launch token', params: { used: true } },
    },
  ],
  example: {
    state: { name: 'a launch token' },
    input: { vendor: 'demo', launchToken: 'launch-1' },
    output: {
      playerId: 'p-1',
      accountId: 'a-1',
      nickname: 'Lan',
      currency: 'VND',
      language: 'VI',
      nodeId: 90001,
      gameCode: 'HOT-001',
      freeplay: false,
      balance: 12345678.5,
      backUrl: 'https://site.example/m/slot-games',
    },
  },
  moreExamples: [
    {
      title: 'of a trial',
      state: { name: 'a launch token', params: { trial: true } },
      input: { vendor: 'demo', launchToken: 'launch-1' },
      output: {
        playerId: 'p-1',
        accountId: 'a-1',
        nickname: 'guest_4821',
        currency: 'VND',
        language: 'VI',
        nodeId: 90001,
        gameCode: 'HOT-001',
        freeplay: false,
        trial: true,
        balance: 2_000_000,
        backUrl: 'https://site.example/m/slot-games',
      },
    },
  ],
});

/** The player's balance, in units of the currency. */
export const getPlayerBalance = defineOperation({
  id: 'vendorWallet.balance',
  method: 'POST',
  path: '/vgw/wallet/balance',
  session: 'none',
  caller: 'vendor',
  input: v.strictObject(playing),
  output: v.object({ balance: amount }),
  inputFromState: ['vendor', 'playerId'],
  refusals: [unknownPlayer],
  example: { state, input: { vendor: 'demo', playerId: 'p-1' }, output: { balance: 12345678.5 } },
});

/** Takes a bet from the player's balance. A bet that was rolled back before it came is refused. */
export const placeBet = defineOperation({
  id: 'vendorWallet.bet',
  method: 'POST',
  path: '/vgw/wallet/bet',
  session: 'none',
  caller: 'vendor',
  input: v.strictObject({ ...moving, amount: positive }),
  output: moved,
  inputFromState: ['vendor', 'playerId', 'transactionId', 'nodeId'],
  refusals: [
    unknownPlayer,
    {
      errorCode: 'permission.denied',
      status: 200,
      state: { name: 'a player at a game', params: { state: 'free' } },
    },
    {
      errorCode: 'account.disabled',
      status: 200,
      state: { name: 'a player at a game', params: { state: 'disabled' } },
    },
    {
      errorCode: 'balance.short',
      status: 200,
      state: { name: 'a player at a game', params: { state: 'short' } },
    },
    {
      errorCode: 'bet.rolled.back',
      status: 200,
      state: { name: 'a player at a game', params: { bet: 'rolledBackUnseen' } },
    },
    {
      errorCode: 'transaction.reused',
      status: 200,
      state: { name: 'a player at a game', params: { bet: 'another' } },
    },
  ],
  example: {
    state,
    input: EXAMPLE_BET,
    output: { transactionId: 't-1', balance: 12344678.5, repeated: false },
  },
});

/** Settles a bet: what was won, which may be nothing (0 moves no money and closes the bet). */
export const settleWin = defineOperation({
  id: 'vendorWallet.win',
  method: 'POST',
  path: '/vgw/wallet/win',
  session: 'none',
  caller: 'vendor',
  input: v.strictObject({
    ...moving,
    betTransactionId: id,
    amount: v.pipe(
      amount,
      v.check((units) => units >= 0),
    ),
  }),
  output: moved,
  inputFromState: ['vendor', 'playerId', 'transactionId', 'betTransactionId', 'nodeId'],
  refusals: [
    unknownPlayer,
    { errorCode: 'bet.unknown', status: 200, state: { name: 'a player at a game' } },
    {
      errorCode: 'bet.rolled.back',
      status: 200,
      state: { name: 'a player at a game', params: { bet: 'rolledBack' } },
    },
    {
      errorCode: 'bet.settled',
      status: 200,
      state: { name: 'a player at a game', params: { bet: 'settled' } },
    },
  ],
  example: {
    state: { name: 'a player at a game', params: { bet: 'open' } },
    input: { ...EXAMPLE_BET, transactionId: 't-2', betTransactionId: 't-1', amount: 2500 },
    output: { transactionId: 't-2', balance: 12347178.5, repeated: false },
  },
});

/** Gives a bet back. For a bet that never came it keeps the late one out; a settled bet stays as it is. */
export const rollBackBet = defineOperation({
  id: 'vendorWallet.rollback',
  method: 'POST',
  path: '/vgw/wallet/rollback',
  session: 'none',
  caller: 'vendor',
  input: v.strictObject({ ...playing, transactionId: id, betTransactionId: id }),
  output: moved,
  inputFromState: ['vendor', 'playerId', 'transactionId', 'betTransactionId', 'nodeId'],
  refusals: [
    unknownPlayer,
    {
      errorCode: 'bet.settled',
      status: 200,
      state: { name: 'a player at a game', params: { bet: 'settled' } },
    },
  ],
  example: {
    state: { name: 'a player at a game', params: { bet: 'open' } },
    input: { vendor: 'demo', playerId: 'p-1', transactionId: 't-3', betTransactionId: 't-1' },
    output: { transactionId: 't-3', balance: 12345678.5, repeated: false },
  },
});
