import { type StateEntry, signedIn } from './state-entry';

/** Rewards and promo codes. */
export const rewardStates = {
  'a member has a reward and an application': signedIn(
    'A member is logged in with a reward to claim, of a promotion and with a picture, and a promotion with a picture applied for; nothing else.',
  ),
  'a member may claim the reward': signedIn(
    'A member is logged in; `rewardId` is a reward of the member to claim.',
    'rewardId',
  ),
  'a member on trial claims a reward': signedIn('A member of type 4 is logged in.', 'rewardId'),
  'the reward is another’s': signedIn(
    'A member is logged in; `rewardId` is a reward of another member.',
    'rewardId',
  ),
  'the reward was claimed': signedIn(
    'A member is logged in; `rewardId` is a reward that the member has claimed.',
    'rewardId',
  ),
  'the time of the reward is over': signedIn(
    'A member is logged in; `rewardId` is a reward of the member that was not claimed in its time.',
    'rewardId',
  ),
  'a member may use the promo code': signedIn(
    'A member is logged in who may use the promo code `code`; it brings a reward of a promotion, with a picture.',
    'code',
  ),
  'a member on trial enters a promo code': signedIn('A member of type 4 is logged in.', 'code'),
  'nobody has the promo code': signedIn('A member is logged in; there is no promo code `code`.', 'code'),
  'the member has used the promo code': signedIn(
    'A member is logged in who has used the promo code `code`.',
    'code',
  ),
  'the promo code is over': signedIn('A member is logged in; the promo code `code` is over.', 'code'),
  'the promo code is for other members': signedIn(
    'A member is logged in whom the promo code `code` is not for.',
    'code',
  ),
  'the member has tried too many promo codes': signedIn(
    'A member is logged in who tried so many promo codes that none is taken for a while.',
    'code',
  ),
} satisfies Record<string, StateEntry>;
