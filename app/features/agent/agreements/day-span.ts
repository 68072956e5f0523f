import { moneyDay } from '../../../lib/dates';
import { m } from '../../../paraglide/messages.js';

/** From when until when an agreement is in force, its last day where it has one. */
export function daySpan(from: string, until: string | null): string {
  // Calendar days: they have no zone.
  const written = (day: string) => moneyDay(day, 'UTC');
  return m.contract_span({ from: written(from), until: until ? written(until) : '…' });
}
