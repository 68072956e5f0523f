import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { amount } from '../shared/amount';
import { address, anyId, count, gameKind, someText } from '../shared/values';
import { tolerant } from '../tolerant';

/** How a reward stands: it waits to be claimed, was claimed, or its time is over. */
export const REWARD_STATES = ['claimable', 'claimed', 'closed'] as const;

/** A reward of a member and its conditions: nothing of them stands elsewhere alone (REWARD-03). */
export const rewardSchema = v.object({
  id: someText,
  name: v.string(),
  /** The site draws one where there is none. */
  picture: tolerant(address, null),
  /** Either money or points; the other one is 0. */
  money: amount,
  points: count,
  /** How often money must be played before it may be withdrawn. */
  times: count,
  /** The one kind of games whose settled bets count for that; null where every game counts. */
  gameType: tolerant(gameKind, null),
  state: v.picklist(REWARD_STATES),
  /** Since when it stands so. */
  at: timestamp(),
  claimBefore: timestamp(),
  /** The promotion that says it at length, where one does. */
  promotionId: tolerant(anyId, null),
});

export const EXAMPLE_REWARD = {
  id: 'TH250821-4K7Q2M',
  name: 'Quà đêm hội trăng',
  picture: '/art/covers/rng-rabbit-1.svg',
  money: 400_000,
  points: 0,
  times: 5,
  gameType: 'RNG',
  state: 'claimable',
  at: 1755742513000,
  claimBefore: 1756054799000,
  promotionId: 502,
} as const;
