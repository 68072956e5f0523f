import type { SiteFlags } from '../../../contracts/flags';
import { isFreeAccount, isTrial } from '../../session/member-types';

/** What an entry leads to: the bonus, money, or a change of the account. Plain browsing has no guard (FOOT-16). */
export type Guard = 'bonus' | 'money' | 'account';
export type Refusal = 'free_reject' | 'contact_service' | 'actual_account';

type Asked = {
  session: { type: number; trial?: boolean | undefined } | null;
  flags: Pick<SiteFlags, 'REWCEN3'>;
};

/**
 * Why an entry does not open, if it does not: a free account before all, then a trial, then a bonus that is switched
 * off (FOOT-14 to FOOT-21, ROLE-29, ROLE-30). A guest is not refused: the target leads to the login (FOOT-17).
 */
export function refusalOf(guard: Guard, { session, flags }: Asked): Refusal | undefined {
  if (!session) return undefined;
  if (guard !== 'account' && isFreeAccount(session.type)) return 'free_reject';
  if (isTrial(session)) return 'actual_account';
  return guard === 'bonus' && !flags.REWCEN3 ? 'contact_service' : undefined;
}
