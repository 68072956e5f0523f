import { dayRange, writtenDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import type { MyContract } from './agreements.queries';

/** What a contract is judged by, in words. */
export type Basis = {
  title: string;
  /** Beside the step that was reached. */
  reached: string;
  name: string;
  amount: MinorUnits;
  /** Loss of former periods; null where nothing is carried. */
  carried: MinorUnits | null;
};

/** The figures that a contract is judged by: of yesterday, its best hour, or the running period (AGENT-24). */
export function basisOf({ basis }: MyContract, today: string): Basis | null {
  if (!basis) return null;
  const { amount } = basis;
  if ('carried' in basis) {
    const title = m.contract_if_dividend({ range: dayRange(basis) });
    const name = m.contract_net_win();
    return { title, reached: m.contract_reached_dividend(), name, amount, carried: basis.carried };
  }
  const date = writtenDay(basis.day, today);
  const turnover = { name: m.contract_turnover(), amount, carried: null };
  if ('hour' in basis) {
    const { hour } = basis;
    if (amount === 0) return null;
    const title = m.contract_if_hour({ hour, next: hour + 1, date });
    return { title, reached: m.contract_reached_hour(), ...turnover };
  }
  return { title: m.contract_if_salary({ date }), reached: m.contract_reached_salary(), ...turnover };
}
