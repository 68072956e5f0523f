import { MISSION_CYCLES, type MissionCycle } from '../../../contracts/tasks/task-kinds';
import { GROUPS, type RewardGroup } from './reward-groups';

/** What an address shows of the reward centre: one group of rewards, and a sheet. */
export type RewardsSearch = {
  show?: RewardGroup | undefined;
  /** The reward whose conditions are open. */
  reward?: string | undefined;
  /** The promo code, or how rewards work. */
  sheet?: 'code' | 'info' | undefined;
};
/** What an address shows of the tasks. */
export type TasksSearch = { cycle?: MissionCycle | undefined; sheet?: 'code' | undefined };

/** What an address names; what cannot name anything is left out. */
export function rewardsSearch({ show, reward, sheet }: Record<string, unknown>): RewardsSearch {
  const group = GROUPS.find((known) => known === show);
  return {
    ...(group && { show: group }),
    ...(typeof reward === 'string' && reward !== '' && { reward }),
    ...(sheet === 'info' ? ({ sheet } as const) : sheetOf(sheet)),
  };
}

/** What an address names; the daily missions without a word. */
export function tasksSearch({ cycle, sheet }: Record<string, unknown>): TasksSearch {
  const known = MISSION_CYCLES.find((one) => one === cycle);
  return { ...(known && { cycle: known }), ...sheetOf(sheet) };
}

const sheetOf = (sheet: unknown) => (sheet === 'code' ? ({ sheet } as const) : {});
