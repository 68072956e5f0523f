import type { DepositKind, DepositState } from '@/contracts/deposit/deposit-order';
import { createDeposit } from '@/contracts/deposit/orders';
import { insertDeposit, insertEnding } from '../../db/deposits';
import { writePayment } from '../../db/payments';
import type { AgreedBonus, Member } from '../../db/schema';
import { openWallet } from '../../domains/wallet/open-wallet';
import { randomToken } from '../../platform/hash';
import { newOrderNo, newReference } from '../../platform/order-no';
import { DEMO_BANK } from '../../seed/demo-bank';
import { demoBank } from '../external/bank';
import { type Sandbox, SandboxError } from './command';
import type { State } from './state';
import { freshMember } from './state-member';

const AMOUNT = 50_000_000;
const LIFE_MS = 15 * 60_000;
/** A channel of each kind, and what is chosen at it. */
const CHANNELS: Record<DepositKind, { channelId: string; option?: string }> = {
  transfer: { channelId: 'transfer' },
  redirect: { channelId: 'page', option: 'PHUSA' },
  wallet: { channelId: 'wallet' },
  voucher: { channelId: 'card', option: 'SENVIET' },
};

/** Provider states of deposits, and of what payment providers tell; each of a member nobody else uses. */
export const depositStates: Record<string, State> = {
  'an order waits for its payment': async (sandbox) => {
    const { reference } = await deposit(sandbox, await depositor(sandbox));
    return { ...noticeStatements(), reference };
  },
  'no order has the reference': () => ({ ...noticeStatements(), reference: 'HDNOBODY' }),
  'the transaction id stands for another payment': async (sandbox) => {
    const { reference } = await deposit(sandbox, await depositor(sandbox));
    const other = await deposit(sandbox, await depositor(sandbox));
    const transactionId = crypto.randomUUID();
    await pay(sandbox, other, transactionId);
    return { ...noticeStatements(transactionId), reference };
  },
  'no withdrawal has the order number': () => ({ ...noticeStatements(), orderNo: 'RT261122-NOBODY' }),
};

/** What a provider tells, told for the first time. */
export const noticeStatements = (transactionId: string = crypto.randomUUID()) => ({
  provider: DEMO_BANK,
  transactionId,
});

async function depositor(sandbox: Sandbox): Promise<Member> {
  const member = await freshMember(sandbox);
  await openWallet(sandbox.db, member.id, 0, sandbox.clock.now());
  return member;
}

/** An order at a channel of a kind, and what became of it. */
async function deposit(
  sandbox: Sandbox,
  member: Member,
  kind: DepositKind = 'transfer',
  state: DepositState = 'pending',
  bonus: AgreedBonus | null = null,
) {
  const { db, clock } = sandbox;
  const now = clock.now();
  const { channelId, option = null } = CHANNELS[kind];
  const { returnUrl } = createDeposit.example.input;
  const opened = {
    orderNo: newOrderNo('NT', now, 'Asia/Ho_Chi_Minh'),
    reference: newReference(),
    kind,
    amount: AMOUNT,
    option,
    returnUrl,
  };
  const order = await insertDeposit(db, {
    ...opened,
    merchant: member.merchant,
    memberId: member.id,
    intentHash: randomToken(),
    askedHash: '',
    feeRate: 0,
    bonus,
    channelId,
    channelNames: { vi: 'Chuyển khoản', en: 'Transfer' },
    provider: DEMO_BANK,
    instructions: demoBank.instructionsFor('vi', opened),
    createdAt: now,
    expiresAt: now + LIFE_MS,
  });
  if (!order) throw new SandboxError('no deposit was written');
  if (state === 'arrived') await pay(sandbox, order, crypto.randomUUID());
  if (state === 'partlyPaid' || state === 'partlyArrived') {
    await pay(sandbox, order, crypto.randomUUID(), AMOUNT / 2);
  }
  if (state === 'partlyArrived' && kind !== 'voucher') {
    await insertEnding(db, { orderNo: order.orderNo, kind: 'cancelled', reason: null, at: now });
  }
  if (state === 'refused') {
    await insertEnding(db, { orderNo: order.orderNo, kind: 'refused', reason: 'declined', at: now });
  }
  return order;
}

async function pay(
  { db, clock }: Sandbox,
  order: Parameters<typeof writePayment>[1]['order'],
  id: string,
  amount = AMOUNT,
) {
  await writePayment(
    db,
    { provider: DEMO_BANK, id, order, amount, playTimes: 0, noticesOf: null },
    clock.now(),
  );
}
