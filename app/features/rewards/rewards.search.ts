import { MISSION_CYCLES, type MissionCycle } from '@/contracts/tasks/task-kinds';
import { oneOf, searchSchema, word } from '../../lib/links/search-schema';
import { GROUPS, type RewardGroup } from './reward-groups';

/** What an address shows of the reward centre: one group of rewards, and a sheet. */
export type RewardsSearch = {
  show?: RewardGroup | undefined;
  /** The reward whose conditions are open. */
  reward?: string | undefined;
  /** The promo code, or how rewards work. */
  sheet?: 'code' | 'info' | undefined;
};

export const rewardsSearch = searchSchema<RewardsSearch>({
  show: oneOf(GROUPS),
  reward: word,
  sheet: oneOf(['code', 'info']),
});

/** What an address shows of the tasks; the daily missions without a word. */
export type TasksSearch = { cycle?: MissionCycle | undefined; sheet?: 'code' | undefined };

export const tasksSearch = searchSchema<TasksSearch>({
  cycle: oneOf(MISSION_CYCLES),
  sheet: oneOf(['code']),
});
