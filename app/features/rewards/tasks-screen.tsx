import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MISSION_CYCLES, type MissionCycle } from '@/contracts/tasks/task-kinds';
import { useCloseSheet } from '../../lib/links/use-close-sheet';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { hasMoney } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { Loaded } from '../../shell/loaded';
import { buttonClass } from '../../ui/button';
import { LinkTabs, linkTab } from '../../ui/link-tabs';
import { Skeleton } from '../../ui/skeleton';
import { StateCard } from '../../ui/state-card';
import { ActualAccountCard } from './actual-account-card';
import { CheckInCard } from './check-in-card';
import { MissionCard } from './mission-card';
import { Part } from './part';
import { PromoCodeSheet } from './promo-code-sheet';
import { RebateCard } from './rebate-card';
import { REWARD_PARTS } from './reward-parts';
import { type Mission, type Tasks, tasksQuery } from './rewards.queries';
import type { TasksSearch } from './rewards.search';
import { RowLink, rowLinks } from './row-link';
import styles from './tasks-screen.module.css';

/** `/m/task`: check-ins, missions and the rebate, as the site has them, and the promo code (INVITE-05, INVITE-06, ROUTE-111). */
export function TasksScreen({ search }: { search: TasksSearch }) {
  useLocale();
  const session = useSession();
  if (!session) return null;
  return !hasMoney(session) ? <ActualAccountCard /> : <MemberTasks search={search} />;
}

function MemberTasks({ search }: { search: TasksSearch }) {
  const takesCodes = REWARD_PARTS.promoCode({ session: useSession(), flags: useSite().flags });
  const { cycle } = search;
  const tasks = useQuery(tasksQuery());
  const close = useCloseSheet({ to: '/m/task', search: { ...(cycle && { cycle }) } });
  return (
    <div className={styles.screen}>
      <Loaded
        query={tasks}
        pending={<Pending />}
        failed={{ title: m.tasks_failed_title(), text: m.tasks_failed_text() }}
      >
        {(tasks) => <AllTasks tasks={tasks} search={search} />}
      </Loaded>
      {takesCodes && (
        <div className={rowLinks}>
          <RowLink
            to="/m/task"
            search={{ ...search, sheet: 'code' }}
            state={{ openedHere: true }}
            opens
            icon="edit"
            name={m.tasks_promo()}
          />
        </div>
      )}
      {takesCodes && search.sheet === 'code' && <PromoCodeSheet onClose={close} />}
    </div>
  );
}

function AllTasks({ tasks, search }: { tasks: Tasks; search: TasksSearch }) {
  const { checkIn, dayEnds, missions, rebate } = tasks;
  if (!checkIn && missions.length === 0 && !rebate) {
    return (
      <StateCard kind="empty" title={m.tasks_empty_title()} text={m.tasks_empty_text()}>
        <Link to="/m/activity" className={buttonClass('tonal')}>
          {m.rewards_to_promotions()}
        </Link>
      </StateCard>
    );
  }
  return (
    <>
      {checkIn && <CheckInCard week={checkIn} dayEnds={dayEnds} withRule />}
      {missions.length > 0 && <Missions missions={missions} search={search} />}
      {rebate && (
        <Part id="rebate" title={m.tasks_rebate()}>
          <RebateCard rebate={rebate} />
        </Part>
      )}
    </>
  );
}

const CYCLE_NAMES: Record<MissionCycle, () => string> = {
  daily: m.tasks_daily,
  weekly: m.tasks_weekly,
  once: m.tasks_once,
};

function Missions({ missions, search }: { missions: readonly Mission[]; search: TasksSearch }) {
  const { cycle = 'daily' } = search;
  const shown = missions.filter((mission) => mission.cycle === cycle).sort(claimableFirst);
  return (
    <Part id="missions" title={m.tasks_missions()}>
      <div className={styles.missions}>
        <LinkTabs label={m.tasks_cycle()}>
          {MISSION_CYCLES.map((one) => (
            <Link
              key={one}
              to="/m/task"
              search={one === 'daily' ? {} : { cycle: one }}
              replace
              resetScroll={false}
              viewTransition={false}
              className={linkTab}
              activeOptions={{ exact: true }}
              aria-current={one === cycle ? 'page' : undefined}
            >
              {CYCLE_NAMES[one]()}
            </Link>
          ))}
        </LinkTabs>
        {shown.length === 0 ? (
          <p className={styles.none}>{m.tasks_none()}</p>
        ) : (
          <ul className={styles.list}>
            {shown.map((mission) => (
              <li key={`${mission.id} ${mission.period}`}>
                <MissionCard mission={mission} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Part>
  );
}

/** What may be claimed before what is open, what was claimed last; else in the site's order. */
function claimableFirst(one: Mission, other: Mission): number {
  return placeOf(one) - placeOf(other);
}

function placeOf({ done, target, claimed }: Mission): number {
  if (claimed) return 2;
  return done >= target ? 0 : 1;
}

function Pending() {
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton className={styles.pendingWeek} />
      <Skeleton className={styles.pendingMission} />
      <Skeleton className={styles.pendingMission} />
    </div>
  );
}
