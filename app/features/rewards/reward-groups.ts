import type { Reward, Standing } from './rewards.queries';

/** What may be claimed now comes first, then what is in progress, then what is past (REWARD-03). */
export const GROUPS = ['claimable', 'running', 'past'] as const;
export type RewardGroup = (typeof GROUPS)[number];
/** A reward, or how far the member is with a promotion. */
export type RewardItem = { reward: Reward } | { standing: Standing };

/** Labels of applications that are over; any other one, also an unknown one, is in progress (REWARD-12). */
const OVER: readonly string[] = ['rejected', 'issued', 'claimed', 'closed'];

/** Rewards and applications by group, the newest first; what may be claimed, by when its time is over. */
export function groupRewards(
  rewards: readonly Reward[],
  applications: readonly Standing[],
): Record<RewardGroup, RewardItem[]> {
  const claimable = rewards
    .filter(({ state }) => state === 'claimable')
    .sort((one, other) => one.claimBefore - other.claimBefore);
  const past = rewards.filter(({ state }) => state !== 'claimable');
  const isOver = ({ status }: Standing) => OVER.includes(status);
  const newestFirst = (items: RewardItem[]) => items.sort((one, other) => momentOf(other) - momentOf(one));
  return {
    claimable: claimable.map((reward) => ({ reward })),
    running: newestFirst(applications.filter((one) => !isOver(one)).map((standing) => ({ standing }))),
    past: newestFirst([
      ...past.map((reward) => ({ reward })),
      ...applications.filter(isOver).map((standing) => ({ standing })),
    ]),
  };
}

const momentOf = (item: RewardItem): number => ('reward' in item ? item.reward.at : item.standing.at);
