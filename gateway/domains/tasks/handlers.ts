import type { Handlers } from '../../platform/handler';
import { checkIn } from './check-in';
import { claimMission } from './missions';
import { tasks } from './overview';
import { claimRebate } from './rebate';

/** What answers the calls `tasks.*`. */
export const tasksHandlers = {
  'tasks.overview': tasks,
  'tasks.checkIn': checkIn,
  'tasks.claimMission': claimMission,
  'tasks.claimRebate': claimRebate,
} satisfies Handlers<'tasks'>;
