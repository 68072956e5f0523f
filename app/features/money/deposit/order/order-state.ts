import type { getDeposit } from '../../../../../contracts/deposit/orders';
import type { AnswerOf } from '../../../../../contracts/operation';
import { onPhone } from '../../../../lib/phone-time';

/** An order as the screen has it. */
export type Order = AnswerOf<typeof getDeposit>;

/** Whether it may still be paid. */
export const isWaiting = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'pending' || state === 'partlyPaid';

/** So long after its end an order is still asked for: a bank may take that long to tell of money. Milliseconds. */
const LATE_MS = 24 * 3_600_000;

/** Whether its time or itself is over, so that money may come but is not expected to. */
export const isLate = ({ state, expiresAt }: Pick<Order, 'state' | 'expiresAt'>): boolean =>
  state !== 'pending' && (state !== 'partlyPaid' || Date.now() > onPhone(expiresAt));

/** Whether nobody needs to ask any longer: it has arrived, its card was refused, or too long ago it was to be paid. */
export const isOver = ({ state, kind, expiresAt }: Pick<Order, 'state' | 'kind' | 'expiresAt'>): boolean =>
  state === 'arrived' ||
  (state === 'refused' && kind === 'voucher') ||
  Date.now() > onPhone(expiresAt) + LATE_MS;
