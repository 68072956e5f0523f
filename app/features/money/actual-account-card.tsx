import { FreeAccountCard } from '../../domain/member/free-account-card';
import { TrialCard } from '../../domain/member/trial-card';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';

/** Stands for a money screen that users on trial and free accounts do not have (ROLE-29, ROLE-30, ROLE-39, MONEY-20). */
export function ActualAccountCard() {
  const title = m.money_trial_title();
  return isTrial(useSession()) ? <TrialCard title={title} /> : <FreeAccountCard title={title} />;
}
