import type { sendFeedback as operation } from '@/contracts/content/feedback';
import { saveFeedback } from '../../db/feedback';
import { HOUR_MS, type Quota } from '../../db/quota-uses';
import type { Call } from '../../platform/handler';
import { consumeQuotaOrRefuse } from '../../platform/quota';
import { refuseTrial } from '../../platform/trial';

/** How much feedback a member may send within a day. */
export const MOST_FEEDBACK = 10;

export const feedbackQuotas = (memberId: number): Quota[] => [
  { key: `feedback:member:${memberId}`, most: MOST_FEEDBACK, withinMs: 24 * HOUR_MS },
];

/** Keeps a member's feedback (CALL-33). @throws Refusal `account.trial`, or `rate.limited` with the seconds to wait. */
export async function sendFeedback({ db, clock, member, input }: Call<typeof operation>) {
  refuseTrial(member);
  await consumeQuotaOrRefuse(db, feedbackQuotas(member.id), clock.now());
  await saveFeedback(db, { memberId: member.id, ...input, at: clock.now() });
  return null;
}
