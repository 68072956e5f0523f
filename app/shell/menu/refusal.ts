import type { SiteFlags } from '@/contracts/flags';
import { isFreeAccount, isTrial } from '../../session/member-types';

type Guard = 'bonus' | 'money' | 'transfer' | 'account';
export type Refusal = 'free_reject' | 'contact_service' | 'actual_account';

type Asked = {
  session: { type: number; trial?: boolean | undefined } | null;
  flags: Pick<SiteFlags, 'REWCEN3'>;
};

/**
 * What a screen is, wherever an entry leads to it: the bonus, money, money that goes to and fro or comes by friends, or
 * the member's own account. Plain browsing has no guard (FOOT-16, ROLE-30, MEMB-32).
 */
const GUARDS: Readonly<Partial<Record<string, Guard>>> = {
  '/m/rewardCenter': 'bonus',
  '/m/voucherCenter': 'money',
  '/m/withdraw': 'money',
  '/m/bankCards': 'account',
  '/m/changePsw': 'account',
  '/m/feedback': 'account',
  '/m/inviteFriends': 'transfer',
  '/m/securityCenter': 'account',
  '/m/transfer': 'transfer',
  '/m/transferUp': 'transfer',
};

/**
 * Why an entry does not open, if it does not: a free account before all (a trial where money goes to and fro), then a
 * trial, then a bonus that is switched off (FOOT-14 to FOOT-21, ROLE-29, ROLE-30). A guest is not refused: the target
 * leads to the login (FOOT-17).
 */
export function refusalOf(to: string, { session, flags }: Asked): Refusal | undefined {
  const guard = GUARDS[to];
  if (!session || !guard) return undefined;
  const isFree = isFreeAccount(session.type);
  if ((guard === 'bonus' || guard === 'money') && isFree) return 'free_reject';
  if (isTrial(session)) return 'actual_account';
  if (guard === 'transfer' && isFree) return 'free_reject';
  return guard === 'bonus' && !flags.REWCEN3 ? 'contact_service' : undefined;
}
