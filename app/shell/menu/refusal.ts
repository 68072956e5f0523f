import type { SiteFlags } from '@/contracts/flags';
import type { RoutePath } from '../../screens';
import { isFreeAccount, isTrial } from '../../session/member-types';

export type Refusal = 'free_reject' | 'contact_service' | 'actual_account';

type Flags = Pick<SiteFlags, 'REWCEN3'>;
type Session = { type: number; trial?: boolean | undefined };
/** Whom an entry refuses, and what they are told. */
type Rule = { refuses: (session: Session, flags: Flags) => boolean; as: Refusal };

const freeAccounts: Rule = { refuses: ({ type }) => isFreeAccount(type), as: 'free_reject' };
const trials: Rule = { refuses: isTrial, as: 'actual_account' };
const everybodyWhileOff: Rule = { refuses: (_, flags) => !flags.REWCEN3, as: 'contact_service' };

/**
 * Who may not open a screen, wherever an entry leads to it; the first that holds is told. A trial of type 4 is a free
 * account too: where money comes in or goes out it hears what that one does, elsewhere that it is a trial. Plain
 * browsing refuses nobody (FOOT-14 to FOOT-21, ROLE-29, ROLE-30, ROLE-39, MEMB-32).
 */
const REFUSED: Readonly<Partial<Record<RoutePath, readonly Rule[]>>> = {
  '/m/rewardCenter': [freeAccounts, trials, everybodyWhileOff],
  '/m/voucherCenter': [freeAccounts, trials],
  '/m/withdraw': [freeAccounts, trials],
  '/m/inviteFriends': [trials, freeAccounts],
  '/m/transfer': [trials, freeAccounts],
  '/m/transferUp': [trials, freeAccounts],
  '/m/bankCards': [trials],
  '/m/changePsw': [trials],
  '/m/feedback': [trials],
  '/m/securityCenter': [trials],
};

/** Why an entry does not open, if it does not. A guest is not refused: the target leads to the login (FOOT-17). */
export function refusalOf(
  to: RoutePath,
  { session, flags }: { session: Session | null; flags: Flags },
): Refusal | undefined {
  if (!session) return undefined;
  return REFUSED[to]?.find(({ refuses }) => refuses(session, flags))?.as;
}
