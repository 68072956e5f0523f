import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { createWithdrawal } from '@/contracts/withdraw/create-withdrawal';
import { insertBankCard } from '@/gateway/db/bank-cards';
import { updateMerchant } from '@/gateway/db/merchants';
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
import { freshMember, STATE_MERCHANT } from '../state-member';
import type { Handlers } from './handlers';
import { BALANCE, HOLDER } from './members';
import { memberOf, type Row } from './row';

const DAY_MS = 24 * HOUR_MS;
const BANK_CODE = 'CBUOM';
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const WITHDRAWN = 200_000_000;
const AT_VENDOR = 25_000_000;
const { bankCardId: _, ...ASKED } = v.parse(createWithdrawal.input, createWithdrawal.example.input);
const LONG_AGO_DAYS = 60;
const ANY_NUMBER = 1000;

/** Handlers of the states about money that leaves: bank cards, withdrawals, keys of idempotency. */
export const moneyHandlers = {
  'a bank card': async (row, { of = 'member', daysAgo = LONG_AGO_DAYS }) => {
    const member = await memberOf(row);
    await changeMember(row.db, member.id, { payeeName: HOLDER });
    if (of === 'member') {
      await bind(row, member, freshCardNumber(), daysAgo);
      return { bankCardId: await bind(row, member, freshCardNumber(), daysAgo) };
    }
    const cardNumber = freshCardNumber();
    if (of === 'another') await bind(row, await freshMember(row, { payeeName: HOLDER }), cardNumber, daysAgo);
    return { bankCode: BANK_CODE, cardNumber, holder: HOLDER };
  },

  'the member’s money': async (row, { toPlay, withdrawn, atVendor = false }) => {
    if (toPlay) await lock(row, toPlay === 'all' ? 2 * BALANCE : Math.round(BALANCE / 10));
    const order = withdrawn && (await withdrawOnce(row));
    if (order && withdrawn === 'cameBack') await returnWithdrawal(row, order.orderNo, 'bank');
    return { ...order, ...(atVendor && { vendor: await moveToVendor(row) }) };
  },

  'the key was used': async (row, { call = '' }) => {
    const { id: memberId, merchant } = await memberOf(row);
    const idempotencyKey = crypto.randomUUID();
    const intent = { merchant, memberId, operation: call, key: idempotencyKey };
    await once(row, intent, 'another intent', async () => null);
    return { idempotencyKey };
  },
} satisfies Partial<Handlers>;

/** A promotion asks that this much of the member's balance is played ten times. */
async function lock(row: Row, locked: number): Promise<void> {
  const { id: memberId } = await memberOf(row);
  const at = row.clock.now();
  const asked = { kind: 'bonus', promotionId: 501, gameType: 'RNG', required: 10 * locked } as const;
  const source = `state:${randomToken()}`;
  await requiring(row.db, { memberId, source, ...asked, locked, at, until: at + DAY_MS });
}

/** The member withdraws what the example of the call does, under a key. */
async function withdrawOnce(row: Row) {
  const { id: memberId, merchant } = await memberOf(row);
  const orderNo = await withdraw(row, memberId);
  const { bankCardId = '' } = row.values;
  const idempotencyKey = crypto.randomUUID();
  const intent = { merchant, memberId, operation: createWithdrawal.id, key: idempotencyKey };
  const asked = askedOf(createWithdrawal, { ...ASKED, bankCardId: String(bankCardId) });
  await once(row, intent, asked, async () => ({ orderNo }));
  return { orderNo, idempotencyKey };
}

/** A part of the member's money is at a vendor, whose name is answered. */
async function moveToVendor(row: Row): Promise<string> {
  const { id: memberId } = await memberOf(row);
  await updateMerchant(row.db, STATE_MERCHANT, { isSingle: false });
  const [vendor] = await listLobbyVendors(row.db);
  if (vendor === undefined) throw new SandboxError('the lobby has no games');
  const moved = { memberId, vendor, amount: AT_VENDOR, source: 'transfer:state' };
  await moveBetween(row.db, { ...moved, idempotencyKey: randomToken() }, row.clock.now());
  return vendor;
}

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
export async function withdraw({ db, clock }: Row, memberId: number): Promise<string> {
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
