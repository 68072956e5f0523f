import type { WITHDRAW_STEPS } from '@/contracts/withdraw/withdrawal';
import type { Withdrawal } from './withdraw.queries';

export type StepName = (typeof WITHDRAW_STEPS)[number];
/** A step of a withdrawal as it is shown: over, under way, or to come; `at` in epoch milliseconds once it is known. */
export type ShownStep = { step: StepName; state: 'done' | 'now' | 'next'; at: number | null };

const WAY: readonly StepName[] = ['requested', 'held', 'checked', 'paying', 'paid'];
/** Those that last: they are under way from their own moment on, and over with the next one. */
const LASTING: readonly StepName[] = ['paying'];

/** How a withdrawal stands, by its last step. */
export function statusOf({ steps }: Pick<Withdrawal, 'steps'>): StepName {
  return steps.at(-1)?.step ?? 'requested';
}

/** Nothing more is to come. */
export const isOver = (order: Pick<Withdrawal, 'steps'>): boolean =>
  ['paid', 'returned'].includes(statusOf(order));

/** The steps that were taken, the one under way, and those to come; of money that came back, what was taken alone. */
export function shownSteps({ steps }: Pick<Withdrawal, 'steps'>): ShownStep[] {
  const at = (name: StepName) => steps.find(({ step }) => step === name)?.at ?? null;
  if (statusOf({ steps }) === 'returned') {
    return steps.map(({ step, at }) => ({ step, state: 'done', at }));
  }
  const open = WAY.findIndex((step, place) => {
    const isTaken = at(step) !== null;
    const isPassed = WAY.slice(place + 1).some((later) => at(later) !== null);
    return !isTaken || (LASTING.includes(step) && !isPassed);
  });
  return WAY.map((step, place) => ({
    step,
    state: open < 0 || place < open ? 'done' : place === open ? 'now' : 'next',
    at: at(step),
  }));
}
