import { clockTime, exactClockTime, moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Icon } from '@/app/ui/icon';
import type { IconName } from '@/app/ui/symbol-names';
import styles from './tracker.module.css';
import { type ShownStep, shownSteps } from './tracker-steps';
import type { Withdrawal } from './withdraw.queries';

/** The steps of a withdrawal with their times; the state of each is said in words too. */
export function TrackerSteps({ order }: { order: Withdrawal }) {
  return (
    <ol className={styles.steps} aria-label={m.tracker_steps()}>
      {shownSteps(order).map((shown) => (
        <Step key={shown.step} shown={shown} order={order} />
      ))}
    </ol>
  );
}

function Step({ shown, order }: { shown: ShownStep; order: Withdrawal }) {
  const { timeZone } = useSite();
  const { step, state, at } = shown;
  const isLast = step === 'paid' && state !== 'done';
  const time = isLast
    ? m.tracker_about({ time: clockTime(order.expectedAt, timeZone) })
    : exactClockTime(at, timeZone);
  return (
    <li className={styles.step} data-state={state} data-step={step}>
      <span className={styles.mark}>
        <Icon name={iconOf(shown)} size={18} />
      </span>
      <div className={styles.what}>
        <p className={styles.name}>
          <span>{nameOf(shown)}</span>
          <span className="visually-hidden">{`, ${stateOf(state)}`}</span>
          {time && <span className={styles.time}>{time}</span>}
        </p>
        <p className={styles.text}>{textOf(shown, order, moneyDay(at, timeZone))}</p>
      </div>
    </li>
  );
}

function iconOf({ step, state }: ShownStep): IconName {
  if (state === 'done') return step === 'returned' ? 'wallet' : 'check';
  if (step === 'paid') return 'bank';
  return step === 'paying' ? 'transfer' : 'shield';
}

function stateOf(state: ShownStep['state']): string {
  if (state === 'done') return m.tracker_step_done();
  return state === 'now' ? m.tracker_step_now() : m.tracker_step_next();
}

function nameOf({ step, state }: ShownStep): string {
  const done = state === 'done';
  switch (step) {
    case 'requested':
      return m.tracker_step_requested();
    case 'held':
      return m.tracker_step_held();
    case 'checked':
      return done ? m.tracker_step_checked() : m.tracker_step_checking();
    case 'paying':
      return done ? m.tracker_step_paying_done() : m.tracker_step_paying();
    case 'paid':
      return done ? m.tracker_step_paid_done() : m.tracker_step_paid();
    case 'returned':
      return m.tracker_step_returned();
  }
}

function textOf({ step, state }: ShownStep, { bankName }: Withdrawal, day: string): string {
  switch (step) {
    case 'held':
      return m.tracker_step_held_text();
    case 'checked':
      return state === 'done' ? m.tracker_step_checked_text() : m.tracker_step_checking_text();
    case 'paying':
      return state === 'done' ? bankName : m.tracker_step_paying_text({ bank: bankName });
    case 'paid':
      return state === 'done' ? day : m.tracker_step_paid_text();
    default:
      return day;
  }
}
