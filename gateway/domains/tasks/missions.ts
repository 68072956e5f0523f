import type { claimMission as operation } from '@/contracts/tasks/claims';
import type { MissionCycle } from '@/contracts/tasks/task-kinds';
import type { Mission } from '../../db/schema';
import { countDone, listMissionClaims, listMissions, writeMission } from '../../db/tasks';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { siteDays, spanOf, weekOf } from '../../platform/site-days';
import { refuseFree } from '../../platform/trial';
import { refuseClosed, type Tasker } from './open-tasks';

/** The period of a mission that may be done but once. */
const ONCE = 'once';

/** The site's missions, how far the member is with each, and whether it was claimed (INVITE-06, INVITE-07). */
export async function missionsOf(call: Tasker, today: string) {
  const { db, member, merchant, language } = call;
  const week = siteDays(merchant).startOf(weekOf(today).from);
  const [all, claims] = await Promise.all([
    listMissions(db, merchant.code),
    listMissionClaims(db, member.id, week),
  ]);
  return Promise.all(
    all.map(async (mission) => {
      const { id, cycle, names, texts, art, points, goal, link } = mission;
      const period = periodOf(cycle, today);
      const done = Math.min(goal.target, await doneOf(call, mission, today));
      return {
        id,
        cycle,
        period,
        name: names[language],
        text: texts[language],
        picture: art,
        points,
        done,
        target: goal.target,
        claimed: claims.has(`${id} ${period}`),
        link,
      };
    }),
  );
}

/**
 * Gives the points of a mission that is done, once for its day or week (INVITE-07).
 * @throws Refusal those of the contract
 */
export async function claimMission(call: Call<typeof operation>) {
  const { db, clock, member, merchant, input } = call;
  refuseFree(member);
  await refuseClosed(call, 'MISSION');
  const mission = (await listMissions(db, merchant.code)).find(({ id }) => id === input.missionId);
  const at = clock.now();
  const today = siteDays(merchant).dayOf(at);
  if (!mission || input.period !== periodOf(mission.cycle, today)) throw new Refusal('task.over');
  if ((await listMissionClaims(db, member.id, 0)).has(`${mission.id} ${input.period}`)) {
    throw new Refusal('task.done');
  }
  if ((await doneOf(call, mission, today)) < mission.goal.target) throw new Refusal('task.unfinished');
  const claim = { memberId: member.id, mission, period: input.period };
  if (!(await writeMission(db, claim, at))) throw new Refusal('task.done');
  return { points: mission.points };
}

function doneOf({ db, member, merchant }: Tasker, { cycle, goal }: Mission, today: string): Promise<number> {
  const days = daysOf(cycle, today);
  return countDone(db, member.id, goal, { days, span: spanOf(siteDays(merchant), days) });
}

/** The days that count for a mission. */
function daysOf(cycle: MissionCycle, today: string) {
  if (cycle === 'weekly') return weekOf(today);
  return { from: cycle === 'daily' ? today : '2000-01-01', to: today };
}

function periodOf(cycle: MissionCycle, today: string): string {
  return cycle === 'once' ? ONCE : daysOf(cycle, today).from;
}
