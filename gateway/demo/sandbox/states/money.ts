import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { createWithdrawal } from '@/contracts/withdraw/create-withdrawal';
import { insertBankCard } from '@/gateway/db/bank-cards';
import { updateMerchant } from '@/gateway/db/merchants';
import { savePaymentPassword } from '@/gateway/db/payment-passwords';
import { HOUR_MS } from '@/gateway/db/quota-uses';
import { changeMember } from '@/gateway/db/sandbox';
import type { Member } from '@/gateway/db/schema';
import { requiring } from '@/gateway/db/wagering-requirements';
import { listLobbyVendors, moveBetween } from '@/gateway/db/wallets';
import { writeWithdrawal } from '@/gateway/db/withdrawals';
import { dayIn } from '@/gateway/domains/register/age';
import { returnWithdrawal } from '@/gateway/domains/withdraw/ends';
import { randomToken } from '@/gateway/platform/hash';
import { askedOf, once } from '@/gateway/platform/once';
import { newOrderNo } from '@/gateway/platform/order-no';
import { SandboxError } from '../command';
import { quickHash } from '../quick-hash';
import { freshMember, STATE_MERCHANT } from '../state-member';
import type { Handlers } from './handlers';
import { BALANCE, PAYMENT_PASSWORD } from './members';
import { memberOf, type Row } from './row';

const DAY_MS = 24 * HOUR_MS;
/** The member's name as banks print it. */
export const HOLDER = 'NGUYEN MINH AN';
const BANK_CODE = 'CBUOM';
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const WITHDRAWN = 200_000_000;
const AT_VENDOR = 25_000_000;
const { bankCardId: _, ...ASKED } = v.parse(createWithdrawal.input, createWithdrawal.example.input);
const LONG_AGO_DAYS = 60;
const ANY_NUMBER = 1000;

/** Handlers of the states about money that leaves: bank cards, the payment password, withdrawals, keys of idempotency. */
export const moneyHandlers = {
  'the member has a bank card': async (row, { daysAgo = LONG_AGO_DAYS }) => {
    const member = await memberOf(row);
    await changeMember(row.db, member.id, { payeeName: HOLDER });
    await bind(row, member, freshCardNumber(), daysAgo);
    return { bankCardId: await bind(row, member, freshCardNumber(), daysAgo) };
  },

  'a bank card': async (row, { bound = false }) => {
    const cardNumber = freshCardNumber();
    await changeMember(row.db, (await memberOf(row)).id, { payeeName: HOLDER });
    if (bound) await bind(row, await freshMember(row, { payeeName: HOLDER }), cardNumber, LONG_AGO_DAYS);
    return { bankCode: BANK_CODE, cardNumber, holder: HOLDER };
  },

  'the payment password': async (row, { state }) => {
    const { id } = await memberOf(row);
    if (state === 'none') await changeMember(row.db, id, { paymentPasswordHash: null });
    if (state !== 'changed') return;
    await savePaymentPassword(row.db, id, await quickHash(PAYMENT_PASSWORD), row.clock.now(), null);
  },

  'money is to be played': async (row, { all = false }) => {
    const { id: memberId } = await memberOf(row);
    const at = row.clock.now();
    const locked = all ? 2 * BALANCE : Math.round(BALANCE / 10);
    const asked = { kind: 'bonus', promotionId: 501, gameType: 'RNG', required: 10 * locked } as const;
    const source = `state:${randomToken()}`;
    await requiring(row.db, { memberId, source, ...asked, locked, at, until: at + DAY_MS });
  },

  'the member has withdrawn': async (row, { state = 'held' }) => {
    const { id: memberId, merchant } = await memberOf(row);
    const orderNo = await withdraw(row, memberId);
    if (state === 'cameBack') await returnWithdrawal(row, orderNo, 'bank');
    const { bankCardId = '' } = row.values;
    const idempotencyKey = crypto.randomUUID();
    const intent = { merchant, memberId, operation: createWithdrawal.id, key: idempotencyKey };
    const asked = askedOf(createWithdrawal, { ...ASKED, bankCardId: String(bankCardId) });
    await once(row, intent, asked, async () => ({ orderNo }));
    return { orderNo, idempotencyKey };
  },

  'the member has money at a vendor': async (row) => {
    const { id: memberId } = await memberOf(row);
    await updateMerchant(row.db, STATE_MERCHANT, { isSingle: false });
    const [vendor] = await listLobbyVendors(row.db);
    if (vendor === undefined) throw new SandboxError('the lobby has no games');
    const moved = { memberId, vendor, amount: AT_VENDOR, source: 'transfer:state' };
    await moveBetween(row.db, { ...moved, idempotencyKey: randomToken() }, row.clock.now());
    return { vendor };
  },

  'the key was used': async (row, { call = '' }) => {
    const { id: memberId, merchant } = await memberOf(row);
    const idempotencyKey = crypto.randomUUID();
    const intent = { merchant, memberId, operation: call, key: idempotencyKey };
    await once(row, intent, 'another intent', async () => null);
    return { idempotencyKey };
  },
} satisfies Partial<Handlers>;

/** Binds a card to a member so many days ago; its id. */
async function bind(
  { db, clock }: Row,
  member: Member,
  cardNumber: string,
  daysAgo: number,
): Promise<string> {
  const id = crypto.randomUUID();
  const card = { id, merchant: STATE_MERCHANT, memberId: member.id, bankCode: BANK_CODE, holder: HOLDER };
  const boundAt = clock.now() - daysAgo * DAY_MS;
  const kept = await insertBankCard(
    db,
    { ...card, cardNumber, boundAt, preferredAt: 0 },
    { most: ANY_NUMBER, payee: HOLDER, told: null },
  );
  if (kept) throw new SandboxError(`the card was not bound: ${kept}`);
  return id;
}

/** An account number that nobody has. */
const freshCardNumber = (): string => `1${String(randomInt(1e10, 1e11))}`;

/** Money that a member withdraws is held; the number of the order. */
async function withdraw({ db, clock }: Row, memberId: number): Promise<string> {
  const at = clock.now();
  const orderNo = newOrderNo('RT', at, TIME_ZONE);
  const card = { bankCode: BANK_CODE, cardNumber: freshCardNumber(), holder: HOLDER };
  const terms = { amount: WITHDRAWN, fee: 0, freeTime: 1, freeOfDay: 3, locked: 0, requirementId: 0 };
  const times = { at, checkAt: at, expectedAt: at + HOUR_MS, latestAt: at + 2 * HOUR_MS };
  const intent = { intentHash: randomToken(), askedHash: '', sequence: 0 };
  await writeWithdrawal(db, {
    orderNo,
    memberId,
    day: dayIn(TIME_ZONE, at),
    ...card,
    ...terms,
    ...times,
    ...intent,
  });
  return orderNo;
}
