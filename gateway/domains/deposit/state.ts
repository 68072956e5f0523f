import type { DepositState } from '@/contracts/deposit/deposit-order';
import type { DepositFacts } from '../../db/deposits';

type Known = {
  order: Pick<DepositFacts['order'], 'amount' | 'expiresAt' | 'kind'>;
  ending: Pick<NonNullable<DepositFacts['ending']>, 'kind'> | null;
  paid: number;
};

/**
 * Where an order stands. It follows from what is known, in whatever order that came: money counts before anything that
 * ended the order, so that what comes late arrives, and an order is never in two states. A part waits for the rest while
 * the order may be paid; a card that was worth less has told all that it will.
 */
export function depositState({ order, ending, paid }: Known, now: number): DepositState {
  if (paid >= order.amount) return 'arrived';
  const isOver = ending !== null || now >= order.expiresAt || order.kind === 'voucher';
  if (paid > 0) return isOver ? 'partlyArrived' : 'partlyPaid';
  if (ending) return ending.kind;
  return now >= order.expiresAt ? 'expired' : 'pending';
}
