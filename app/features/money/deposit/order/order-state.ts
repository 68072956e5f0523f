import type { getDeposit } from '../../../../../contracts/deposit/orders';
import type { AnswerOf } from '../../../../../contracts/operation';

/** An order as the screen has it. */
export type Order = AnswerOf<typeof getDeposit>;

/** Whether it may still be paid. */
export const isWaiting = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'pending' || state === 'partlyPaid';

/** Whether nobody needs to ask any longer: a part that was paid waits for its rest as long as the order does. */
export const isOver = (order: Pick<Order, 'state' | 'expiresAt'>): boolean =>
  !isWaiting(order) || (order.state === 'partlyPaid' && Date.now() > order.expiresAt);
