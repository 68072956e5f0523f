import { hasChangedSince, listObjections } from '../../db/objections';
import type { Member, ProtectionChange } from '../../db/schema';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';
import type { Channel } from './contact';
import { FREEZE_MS, OBJECTION_LIFE_MS } from './objection-times';

type Freezable = Pick<Member, 'id' | 'frozenUntil'>;

const CHANGES_OF: Record<Channel, readonly ProtectionChange[]> = {
  mobile: ['mobileProved', 'mobileAdded', 'mobileChanged'],
  email: ['emailProved', 'emailAdded', 'emailChanged'],
};

/** Until when nothing that protects an account changes and no money leaves it; null while it is free. */
export function frozenUntil({ frozenUntil }: Freezable, now: number): number | null {
  return frozenUntil !== null && frozenUntil > now ? frozenUntil : null;
}

/** @throws Refusal `account.frozen` */
export function refuseFrozen(member: Freezable, now: number): void {
  if (frozenUntil(member, now) !== null) throw new Refusal('account.frozen');
}

/**
 * Whether a contact may set no password: the account is frozen, and the contact is one that somebody may have objected
 * to. Any other lets its owner back in while the account rests.
 */
export async function isRecoveryFrozen(
  { db, clock, member }: Pick<RequestContext, 'db' | 'clock'> & { member: Freezable },
  channel: Channel,
): Promise<boolean> {
  const until = frozenUntil(member, clock.now());
  if (until === null) return false;
  const since = await objectedSince(db, member.id, until);
  return hasChangedSince(db, member.id, CHANGES_OF[channel], since - OBJECTION_LIFE_MS);
}

/**
 * From when on what a member has set up counts as seen by its owner: from then, or where somebody has objected to it or
 * may have, from the end of the rest on. Until then its owner could not take it away.
 */
export async function seenFrom(db: RequestContext['db'], member: Freezable, setAt: number): Promise<number> {
  const until = member.frozenUntil;
  if (until === null || setAt >= until) return setAt;
  const since = await objectedSince(db, member.id, until);
  return setAt > since - OBJECTION_LIFE_MS ? until : setAt;
}

/** When the first was made of the objections that an account rests for: one that is made meanwhile moves the end on. */
async function objectedSince(db: RequestContext['db'], memberId: number, until: number): Promise<number> {
  let since = until - FREEZE_MS;
  for (const at of await listObjections(db, memberId)) {
    if (at >= since - FREEZE_MS) since = Math.min(since, at);
  }
  return since;
}
