import * as v from 'valibot';
import { addBankCard } from '@/contracts/bank-cards/bank-cards';
import { createWithdrawal } from '@/contracts/withdraw/create-withdrawal';
import { EXAMPLE_WITHDRAWAL } from '@/contracts/withdraw/withdrawal';
import { insertBankCard } from '../../db/bank-cards';
import { readMerchant, updateMerchant } from '../../db/merchants';
import { countWrongTry, MOST_FAILURES, savePaymentPassword } from '../../db/payment-passwords';
import { writeChecked } from '../../db/payouts';
import { HOUR_MS } from '../../db/quota-uses';
import type { Member, WithdrawRules } from '../../db/schema';
import { noteAuthenticated } from '../../db/sessions';
import { requiring } from '../../db/wagering-requirements';
import { writeWithdrawal } from '../../db/withdrawals';
import { dayIn } from '../../domains/register/age';
import { startSession } from '../../domains/session/open-session';
import { openWallet } from '../../domains/wallet/open-wallet';
import { returnWithdrawal } from '../../domains/withdraw/ends';
import { payoutOutcomes } from '../../domains/withdraw/payout-outcomes';
import { randomToken, sha256 } from '../../platform/hash';
import { askedOf, once } from '../../platform/once';
import { newOrderNo } from '../../platform/order-no';
import { DEMO_BANK } from '../../seed/demo-bank';
import { type Sandbox, SandboxError } from './command';
import { noticeStatements } from './deposit-states';
import { sealed } from './login-states';
import { quickHash } from './quick-hash';
import type { State } from './state';
import { demoMember, freshMember, STATE_MERCHANT, STATE_PASSWORD } from './state-member';

const BALANCE = 1_234_567_800;
const LOCKED = 90_000_000;
export const ALL_LOCKED = 2 * BALANCE;
export const RIGHT = '220926';
export const WRONG = '310715';
const NEW = '310714';
const GUESSED = '123456';
const HOLDER = 'NGUYEN MINH AN';
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
/** A member's first withdrawals of a day cost nothing. */
const FREE = { fee: '0.00' };
const LONG_AGO_MS = 60 * 24 * HOUR_MS;

/** Provider states of bank cards, the payment password and withdrawals; each of a member nobody else uses. */
export const withdrawStates: Record<string, State> = {
  'banks are connected': () => {},
  'a member has bank cards': (sandbox) => cardOwner(sandbox),
  'a member who has just proved to be it has bank cards': async (sandbox) =>
    justProved(sandbox, await cardOwner(sandbox)),
  'a member who has just proved to be it names another member’s bank card': async (sandbox) =>
    justProved(sandbox, { ...(await cardOwner(sandbox)), bankCardId: (await cardOwner(sandbox)).bankCardId }),
  'the bank card is another member’s': async (sandbox) => ({
    ...(await tokenOf(sandbox, await payee(sandbox))),
    bankCardId: await bind(sandbox, await payee(sandbox)),
  }),
  'a member has money to be played before it may be withdrawn': async (sandbox) => {
    const member = await payee(sandbox);
    await lock(sandbox, member, LOCKED);
    return tokenOf(sandbox, member);
  },
  'a withdrawal waits for its payout': async (sandbox) => ({
    ...noticeStatements(),
    orderNo: await askedToPay(sandbox),
  }),
  'the transaction id stands for another payout': async (sandbox) => {
    const { transactionId } = await settled(sandbox);
    return { ...noticeStatements(transactionId), orderNo: await askedToPay(sandbox) };
  },
  'the payout has ended': async (sandbox) => ({
    ...noticeStatements(),
    orderNo: (await settled(sandbox)).orderNo,
  }),
  'a withdrawal is under way': async (sandbox) => underWay(sandbox, await payee(sandbox)),
  'the money of a withdrawal came back': async (sandbox) => {
    const values = await underWay(sandbox, await payee(sandbox));
    await returnWithdrawal(sandbox, values.orderNo, 'bank');
    return values;
  },
  'the withdrawal is another member’s': async (sandbox) => ({
    ...(await underWay(sandbox, await payee(sandbox))),
    ...(await tokenOf(sandbox, await payee(sandbox))),
  }),

  ...sealed({
    'a member may bind the bank card': async (sandbox) => binder(sandbox, await payee(sandbox)),
    'a member on trial binds the bank card': async (sandbox) =>
      binder(sandbox, await demoMember(sandbox, { type: 4 })),
    'the number is no bank card’s': async (sandbox) => ({
      ...(await binder(sandbox, await payee(sandbox))),
      cardNumber: '9704111111111111',
    }),
    'the bank card is bound': async (sandbox) => {
      const values = await binder(sandbox, await payee(sandbox));
      await bind(sandbox, await payee(sandbox), { cardNumber: values.cardNumber });
      return values;
    },
    'the member has as many bank cards as may be bound': async (sandbox) => {
      const member = await payee(sandbox);
      await changeRules(sandbox, { mostCards: 1 });
      await bind(sandbox, member);
      return binder(sandbox, member);
    },
    'the bank card is another’s': async (sandbox) => ({
      ...(await binder(sandbox, await payee(sandbox))),
      holder: 'TRAN THI HOA',
    }),
    'the key stands for another bank card': async (sandbox) => {
      const member = await payee(sandbox);
      return { ...(await binder(sandbox, member)), ...(await usedKey(sandbox, member, addBankCard.id)) };
    },

    'a change of payment password with the right old one': (sandbox) => change(sandbox),
    'a change of payment password with a wrong old one': (sandbox) => change(sandbox, { oldPassword: WRONG }),
    'a change of payment password after too many wrong ones': async (sandbox) => {
      const member = await payee(sandbox);
      await failUntilLocked(sandbox, member);
      return { ...(await tokenOf(sandbox, member)), oldPassword: RIGHT, newPassword: NEW };
    },
    'a change of payment password into the same': (sandbox) => change(sandbox, { newPassword: RIGHT }),
    'a change of payment password into one that is guessed first': (sandbox) =>
      change(sandbox, { newPassword: GUESSED }),
    'a member on trial changes the payment password': async (sandbox) => ({
      ...(await tokenOf(sandbox, await demoMember(sandbox, { type: 4 }))),
      oldPassword: RIGHT,
      newPassword: NEW,
    }),
    'a change of payment password with the right login password': (sandbox) =>
      changeByLogin(sandbox, STATE_PASSWORD),
    'a change of payment password with a wrong login password': (sandbox) =>
      changeByLogin(sandbox, 'not-the-password'),

    'a member may withdraw': (sandbox) => withdrawer(sandbox),
    'a member on trial withdraws': async (sandbox) => ({
      ...(await withdrawer(sandbox)),
      ...(await tokenOf(sandbox, await demoMember(sandbox, { type: 4 }))),
    }),
    'the site takes no withdrawals': async (sandbox) => {
      await updateMerchant(sandbox.db, STATE_MERCHANT, { allowWithdraw: false });
      return withdrawer(sandbox);
    },
    'the payment password of who withdraws was changed': (sandbox) =>
      withdrawer(sandbox, async (member) => {
        const hash = await quickHash(RIGHT);
        await savePaymentPassword(sandbox.db, member.id, hash, sandbox.clock.now(), null);
      }),
    'the withdrawal costs something else than the member was told': async (sandbox) => ({
      ...(await withdrawer(sandbox)),
      fee: '3300.00',
    }),
    'the member has withdrawn as much as a day allows': async (sandbox) => {
      await changeRules(sandbox, { mostOfDay: 100_000_00 });
      return withdrawer(sandbox);
    },
    'the money of who withdraws is to be played first': (sandbox) =>
      withdrawer(sandbox, (member) => lock(sandbox, member, ALL_LOCKED)),
    'the bank card of the withdrawal is another’s': async (sandbox) => ({
      ...(await withdrawer(sandbox)),
      bankCardId: await bind(sandbox, await payee(sandbox)),
    }),
    'the bank card of the withdrawal was bound just now': async (sandbox) => {
      const member = await payee(sandbox);
      const bankCardId = await bind(sandbox, member, { boundAt: sandbox.clock.now() });
      return { ...(await tokenOf(sandbox, member)), ...FREE, bankCardId, paymentPassword: RIGHT };
    },
    'who withdraws has no payment password': async (sandbox) => {
      const member = await payee(sandbox, { paymentPasswordHash: null });
      const bankCardId = await bind(sandbox, member);
      return { ...(await tokenOf(sandbox, member)), ...FREE, bankCardId, paymentPassword: RIGHT };
    },
    'a withdrawal with a wrong payment password': async (sandbox) => ({
      ...(await withdrawer(sandbox)),
      paymentPassword: WRONG,
    }),
    'a withdrawal after too many wrong payment passwords': (sandbox) =>
      withdrawer(sandbox, (member) => failUntilLocked(sandbox, member)),
    'the withdrawal was sent under the key before': async (sandbox) => {
      const member = await payee(sandbox);
      const bankCardId = await bind(sandbox, member);
      const { token, orderNo } = await underWay(sandbox, member);
      const idempotencyKey = crypto.randomUUID();
      const call = { merchant: member.merchant, memberId: member.id, operation: createWithdrawal.id };
      const input = v.parse(createWithdrawal.input, { ...createWithdrawal.example.input, bankCardId });
      const done = async () => ({ orderNo });
      await once(sandbox, { ...call, key: idempotencyKey }, askedOf(createWithdrawal, input), done);
      return { token, idempotencyKey, bankCardId, fee: '11000.00', paymentPassword: WRONG };
    },
    'the key stands for another withdrawal': async (sandbox) => {
      let key = {};
      const values = await withdrawer(sandbox, async (member) => {
        key = await usedKey(sandbox, member, createWithdrawal.id);
      });
      return { ...values, ...key };
    },
  }),
};

/** A member with money, a payee name and a payment password. */
export async function payee(sandbox: Sandbox, more: Partial<Member> = {}): Promise<Member> {
  const { db, clock } = sandbox;
  const paymentPasswordHash = await quickHash(RIGHT);
  const member = await freshMember(sandbox, { payeeName: HOLDER, paymentPasswordHash, ...more });
  await openWallet(db, member.id, BALANCE, clock.now());
  return member;
}

async function cardOwner(sandbox: Sandbox) {
  const member = await payee(sandbox);
  return { ...(await tokenOf(sandbox, member)), bankCardId: await bind(sandbox, member) };
}

/** The same, after the member gave a proof in its session. */
export async function justProved<Values extends { token: string }>(
  { db, clock }: Sandbox,
  values: Values,
): Promise<Values> {
  await noteAuthenticated(db, sha256(values.token), clock.now());
  return values;
}

/** A member whose money may go to a card, and what else is done to it first. */
async function withdrawer(sandbox: Sandbox, also: (member: Member) => Promise<void> = async () => {}) {
  const member = await payee(sandbox);
  const bankCardId = await bind(sandbox, member);
  await also(member);
  return { ...(await tokenOf(sandbox, member)), ...FREE, bankCardId, paymentPassword: RIGHT };
}

async function binder(sandbox: Sandbox, member: Member) {
  const { bankCode } = addBankCard.example.input;
  return { ...(await tokenOf(sandbox, member)), bankCode, cardNumber: freshCardNumber(), holder: HOLDER };
}

/** Binds a card to a member, long ago unless told; answers its id. */
export async function bind(
  { db, clock }: Sandbox,
  { id: memberId, payeeName: payee }: Member,
  more: { cardNumber?: string; boundAt?: number } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const { bankCode } = addBankCard.example.input;
  const boundAt = clock.now() - LONG_AGO_MS;
  const common = { id, merchant: STATE_MERCHANT, memberId, bankCode, holder: HOLDER, preferredAt: 0 };
  const card = { ...common, cardNumber: freshCardNumber(), boundAt, ...more };
  const kept = await insertBankCard(db, card, { most: 100, payee, told: null });
  if (kept) throw new SandboxError(`the card was not bound: ${kept}`);
  return id;
}

/** The member's money of a withdrawal is held. */
async function underWay(sandbox: Sandbox, member: Member) {
  const { db, clock } = sandbox;
  const at = clock.now();
  const day = dayIn(TIME_ZONE, at);
  const orderNo = newOrderNo('RT', at, TIME_ZONE);
  const amount = Number(EXAMPLE_WITHDRAWAL.amount) * 100;
  await writeWithdrawal(db, {
    orderNo,
    memberId: member.id,
    sequence: 0,
    intentHash: randomToken(),
    askedHash: '',
    day,
    amount,
    fee: 0,
    freeTime: 1,
    freeOfDay: 3,
    bankCode: 'CBUOM',
    cardNumber: freshCardNumber(),
    holder: HOLDER,
    locked: 0,
    requirementId: 0,
    at,
    checkAt: at,
    expectedAt: at + HOUR_MS,
    latestAt: at + 2 * HOUR_MS,
  });
  return { ...(await tokenOf(sandbox, member)), orderNo };
}

/** A withdrawal that the demo bank is to pay out; its number. */
async function askedToPay(sandbox: Sandbox): Promise<string> {
  const member = await payee(sandbox);
  const { orderNo } = await underWay(sandbox, member);
  const named = { orderNo, memberId: member.id };
  await writeChecked(sandbox.db, named, DEMO_BANK, sandbox.clock.now(), null);
  return orderNo;
}

/** A withdrawal that was paid out, and what the demo bank told of it. */
async function settled(sandbox: Sandbox) {
  const told = { ...noticeStatements(), orderNo: await askedToPay(sandbox) };
  await payoutOutcomes.settled(sandbox, told);
  return told;
}

async function change(sandbox: Sandbox, more: { oldPassword?: string; newPassword?: string } = {}) {
  const token = await tokenOf(sandbox, await payee(sandbox));
  return { ...token, oldPassword: RIGHT, newPassword: NEW, ...more };
}

async function changeByLogin(sandbox: Sandbox, loginPassword: string) {
  return { ...(await tokenOf(sandbox, await payee(sandbox))), loginPassword, newPassword: NEW };
}

export async function lock({ db, clock }: Sandbox, { id: memberId }: Member, locked: number): Promise<void> {
  const at = clock.now();
  const source = `state:${randomToken()}`;
  const common = { memberId, source, kind: 'bonus', promotionId: 501, gameType: 'RNG' } as const;
  await requiring(db, { ...common, locked, required: 10 * locked, at, until: at + 24 * HOUR_MS });
}

export async function failUntilLocked({ db, clock }: Sandbox, { id }: Member): Promise<void> {
  for (let tries = 0; tries < MOST_FAILURES; tries += 1) await countWrongTry(db, id, clock.now());
}

export async function changeRules({ db }: Sandbox, rules: Partial<WithdrawRules>): Promise<void> {
  const merchant = await readMerchant(db, STATE_MERCHANT);
  if (!merchant) throw new SandboxError('the site is not seeded');
  await updateMerchant(db, STATE_MERCHANT, { withdrawRules: { ...merchant.withdrawRules, ...rules } });
}

export async function usedKey(sandbox: Sandbox, { id: memberId, merchant }: Member, operation: string) {
  const idempotencyKey = crypto.randomUUID();
  const call = { merchant, memberId, operation, key: idempotencyKey };
  await once(sandbox, call, 'another input', async () => null);
  return { idempotencyKey };
}

export async function tokenOf({ db, clock }: Sandbox, member: Member) {
  return { token: await startSession(db, member, clock.now()) };
}

/** An account number that nobody has. */
const freshCardNumber = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(12, '1');
