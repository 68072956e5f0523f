import type { cancelDeposit, getDeposit, listDeposits } from '@/contracts/deposit/orders';
import { type DepositFacts, findDeposit, insertEnding, listMemberDeposits } from '../../db/deposits';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { orderResponse, summaryOf } from './order-response';

/** Orders in the list. */
const SHOWN = 20;

/** @throws Refusal `content.not.found` for a number that is no order of the member's */
export async function order(call: Call<typeof getDeposit>) {
  return orderResponse(await own(call), call);
}

/** The member's last orders, newest first. */
export async function orders(call: Call<typeof listDeposits>) {
  const rows = await listMemberDeposits(call.db, call.member.id, SHOWN);
  return { list: rows.map((facts) => summaryOf(facts, call)) };
}

/**
 * Ends an order that was not paid in whole; one that has ended so stays so.
 * @throws Refusal `content.not.found`, `deposit.not.open`
 */
export async function cancel(call: Call<typeof cancelDeposit>) {
  const { db, clock, input } = call;
  await own(call);
  await insertEnding(db, { orderNo: input.orderNo, kind: 'cancelled', at: clock.now() });
  const facts = await own(call);
  const described = orderResponse(facts, call);
  const isEnded = described.state === 'cancelled' || described.state === 'partlyArrived';
  if (!isEnded) throw new Refusal('deposit.not.open');
  return described;
}

type Asking = Pick<Call<typeof getDeposit>, 'db' | 'member' | 'input'>;

async function own({ db, member, input }: Asking): Promise<DepositFacts> {
  const facts = await findDeposit(db, input.orderNo);
  if (facts?.order.memberId !== member.id) throw new Refusal('content.not.found');
  return facts;
}
