import { createDeposit } from '../../contracts/deposit/orders';
import { insertDeposit } from '../db/deposits';
import type { Db } from '../db/open';
import { findPayment, writePayment } from '../db/payments';
import { HOUR_MS } from '../db/quota-uses';
import type { Member } from '../db/schema';
import { DEMO_BANK } from './demo-bank';

type Paid = {
  member: Pick<Member, 'id' | 'merchant'>;
  /** In 1/100 units. */
  amount: number;
  at: number;
  orderNo: string;
  /** Names it at the demo bank; a second payment of the name counts for nothing. */
  id: string;
};

/** A deposit at the demo bank that was paid at once. */
export async function payIn(db: Db, { member, amount, at, orderNo, id }: Paid): Promise<void> {
  if (await findPayment(db, { provider: DEMO_BANK, id })) return;
  const order = await insertDeposit(db, {
    orderNo,
    reference: orderNo,
    kind: 'redirect',
    amount,
    option: 'PHUSA',
    returnUrl: createDeposit.example.input.returnUrl,
    merchant: member.merchant,
    memberId: member.id,
    intentHash: `paid-in:${id}`,
    askedHash: '',
    feeRate: 0,
    bonus: null,
    channelId: 'page',
    channelNames: { vi: 'Cổng thanh toán', en: 'Payment page' },
    provider: DEMO_BANK,
    instructions: { transfer: null, payUrl: null, qr: null },
    createdAt: at,
    expiresAt: at + HOUR_MS,
  });
  if (!order) throw new Error('no deposit was written');
  await writePayment(db, { provider: DEMO_BANK, id, order, amount, playTimes: 0, noticesOf: null }, at);
}
