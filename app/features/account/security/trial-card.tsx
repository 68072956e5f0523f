import { TrialCard as Card } from '@/app/domain/member/trial-card';
import { m } from '@/app/paraglide/messages.js';

/** Stands for a screen of the security centre, which a trial has nothing to secure in (ROLE-29, ROLE-30). */
export function TrialCard() {
  return <Card title={m.member_trial()} />;
}
