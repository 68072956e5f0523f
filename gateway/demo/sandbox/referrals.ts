import * as v from 'valibot';
import { amount } from '@/contracts/shared/amount';
import { HOUR_MS } from '../../db/quota-uses';
import type { Member } from '../../db/schema';
import { newOrderNo } from '../../platform/order-no';
import { payIn } from '../../seed/paid-in';
import { command, type Sandbox, type SandboxApp } from './command';
import { memberOf } from './member-of';
import { merchantField } from './site';

const paidSchema = v.object({
  merchant: merchantField,
  account: v.string(),
  amount,
  hoursAgo: v.optional(v.number(), 0),
});

/** Money that a member paid in, so long ago, for invitations that count it. It stays after `/reset`. */
export function addReferralCommands(app: SandboxApp): void {
  command(app, '/payments', paidSchema, async (sandbox, { merchant, account, amount: paid, hoursAgo }) => {
    const member = await memberOf(sandbox, merchant, account);
    await paidIn(sandbox, member, paid, sandbox.clock.now() - hoursAgo * HOUR_MS);
  });
}

/** A deposit of a member that was paid at a moment; `amount` in 1/100 units. */
export function paidIn({ db }: Pick<Sandbox, 'db'>, member: Member, amount: number, at: number) {
  const orderNo = newOrderNo('NT', at, 'Asia/Ho_Chi_Minh');
  return payIn(db, { member, amount, at, orderNo, id: crypto.randomUUID() });
}
