import { addBankCard } from '@/contracts/bank-cards/bank-cards';
import { EXAMPLE_WITHDRAWAL } from '@/contracts/withdraw/withdrawal';
import { insertBankCard } from '../../db/bank-cards';
import { writeChecked } from '../../db/payouts';
import { HOUR_MS } from '../../db/quota-uses';
import type { Member } from '../../db/schema';
import { requiring } from '../../db/wagering-requirements';
import { writeWithdrawal } from '../../db/withdrawals';
import { dayIn } from '../../domains/register/age';
import { startSession } from '../../domains/session/open-session';
import { openWallet } from '../../domains/wallet/open-wallet';
import { payoutOutcomes } from '../../domains/withdraw/payout-outcomes';
import { randomToken } from '../../platform/hash';
import { newOrderNo } from '../../platform/order-no';
import { DEMO_BANK } from '../../seed/demo-bank';
import { type Sandbox, SandboxError } from './command';
import { noticeStatements } from './deposit-states';
import { quickHash } from './quick-hash';
import type { State } from './state';
import { freshMember, STATE_MERCHANT } from './state-member';

const BALANCE = 1_234_567_800;
export const RIGHT = '220926';
export const WRONG = '310715';
const HOLDER = 'NGUYEN MINH AN';
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const LONG_AGO_MS = 60 * 24 * HOUR_MS;

/** Provider states of bank cards, the payment password and withdrawals; each of a member nobody else uses. */
export const withdrawStates: Record<string, State> = {
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
};

/** A member with money, a payee name and a payment password. */
export async function payee(sandbox: Sandbox, more: Partial<Member> = {}): Promise<Member> {
  const { db, clock } = sandbox;
  const paymentPasswordHash = await quickHash(RIGHT);
  const member = await freshMember(sandbox, { payeeName: HOLDER, paymentPasswordHash, ...more });
  await openWallet(db, member.id, BALANCE, clock.now());
  return member;
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

export async function lock({ db, clock }: Sandbox, { id: memberId }: Member, locked: number): Promise<void> {
  const at = clock.now();
  const source = `state:${randomToken()}`;
  const common = { memberId, source, kind: 'bonus', promotionId: 501, gameType: 'RNG' } as const;
  await requiring(db, { ...common, locked, required: 10 * locked, at, until: at + 24 * HOUR_MS });
}

export async function tokenOf({ db, clock }: Sandbox, member: Member) {
  return { token: await startSession(db, member, clock.now()) };
}

/** An account number that nobody has. */
const freshCardNumber = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(12, '1');
