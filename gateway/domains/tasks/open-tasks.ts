import { listPromotionKeys } from '../../db/content';
import type { Member, Merchant } from '../../db/schema';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';

/** Whose tasks, and where. */
export type Tasker = Pick<RequestContext, 'db' | 'clock' | 'language'> & {
  member: Member;
  merchant: Merchant;
};
/** Keys of the promotions that each kind of task needs (INVITE-07 to INVITE-09). */
type TaskKey = 'LOGIN' | 'MISSION' | 'SAVIOR';

/** @throws Refusal `task.closed` without a promotion of the key */
export async function refuseClosed({ db, merchant }: Pick<Tasker, 'db' | 'merchant'>, key: TaskKey) {
  if (!(await listPromotionKeys(db, merchant.code)).has(key)) throw new Refusal('task.closed');
}
