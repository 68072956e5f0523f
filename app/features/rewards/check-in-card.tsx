import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkIn } from '@/contracts/tasks/claims';
import { gateway } from '../../lib/calls/gateway';
import { toPhoneClock } from '../../lib/time/clock-skew';
import { writtenDay } from '../../lib/time/dates';
import { formatCount } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button';
import { cardClass } from '../../ui/card';
import { Icon } from '../../ui/icon';
import styles from './check-in-card.module.css';
import { type CheckInWeek, tasksQuery } from './rewards.queries';
import { useClaim } from './use-claim';
import { weekdayName } from './weekdays';

type Props = {
  week: CheckInWeek;
  /** When the running day ends. */
  dayEnds: number;
  /** Says the rule of the day's end, too. */
  withRule?: boolean;
};

/** The week of check-ins with the button of today; a new day of the site brings its own (INVITE-06, INVITE-08). */
export function CheckInCard({ week, dayEnds, withRule = false }: Props) {
  const { claim, claiming } = useClaim('check-in');
  const { today, streak, days } = week;
  const isDone = days.some(({ day, state }) => day === today && state === 'done');
  const best = Math.max(...days.map(({ points }) => points));
  useNewDay(dayEnds);

  function tap() {
    const input = { day: today };
    void claim({
      input,
      send: (idempotencyKey) => gateway(checkIn, input, undefined, idempotencyKey),
      told: ({ points, streak: days }) => m.tasks_check_in_done({ points: formatCount(points), days }),
    });
  }

  return (
    <section className={cardClass} aria-labelledby="check-in">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="check-in" className={styles.title}>
            {m.tasks_week()}
          </h2>
          <p className={styles.streak}>{streakText(streak)}</p>
        </div>
        {isDone ? (
          <span className={styles.done}>
            <Icon name="check" size={20} />
            <span>{m.tasks_checked_in()}</span>
          </span>
        ) : (
          <Button busyText={claiming ? m.tasks_checking_in() : undefined} onClick={tap}>
            {m.tasks_check_in()}
          </Button>
        )}
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <Day key={day.day} day={day} today={today} isBest={day.points === best} />
        ))}
      </ol>
      {withRule && <p className={styles.rule}>{m.tasks_day_rule()}</p>}
    </section>
  );
}

type DayProps = { day: CheckInWeek['days'][number]; today: string; isBest: boolean };

function Day({ day: { day, points, state }, today, isBest }: DayProps) {
  const named = { day: `${weekdayName(day)} ${writtenDay(day, today)}`, points };
  const icon = state === 'done' ? 'check' : state === 'missed' ? 'close' : isBest ? 'gift' : 'coins';
  return (
    <li className={styles.day} data-state={state} aria-current={day === today ? 'date' : undefined}>
      <span className="visually-hidden">{DAY_TEXTS[state](named)}</span>
      <span className={styles.weekday} aria-hidden="true">
        {weekdayName(day)}
      </span>
      <Icon name={icon} size={20} />
      <span className={styles.points} aria-hidden="true">
        {state === 'missed' ? '–' : `+${points}`}
      </span>
    </li>
  );
}

const DAY_TEXTS: Record<
  CheckInWeek['days'][number]['state'],
  (day: { day: string; points: number }) => string
> = {
  done: m.tasks_day_done,
  missed: m.tasks_day_missed,
  today: m.tasks_day_today,
  coming: m.tasks_day_coming,
};

function streakText(count: number): string {
  if (count === 0) return m.tasks_streak_none();
  return count === 1 ? m.tasks_streak_one() : m.tasks_streak({ count });
}

/** Asks for the tasks anew when the site's day ends while they are looked at. */
function useNewDay(dayEnds: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // A slow answer may bring a day that is over: it is asked for once more, and no more often than it says another end.
    const left = Math.max(toPhoneClock(dayEnds) - Date.now(), 0);
    const timer = setTimeout(() => void queryClient.invalidateQueries(tasksQuery()), left + 1_000);
    return () => clearTimeout(timer);
  }, [dayEnds, queryClient]);
}
