import { moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';

/** From when until when an agreement is in force, its last day where it has one. */
export function daySpan(from: string, until: string | null): string {
  // Calendar days: they have no zone.
  const written = (day: string) => moneyDay(day, 'UTC');
  if (until === null) return m.agreement_since({ date: written(from) });
  return m.agreement_span({ from: written(from), until: written(until) });
}
