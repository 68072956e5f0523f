import { dayRange, writtenDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import type { MyAgreement } from './agreements.queries';

/** What an agreement is judged by, in words. */
export type Basis = {
  title: string;
  /** Beside the step that was reached. */
  reached: string;
  name: string;
  amount: MinorUnits;
  /** Loss of former periods; null where nothing is carried. */
  carried: MinorUnits | null;
};

/** The figures that an agreement is judged by: of yesterday, its best hour, or the running period (AGENT-24). */
export function basisOf({ basis }: MyAgreement, today: string): Basis | null {
  if (!basis) return null;
  const { amount } = basis;
  if ('carried' in basis) {
    const title = m.agreement_if_dividend({ range: dayRange(basis) });
    const name = m.agreement_net_win();
    return { title, reached: m.agreement_reached_dividend(), name, amount, carried: basis.carried };
  }
  const date = writtenDay(basis.day, today);
  const turnover = { name: m.agreement_turnover(), amount, carried: null };
  if ('hour' in basis) {
    const { hour } = basis;
    if (amount === 0) return null;
    const title = m.agreement_if_hour({ hour, next: hour + 1, date });
    return { title, reached: m.agreement_reached_hour(), ...turnover };
  }
  return { title: m.agreement_if_salary({ date }), reached: m.agreement_reached_salary(), ...turnover };
}
