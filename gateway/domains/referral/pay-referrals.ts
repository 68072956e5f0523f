import { readMerchant } from '../../db/merchants';
import { openDb } from '../../db/open';
import { HOUR_MS } from '../../db/quota-uses';
import { type DueReferral, listDueReferrals, referralOrigin } from '../../db/referrals';
import { giveAndClaim } from '../../db/rewards';
import { clockAhead } from '../../platform/clock';
import type { Env } from '../../platform/env';
import { rewardNotice } from '../../platform/event-notices';
import { type Demo, demoIn } from '../../platform/gateway-app';
import { newOrderNo } from '../../platform/order-no';
import type { RequestContext } from '../../platform/request-context';
import { isSamePerson } from './same-person';

/** Of a run. */
const AT_ONCE = 50;
/** What the rewards of all invitations have in common. */
export const INVITATION = {
  names: { vi: 'Thưởng mời bạn bè', en: 'Invitation reward' },
  art: '/art/covers/rng-lantern-1.svg',
  points: 0,
  promotionId: null,
  gameType: null,
  codeMerchant: null,
  code: null,
};

/**
 * Pays for friends who paid in long enough ago, each once, to whoever invited them: one member's, or all (INVITE-03).
 * What it brings is the merchant's rule, and is to be played like any bonus.
 */
export async function payReferrals(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  memberId?: number,
): Promise<void> {
  const at = clock.now();
  // Whoever invited oneself stays due for ever, and must keep nobody else from being paid.
  const due = (await listDueReferrals(db, at, memberId)).filter(isOther).slice(0, AT_ONCE);
  for (const { friendId, memberId: inviterId, merchant: code } of due) {
    const merchant = await readMerchant(db, code);
    if (!merchant) throw new RangeError(`no merchant '${code}'`);
    const { reward: money, times } = merchant.referralRules;
    const reward = {
      ...INVITATION,
      id: newOrderNo('TH', at, merchant.timeZone),
      memberId: inviterId,
      origin: referralOrigin(friendId),
      money,
      times,
      at,
      claimBefore: at + HOUR_MS,
    };
    await giveAndClaim(db, reward, at, rewardNotice(merchant));
  }
}

const isOther = ({ inviterIdNumber, inviterPayeeName, ...friend }: DueReferral): boolean =>
  !isSamePerson({ idNumber: inviterIdNumber, payeeName: inviterPayeeName }, friend);

/** `payReferrals` on the worker's schedule; inside the sandbox and outside it. */
export async function payReferralsScheduled(env: Env, demo?: Demo): Promise<void> {
  const db = openDb(env);
  const clock = clockAhead((await demoIn(env, demo)?.clockOffset(db)) ?? 0);
  await payReferrals({ db, clock });
}
