import { TrialCard } from '../../domain/member/trial-card';
import { m } from '../../paraglide/messages.js';

/** Stands for a money screen that users on trial do not have (ROLE-29, ROLE-30, MONEY-20). */
export function ActualAccountCard() {
  return <TrialCard title={m.money_trial_title()} />;
}
