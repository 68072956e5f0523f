import type { getTasks } from '@/contracts/tasks/overview';
import { listPromotionKeys } from '../../db/content';
import type { Call } from '../../platform/handler';
import { dayAfter, siteDays } from '../../platform/site-days';
import { checkInWeek } from './check-in';
import { missionsOf } from './missions';
import { rebateOf } from './rebate';

/** The member's tasks, each kind while a promotion of its key is on (INVITE-06 to INVITE-09). */
export async function tasks(call: Call<typeof getTasks>) {
  const { db, clock, merchant } = call;
  const days = siteDays(merchant);
  const today = days.dayOf(clock.now());
  const keys = await listPromotionKeys(db, merchant.code);
  const [checkIn, missions, rebate] = await Promise.all([
    keys.has('LOGIN') ? checkInWeek(call, today) : null,
    keys.has('MISSION') ? missionsOf(call, today) : [],
    keys.has('SAVIOR') ? rebateOf(call, today) : null,
  ]);
  return { dayEnds: days.startOf(dayAfter(today)), checkIn, missions, rebate };
}
