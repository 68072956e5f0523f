import { toPhoneClock } from '@/app/lib/time/clock-skew';
import type { getDeposit } from '@/contracts/deposit/orders';
import type { ResponseOf } from '@/contracts/operation';
import type { MinorUnits } from '@/contracts/shared/minor-units';

/** An order as the screen has it. */
export type Order = ResponseOf<typeof getDeposit>;

/** Whether it may still be paid. A card has no rest to wait for, whatever a backend calls it. */
export const isWaiting = ({ state, kind }: Pick<Order, 'state' | 'kind'>): boolean =>
  state === 'pending' || (state === 'partlyPaid' && kind !== 'voucher');

/** What the channel keeps: of the whole amount while nothing came, then of what came, so that the sums add up. */
export const feeOf = ({ paid, credited, fee }: Pick<Order, 'paid' | 'credited' | 'fee'>): MinorUnits =>
  paid > 0 ? ((paid - credited) as MinorUnits) : fee;

/** So long after its end an order is still asked for: a bank may take that long to tell of money. Milliseconds. */
const LATE_MS = 24 * 3_600_000;

/** Whether its time or itself is over, so that money may come but is not expected to. */
export const isLate = (order: Pick<Order, 'state' | 'kind' | 'expiresAt'>): boolean =>
  order.state !== 'pending' && (!isWaiting(order) || Date.now() > toPhoneClock(order.expiresAt));

/** Whether nobody needs to ask any longer: it has arrived, its card was heard of, or too long ago it was to be paid. */
export const isOver = ({ state, kind, expiresAt }: Pick<Order, 'state' | 'kind' | 'expiresAt'>): boolean =>
  state === 'arrived' ||
  (kind === 'voucher' && ['refused', 'partlyPaid', 'partlyArrived'].includes(state)) ||
  Date.now() > toPhoneClock(expiresAt) + LATE_MS;
