import { moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { Notice } from '@/app/ui/notice';
import type { DownlineVersion, MyVersion } from './agreements.queries';

/** Says of an agreement that it is not in force yet, or has a last day. */
export function ForceNote({ version: { state, from, until } }: { version: MyVersion | DownlineVersion }) {
  if (state === 'agreed' && from)
    return <Notice kind="info">{m.agreement_starts({ date: moneyDay(from, 'UTC') })}</Notice>;
  if (state === 'inForce' && until)
    return <Notice kind="warning">{m.agreement_ends({ date: moneyDay(until, 'UTC') })}</Notice>;
  return null;
}
