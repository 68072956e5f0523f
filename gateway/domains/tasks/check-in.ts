import type { checkIn as operation } from '@/contracts/tasks/claims';
import { listCheckIns, readStreak, writeCheckIn } from '../../db/tasks';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { dayAfter, siteDays, weekOf } from '../../platform/site-days';
import { refuseFree } from '../../platform/trial';
import { refuseClosed, type Tasker } from './open-tasks';

/** A check-in of yesterday may come between judging and writing. */
const MOST_TRIES = 3;

/**
 * Checks in on the running day, once, and gives its points (INVITE-08).
 * @throws Refusal those of the contract
 */
export async function checkIn(call: Call<typeof operation>) {
  const { db, clock, member, merchant, input } = call;
  refuseFree(member);
  await refuseClosed(call, 'LOGIN');
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const at = clock.now();
    const today = siteDays(merchant).dayOf(at);
    if ((await readStreak(db, member.id, input.day)) > 0) break;
    if (input.day !== today) throw new Refusal('task.over');
    const streak = 1 + (await readStreak(db, member.id, dayAfter(today, -1)));
    const points = pointsOf(call, streak);
    if (await writeCheckIn(db, { memberId: member.id, day: today, streak, points, at })) {
      return { points, streak };
    }
  }
  throw new Refusal('task.done');
}

/** The running week: what was checked in, what today brings, and the days to come if none is left out (INVITE-06). */
export async function checkInWeek(call: Tasker, today: string) {
  const { from, to } = weekOf(today);
  const yesterday = dayAfter(today, -1);
  // The day before a Monday counts for its days in a row.
  const known = await listCheckIns(call.db, call.member.id, { from: dayAfter(from, -1), to });
  const byDay = new Map(known.map((one) => [one.day, one]));
  const before = byDay.get(yesterday)?.streak ?? 0;
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = dayAfter(from, index);
    const done = byDay.get(day);
    if (done) return { day, points: done.points, state: 'done' as const };
    if (day < today) return { day, points: 0, state: 'missed' as const };
    const ahead = (Date.parse(day) - Date.parse(today)) / 86_400_000;
    const points = pointsOf(call, before + ahead + 1);
    return { day, points, state: day === today ? ('today' as const) : ('coming' as const) };
  });
  return { today, streak: byDay.get(today)?.streak ?? before, days };
}

/** What the so-and-so-many-th day in a row brings; after the last one it begins anew. */
function pointsOf({ merchant }: Pick<Tasker, 'merchant'>, streak: number): number {
  const { checkInPoints } = merchant.taskRules;
  return checkInPoints[(streak - 1) % checkInPoints.length] ?? 0;
}
