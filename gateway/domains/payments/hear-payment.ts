import type { InputOf } from '@/contracts/operation';
import type { paymentReceived, paymentRefused } from '@/contracts/payment/payment';
import { minorUnitsOf } from '@/contracts/shared/minor-units';
import {
  type DepositFacts,
  findByReference,
  findByReferences,
  findDeposit,
  insertEnding,
} from '../../db/deposits';
import type { Notice } from '../../db/inbox';
import { LedgerError } from '../../db/ledger';
import { readMerchant } from '../../db/merchants';
import {
  type ArrivedPayment,
  findHeard,
  findPayment,
  findUnmatched,
  type NewPayment,
  NoOrderWaitsError,
  writePayment,
  writeUnmatched,
} from '../../db/payments';
import type { DepositOrder } from '../../db/schema';
import { bonusNotice, depositNotice } from '../../platform/event-notices';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';
import { referencesIn } from './references-in';

/** References that are looked for in one text: nobody writes more, and the database takes a hundred. */
const MOST_REFERENCES = 20;

/**
 * Takes in what a provider says came in, once for its transaction id: credits the order that it names, less the fee, or
 * keeps aside what names none, or is more than the account can hold. It counts whatever became of the order meanwhile, and
 * whatever became of the member: it is the member's money. A text that is no reference names an order where it has one
 * reference inside, and that order waits for exactly this amount.
 * @throws Refusal `transaction.reused` for another amount or order under the same id
 */
export async function hearReceived(context: RequestContext, told: InputOf<typeof paymentReceived>) {
  const { db, clock } = context;
  const { provider, transactionId, reference } = told;
  // The contract has checked that it is an exact amount.
  const amount = minorUnitsOf(told.amount) as number;
  const named = { provider, id: transactionId };
  const order =
    (await findByReference(db, provider, reference)) ??
    (await findByText(context, { provider, reference, amount }));
  const keepAside = () => writeUnmatched(db, { ...named, reference, amount }, clock.now());
  const write = () =>
    order
      ? credit(context, order, { ...named, text: reference, amount }).catch(ifNotCreditable(keepAside))
      : keepAside();
  const isNew = !(await findHeard(db, named)) && (await write());
  if (isNew) return { transactionId, repeated: false };
  const earlier = await findHeard(db, named);
  if (earlier?.reference !== reference || earlier.amount !== amount) throw new Refusal('transaction.reused');
  return { transactionId, repeated: true };
}

/**
 * Credits money that was kept aside to the order that staff have found for it; the number of the order that has it,
 * which is another one when it was matched before.
 * @throws Refusal `order.unknown` for no such money, or no order of its provider
 */
export async function matchPayment(
  context: Pick<RequestContext, 'db' | 'clock'>,
  { provider, transactionId, orderNo }: { provider: string; transactionId: string; orderNo: string },
): Promise<string> {
  const named = { provider, id: transactionId };
  const [kept, found] = await Promise.all([
    findUnmatched(context.db, named),
    findDeposit(context.db, orderNo),
  ]);
  if (!kept || found?.order.provider !== provider) throw new Refusal('order.unknown');
  const { reference: text, amount } = kept;
  await credit(context, found.order, { ...named, text, amount, isMatched: true });
  const matched = await findPayment(context.db, named);
  if (!matched) throw new Error('money that was kept aside is gone');
  return matched.orderNo;
}

/** The orders whose references a transfer's text has inside, for who decides which of them it was for; none for a flood. */
export async function ordersNamedIn(db: RequestContext['db'], text: string): Promise<DepositFacts[]> {
  const references = referencesIn(text);
  const few = references.length <= MOST_REFERENCES ? references : [];
  return few.length > 0 ? findByReferences(db, few) : [];
}

/** The one order that a text names and that waits for exactly the amount; else whose it was is for staff to find. */
async function findByText(
  { db, clock }: RequestContext,
  told: { provider: string; reference: string; amount: number },
): Promise<DepositOrder | undefined> {
  const [named, ...others] = await ordersNamedIn(db, told.reference);
  if (!named || others.length > 0) return undefined;
  const { order, ending, paid } = named;
  const waits = order.provider === told.provider && !ending && clock.now() < order.expiresAt;
  return waits && told.amount === order.amount - paid ? order : undefined;
}

async function credit(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  order: DepositOrder,
  payment: Pick<NewPayment, 'provider' | 'id' | 'text' | 'amount' | 'isMatched'>,
): Promise<boolean> {
  const site = await readMerchant(db, order.merchant);
  if (!site) throw new RangeError(`no merchant '${order.merchant}'`);
  const playTimes = site.withdrawRules.depositTimes;
  const { orderNo, memberId } = order;
  const noticesOf = ({ fee, bonus }: ArrivedPayment, createdAt: number): Notice[] => [
    { memberId, createdAt, texts: depositNotice(orderNo, { amount: payment.amount, fee }, site) },
    ...(bonus ? [{ memberId, createdAt, texts: bonusNotice(bonus, site) }] : []),
  ];
  return writePayment(db, { ...payment, order, playTimes, noticesOf }, clock.now());
}

/**
 * Ends an order that its provider takes no money for; what came in before or comes later stays the member's.
 * @throws Refusal `order.unknown`
 */
export async function hearRefused(context: RequestContext, told: InputOf<typeof paymentRefused>) {
  const { provider, transactionId, reference, reason } = told;
  const { orderNo } = await orderOf(context, provider, reference);
  const isNew = await insertEnding(context.db, { orderNo, kind: 'refused', reason, at: context.clock.now() });
  return { transactionId, repeated: !isNew };
}

async function orderOf({ db }: RequestContext, provider: string, reference: string): Promise<DepositOrder> {
  const order = await findByReference(db, provider, reference);
  if (!order) throw new Refusal('order.unknown');
  return order;
}

const ifNotCreditable =
  <T>(instead: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    const isExcessive = error instanceof LedgerError && error.failure === 'balance.excessive';
    if (isExcessive || error instanceof NoOrderWaitsError) return instead();
    throw error;
  };
