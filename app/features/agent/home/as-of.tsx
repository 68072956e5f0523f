import { clockTime, dayAndTime, todayIn } from '@/app/lib/time/dates';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import styles from './as-of.module.css';
import type { TeamKpi } from './home.queries';

type Props = {
  kpi: TeamKpi;
  /** The running day of the site. */
  today: string;
  /** Newer figures could not be loaded. */
  isError: boolean;
  /** They are being asked for again. */
  isFetching: boolean;
  onRetry: () => void;
};

/** As of when the figures are, and how many the team is; of old ones that newer did not come, and another try. */
export function AsOf({ kpi: { updatedAt, members, agents }, today, isError, isFetching, onRetry }: Props) {
  const { timeZone } = useSite();
  const isToday = updatedAt !== null && todayIn(timeZone, updatedAt) === today;
  const time = isToday ? clockTime(updatedAt, timeZone) : dayAndTime(updatedAt, timeZone);
  if (isError) {
    return (
      <div className={styles.stale}>
        <Notice kind="warning">{m.agent_stale({ time })}</Notice>
        <Button
          look="tonal"
          icon="refresh"
          busyText={isFetching ? m.action_working() : undefined}
          onClick={onRetry}
        >
          {m.action_retry()}
        </Button>
      </div>
    );
  }
  return (
    <p className={styles.asOf}>
      <span>{`${m.agent_team_size({ members: formatCount(members), agents: formatCount(agents) })} `}</span>
      {time && <span>{m.agent_as_of({ time })}</span>}
    </p>
  );
}
