import type { ChangeNotice } from '../../db/change-notices';
import type { Message } from '../../db/outbox';
import { HOUR_MS, type Quota, releaseQuota } from '../../db/quota-uses';
import type { Member, Merchant, ProtectionChange } from '../../db/schema';
import { readSecurityFacts } from '../../db/security';
import { randomToken, sha256 } from '../../platform/hash';
import { consumeQuotaOrRefuse } from '../../platform/quota';
import type { RequestContext } from '../../platform/request-context';
import { changeMessage, changeNotice } from './change-message';
import { type Channel, contactOf } from './contact';
import { isRecoveryFrozen } from './frozen';
import { OBJECTION_LIFE_MS } from './objection-times';

/** 128 bits: short enough for an SMS, beyond guessing. */
const CODE_BYTES = 16;

/** Changes of a member that are told: each costs a message or two. */
const MOST_OF_HOUR = 10;
const MOST_OF_DAY = 30;

type Changing = Pick<RequestContext, 'db' | 'clock' | 'language'> & { merchant: Merchant; member: Member };

/**
 * How a member is told that something which protects the account changes: in the inbox, and at every contact that is
 * proved before the change. `also` names a channel whose present contact is told though it was never proved: the one
 * that another is about to replace, or that the change itself is proved by. A contact that somebody may have objected to
 * is sent no link while the account rests: it may be the thief's, who would have it rest for ever.
 * @throws Refusal `rate.limited` where the member has changed too much lately: what is not told is not done
 */
export async function noticeOf(
  { db, clock, language, merchant, member }: Changing,
  change: ProtectionChange,
  also?: Channel,
): Promise<ChangeNotice> {
  const at = clock.now();
  await consumeQuotaOrRefuse(db, changeQuotas(member, change, also), at);
  const facts = await readSecurityFacts(db, member.id);
  const code = randomToken(CODE_BYTES);
  const isTold = { mobile: facts.provedMobile, email: facts.provedEmail };
  const isDoubtful = {
    mobile: await isRecoveryFrozen({ db, clock, member }, 'mobile'),
    email: await isRecoveryFrozen({ db, clock, member }, 'email'),
  };
  const messages = (['mobile', 'email'] as const).flatMap((channel): Message[] => {
    const recipient = contactOf(member, channel);
    if (!recipient || isDoubtful[channel] || (channel !== also && isTold[channel] !== recipient)) return [];
    const body = changeMessage(merchant, { change, code, channel }, language);
    return [{ channel: channel === 'email' ? 'email' : 'sms', recipient, body, sentAt: at }];
  });
  return {
    memberId: member.id,
    change,
    at,
    messages,
    texts: changeNotice(change),
    codeHash: sha256(code),
    expiresAt: at + OBJECTION_LIFE_MS,
  };
}

/**
 * Makes a change that is told (`noticeOf`). One that is refused counts for nothing: what a found session tries in vain keeps
 * the member from no change.
 */
export async function changeWithNotice<T>(
  changing: Changing,
  change: ProtectionChange,
  make: (told: ChangeNotice) => Promise<T>,
): Promise<T> {
  const told = await noticeOf(changing, change);
  try {
    return await make(told);
  } catch (error) {
    const keys = changeQuotas(changing.member, change, undefined).map(({ key }) => key);
    for (const key of new Set(keys)) await releaseQuota(changing.db, key);
    throw error;
  }
}

/**
 * Each way to a new login password is counted by itself, and all other changes together: whoever has one way in, and uses
 * it up, keeps the member from no other.
 */
function changeQuotas(
  { id, mustChangePassword }: Member,
  change: ProtectionChange,
  provedBy: Channel | undefined,
): Quota[] {
  const way = provedBy ?? (mustChangePassword ? 'given' : 'own');
  const key = `change:${id}:${change === 'passwordChanged' ? `password:${way}` : 'others'}`;
  return [
    { key, most: MOST_OF_HOUR, withinMs: HOUR_MS },
    { key, most: MOST_OF_DAY, withinMs: 24 * HOUR_MS },
  ];
}
