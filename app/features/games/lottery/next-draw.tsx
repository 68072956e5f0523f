import { m } from '@/app/paraglide/messages.js';
import { Tag, type TagTone } from '@/app/ui/tag';
import { type DrawState, stateOf, timeLeft } from './countdown';
import type { Draw } from './draws';
import styles from './lottery-card.module.css';
import { useSiteTime } from './site-clock';

const STATES: Record<DrawState, { tone: TagTone; label: () => string }> = {
  open: { tone: 'positive', label: m.lott_open },
  closed: { tone: 'warning', label: m.lott_closed },
  drawing: { tone: 'info', label: m.lott_drawing },
};

/** The open draw: its number, where it stands, and the time until it is held (GAME-85, GAME-86, GAME-88). */
export function NextDraw({ draw }: { draw: Draw }) {
  const now = useSiteTime();
  const state = stateOf(draw, now);
  const { tone, label } = STATES[state];
  const { days, clock } = timeLeft(draw.drawTime, now);
  return (
    <div className={styles.next}>
      <p className={styles.numero}>{m.lott_numero({ numero: draw.numero })}</p>
      <p className={styles.state}>
        <Tag tone={tone}>{label()}</Tag>
        <span className={styles.left} hidden={state === 'drawing'}>
          <span>{`${m.lott_draws_in()} `}</span>
          <span role="timer" aria-live="off" className={styles.timer}>
            {days > 0 && <span>{`${m.lott_days({ days })} `}</span>}
            <bdi dir="ltr">{clock}</bdi>
          </span>
        </span>
      </p>
    </div>
  );
}
