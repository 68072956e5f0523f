import * as v from 'valibot';
import { createDeposit } from '../../../contracts/deposit/orders';
import { amount } from '../../../contracts/shared/amount';
import { insertDeposit } from '../../db/deposits';
import { recordPayment } from '../../db/payments';
import type { Member } from '../../db/schema';
import { HOUR_MS } from '../../db/turns';
import { randomToken } from '../../hash';
import { newOrderNo, readableCode } from '../../order-no';
import { DEMO_BANK } from '../../seed/demo-bank';
import { command, type Sandbox, type SandboxApp, SandboxError } from './command';
import { memberOf } from './member-of';
import { merchantField } from './site';

const paidSchema = v.object({
  ...{ merchant: merchantField, account: v.string(), amount },
  hoursAgo: v.optional(v.number(), 0),
});

/** Money that a member paid in, so long ago, for invitations that count it. It stays after `/reset`. */
export function addReferralCommands(app: SandboxApp): void {
  command(app, '/payments', paidSchema, async (sandbox, { merchant, account, amount: paid, hoursAgo }) => {
    const member = await memberOf(sandbox, merchant, account);
    await payIn(sandbox, member, paid, sandbox.clock.now() - hoursAgo * HOUR_MS);
  });
}

/** A deposit of a member that was paid at a moment; `amount` in 1/100 units. */
export async function payIn(
  { db }: Pick<Sandbox, 'db'>,
  member: Member,
  amount: number,
  at: number,
): Promise<void> {
  const order = await insertDeposit(db, {
    ...{ orderNo: newOrderNo('NT', at, 'Asia/Ho_Chi_Minh'), reference: `HD${readableCode(8)}` },
    ...{ kind: 'redirect', amount, option: 'PHUSA', returnUrl: createDeposit.example.input.returnUrl },
    ...{
      merchant: member.merchant,
      memberId: member.id,
      intentHash: randomToken(),
      askedHash: '',
      feeRate: 0,
    },
    ...{ bonus: null, channelId: 'page', channelNames: { vi: 'Cổng thanh toán', en: 'Payment page' } },
    ...{
      provider: DEMO_BANK,
      instructions: { transfer: null, payUrl: null, qr: null },
      createdAt: at,
      expiresAt: at + HOUR_MS,
    },
  });
  if (!order) throw new SandboxError('no deposit was written');
  await recordPayment(db, { provider: DEMO_BANK, id: crypto.randomUUID(), order, amount, playTimes: 0 }, at);
}
