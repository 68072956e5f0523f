import { createDeposit } from '@/contracts/deposit/orders';
import type { Operation } from '@/contracts/operation';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { moveBetweenWallets } from '@/contracts/transfer/transfer';
import { transferDown as transferDownOperation } from '@/contracts/transfer/transfer-down';
import { transferUp as transferUpOperation } from '@/contracts/transfer/transfer-up';
import { createWithdrawal } from '@/contracts/withdraw/create-withdrawal';
import { insertPlayer, takeLaunchToken } from '../../db/game-players';
import { insertAll } from '../../db/insert-all';
import { insertMember } from '../../db/members';
import { updateMerchant } from '../../db/merchants';
import { type Db, openDb } from '../../db/open';
import type { WithdrawRules } from '../../db/schema';
import { bankCards, depositChannels, games, ledgerAccounts, members, merchants } from '../../db/schema';
import { quickHash } from '../../demo/sandbox/quick-hash';
import { create } from '../../domains/deposit/create';
import { cancel } from '../../domains/deposit/order';
import { hearReceived, hearRefused, matchPayment } from '../../domains/payments/hear-payment';
import type { PayoutState } from '../../domains/payments/provider';
import { moveMoneyBetween } from '../../domains/transfer/move';
import { transferDown } from '../../domains/transfer/transfer-down';
import { transferUp } from '../../domains/transfer/transfer-up';
import { vendorWallet } from '../../domains/vendor-wallet/vendor-wallet';
import { openWallet } from '../../domains/wallet/open-wallet';
import { withdraw } from '../../domains/withdraw/create';
import { payoutOutcomes } from '../../domains/withdraw/payout-outcomes';
import { carryOn } from '../../domains/withdraw/progress';
import { readTerms } from '../../domains/withdraw/terms';
import type { Demo } from '../../platform/gateway-app';
import { askedOf, once } from '../../platform/once';
import { depositChannelRows } from '../../seed/demo-bank';
import { MERCHANTS } from '../../seed/merchants';

export const MEMBERS = [1, 2, 3];
/** An agent, who stands above the others and below nobody. */
export const UPLINE = 3;
/** 1/100 units. */
export const OPENING = 100_000_000;
const AGENT = 1;
const NODE = 90001;
const VENDOR = 'demo';
/** The vendor's name in the lobby, by which its wallets are known. */
const LOBBY_VENDOR = 'Trống Đồng';
const BANK = 'demo-bank';
const PASSWORD = '220926';

/** Few free withdrawals and no limits that a long run would only run into. */
const RULES: WithdrawRules = {
  ...(MERCHANTS[0] as (typeof MERCHANTS)[0]).withdrawRules,
  payoutProvider: BANK,
  least: 100,
  most: 10 ** 12,
  mostOfDay: 10 ** 15,
  fee: 50,
  freeOfDay: 2,
};
export const merchant = { ...(MERCHANTS[0] as (typeof MERCHANTS)[0]), withdrawRules: RULES };
const GAME = {
  nodeId: NODE,
  gameName: 'Trống Hội',
  imageUrl: '',
  label: null,
  gameType: 'SLOT',
  gameCode: 'HOT-001',
  vassalage: LOBBY_VENDOR,
  vendor: VENDOR,
  gameId: 1,
  roomId: null,
  lottoMode: null,
  supportPlay: 1,
  isGameH5: 1,
  freeplay: 0,
  popularity: 1,
};

/** A call of a member that moves money, under the key of its intent; amounts in 1/100 units. */
export type Intent = { member: number; key: string; amount: number } & (
  | { kind: 'deposit'; channelId: 'transfer' | 'wallet' }
  | { kind: 'card'; serial: string }
  | { kind: 'withdraw' }
  | { kind: 'move'; direction: 'out' | 'in' }
  | { kind: 'up' }
  | { kind: 'down'; to: number }
);
/** What a provider tells of money that came in. */
export type Told = { transactionId: string; reference: string; amount: number };
/** A card as the bank was given it, for the order of its reference. */
export type Card = { reference: string; serial: string; amount: number };
/** What a vendor asks of the wallet. */
export type Play = {
  kind: 'bet' | 'win' | 'rollback';
  member: number;
  id: string;
  betId: string;
  amount: number;
};

/**
 * Members, a bank and a vendor around the money of a gateway, and its time: as little of the world as there must be for
 * money to go in, out and around. What the bank was asked to pay out it remembers, and pays once.
 */
export async function openWorld(d1: unknown) {
  let outcomeOf: (orderNo: string) => 'settled' | 'failed' | 'underway' = () => 'underway';
  const db = openDb({ DB: d1 });
  let now = Date.parse('2026-08-22T03:00:00Z');
  const clock = { now: () => now, wall: () => now };
  const asked = new Map<string, number>();
  const cards = new Map<string, Card>();
  let isReached = true;
  let isSingle = true;

  const bank = {
    name: BANK,
    instructionsFor: () => ({ transfer: null, payUrl: null, qr: null }),
    async redeem(_: unknown, { reference, amount }: Omit<Card, 'serial'>, { serial }: { serial: string }) {
      if (!isReached) throw new Error('the bank cannot be reached');
      const first = cards.get(reference);
      if (first && first.serial !== serial) throw new Error('another card for the same order');
      cards.set(reference, { reference, serial, amount });
    },
    async requestPayout(_: unknown, { orderNo, amount }: { orderNo: string; amount: number }) {
      if (!isReached) throw new Error('the bank cannot be reached');
      const first = asked.get(orderNo);
      if (first !== undefined && first !== amount) throw new Error('asked for another amount');
      asked.set(orderNo, amount);
    },
    async payoutState(_: unknown, orderNo: string): Promise<PayoutState> {
      if (!isReached) throw new Error('the bank cannot be reached');
      if (!asked.has(orderNo)) return 'unknown';
      const outcome = outcomeOf(orderNo);
      if (outcome === 'underway') return outcome;
      const transactionId = `p-${orderNo}`;
      return outcome === 'failed'
        ? { transactionId, outcome, reason: 'bank.refused' }
        : { transactionId, outcome };
    },
  };
  const demo = { paymentProviders: [bank] } as unknown as Demo;

  await insertAll(db, merchants, [merchant]);
  await insertAll(db, games, [GAME]);
  await insertAll(db, depositChannels, depositChannelRows([merchant.code]));
  for (const id of [...MEMBERS].reverse()) await settle(db, id, now);
  const people = await db.select().from(members).all();

  /** What a handler is given, as far as those of money look at it. */
  const callOf = (own: unknown, memberId: number, input: object, key: string | null) => {
    const member = people.find(({ id }) => id === memberId);
    return {
      db: openDb({ DB: own }),
      clock,
      demo,
      merchant: { ...merchant, isSingle },
      member,
      input,
      idempotencyKey: key,
      language: 'vi',
    };
  };
  /** Makes a member's call as an idempotent one is made. */
  const ask = (own: unknown, by: Asker, operation: Operation, input: object, deed: Deed) => {
    const call = callOf(own, by.member, input, by.key) as never;
    const keyed = { merchant: merchant.code, memberId: by.member, operation: operation.id, key: by.key };
    return once(call, keyed, askedOf(operation, input), async () => deed(call));
  };
  const visitOf = (own: unknown) => callOf(own, 0, {}, null) as never;

  return {
    db,
    asked,
    cards,
    /** Has the bank know what becomes of payouts. */
    decide: (decided: typeof outcomeOf) => {
      outcomeOf = decided;
    },
    pass: (ms: number) => {
      now += ms;
    },
    reach: (reached: boolean) => {
      isReached = reached;
    },

    /** Has the merchant keep one wallet for every game, or one at each vendor. */
    async keepSingle(single: boolean) {
      isSingle = single;
      await updateMerchant(db, merchant.code, { isSingle });
    },

    call: ask,
    now: clock.now,

    /** Makes a call that moves a member's money; the number of the order or of what was moved. */
    async send(own: unknown, intent: Intent): Promise<string> {
      const { member, key, kind } = intent;
      const fee = kind === 'withdraw' ? (await readTerms(callOf(own, member, {}, null) as never)).fee : 0;
      const input = inputOf(intent, fee);
      const answer = await ask(own, { member, key }, OPERATIONS[kind], input, DEEDS[kind]);
      const { orderNo, transferNo } = answer as { orderNo?: string; transferNo?: string };
      return orderNo ?? transferNo ?? '';
    },
    cancel: async (own: unknown, member: number, orderNo: string) =>
      (await cancel(callOf(own, member, { orderNo }, null) as never)).state,
    receive: (own: unknown, { amount, ...told }: Told) =>
      hearReceived(visitOf(own), { provider: BANK, ...told, amount: decimalNumberOf(amount) } as never),
    match: (own: unknown, transactionId: string, orderNo: string) =>
      matchPayment(visitOf(own), { provider: BANK, transactionId, orderNo }),
    refuse: (own: unknown, reference: string) =>
      hearRefused(visitOf(own), { provider: BANK, transactionId: 'r', reference, reason: 'declined' }),
    carryOn: (own: unknown) => carryOn(visitOf(own)),
    settled: (own: unknown, orderNo: string) =>
      payoutOutcomes.settled(visitOf(own), { provider: BANK, transactionId: `p-${orderNo}`, orderNo }),
    failed: (own: unknown, orderNo: string) =>
      payoutOutcomes.failed(visitOf(own), {
        provider: BANK,
        transactionId: `p-${orderNo}`,
        orderNo,
        reason: 'bank.refused' as const,
      }),
    play(own: unknown, { kind, member, id, betId, amount }: Play) {
      const wallet = vendorWallet({ db: openDb({ DB: own }), clock }, VENDOR);
      const named = { playerId: `player_${member}`, transactionId: id };
      const moving = { ...named, roundId: betId, nodeId: NODE, amount };
      if (kind === 'bet') return wallet.bet(moving);
      return kind === 'win'
        ? wallet.win({ ...moving, betTransactionId: betId })
        : wallet.rollBack({ ...named, betTransactionId: betId });
    },

    /** Balances by account, in 1/100 units. */
    balances: async () =>
      new Map((await db.select().from(ledgerAccounts)).map(({ id, balance }) => [id, balance])),
  };
}
type Asker = { member: number; key: string };
type Deed = (call: never) => unknown;
export type World = Awaited<ReturnType<typeof openWorld>>;

/** How the calls are promised. */
const OPERATIONS = {
  deposit: createDeposit,
  card: createDeposit,
  withdraw: createWithdrawal,
  move: moveBetweenWallets,
  up: transferUpOperation,
  down: transferDownOperation,
} as const;
const DEEDS = {
  deposit: create,
  card: create,
  withdraw,
  move: moveMoneyBetween,
  up: transferUp,
  down: transferDown,
} as const satisfies Record<Intent['kind'], (call: never) => Promise<object>>;

const accountOf = (id: number): string => `member_${id}`;

/** A member with money, a card, a payment password and a seat at a game. */
async function settle(db: Db, id: number, now: number): Promise<void> {
  const row = { id, merchant: merchant.code, account: accountOf(id), passwordHash: '', regDate: 0 };
  const place = id === UPLINE ? { type: AGENT, uplineId: null } : { type: 0, uplineId: UPLINE };
  await insertMember(db, { ...row, ...place, paymentPasswordHash: await quickHash(PASSWORD) });
  await openWallet(db, id, OPENING, now);
  await insertAll(db, bankCards, [
    {
      id: `card-${id}`,
      merchant: merchant.code,
      memberId: id,
      bankCode: 'CBUOM',
      cardNumber: `10000000000${id}`,
      holder: 'NGUYEN MINH AN',
      boundAt: 0,
      preferredAt: 0,
    },
  ]);
  const account = `player_${id}`;
  const player = {
    id: account,
    vendor: VENDOR,
    tokenHash: account,
    tokenExpiresAt: now + 60_000,
    memberId: id,
    nodeId: NODE,
    gameCode: 'HOT-001',
    freeplay: false,
    language: 'VI',
    backUrl: '',
  };
  await insertPlayer(db, player, now);
  await takeLaunchToken(db, VENDOR, account, now);
}

function inputOf(intent: Intent, fee: number) {
  const amount = decimalNumberOf(intent.amount);
  const returnUrl = 'https://site.example/m';
  switch (intent.kind) {
    case 'deposit':
      return { channelId: intent.channelId, amount, returnUrl };
    case 'card':
      return {
        channelId: 'card',
        amount,
        returnUrl,
        option: 'SENVIET',
        serial: intent.serial,
        pin: '918273645500',
      };
    case 'withdraw':
      return {
        amount,
        fee: decimalNumberOf(fee),
        bankCardId: `card-${intent.member}`,
        paymentPassword: PASSWORD,
      };
    case 'move':
      return { amount, direction: intent.direction, vendor: LOBBY_VENDOR };
    case 'up':
      return { amount, paymentPassword: PASSWORD };
    case 'down':
      return { account: accountOf(intent.to), amount, paymentPassword: PASSWORD };
  }
}
