import { OperatorImage } from '@/app/domain/media/operator-image';
import { m } from '@/app/paraglide/messages.js';
import { isFlagOn } from '@/contracts/flags';
import type { Room } from './live.queries';
import styles from './room-card.module.css';

type Props = { room: Room; onEnter: (room: Room) => void };

/** One live room: picture, badge of its type, who hosts it, what it is about, and of models whether they are there. */
export function RoomCard({ room, onEnter }: Props) {
  const { nickName, imageUrl, title, roomType } = room;
  return (
    <button type="button" className={styles.card} onClick={() => onEnter(room)}>
      <span className={styles.picture}>
        <OperatorImage
          path={imageUrl ?? ''}
          instead="/art/avatars/12-lantern.svg"
          alt=""
          width={128}
          height={128}
        />
        {roomType && (
          <span className={styles.type} data-type={roomType}>
            {typeOf(roomType)}
          </span>
        )}
      </span>
      <bdi className={styles.name} translate="no">
        {nickName}
      </bdi>
      {title && <bdi className={styles.title}>{title}</bdi>}
      <State room={room} />
    </button>
  );
}

/** In words and by a sign of its own, never by colour alone. */
function State({ room: { active, streaming } }: { room: Room }) {
  if (active === undefined && streaming === undefined) return null;
  const state = isFlagOn(streaming) ? 'streaming' : isFlagOn(active) ? 'active' : 'away';
  return (
    <span className={styles.state} data-state={state}>
      <span className={styles.sign} aria-hidden="true" />
      <span>{STATES[state]()}</span>
    </span>
  );
}

const STATES = { streaming: m.live_streaming, active: m.live_active, away: m.live_away };

function typeOf(type: NonNullable<Room['roomType']>): string {
  switch (type) {
    case 'FREE':
      return m.live_type_free();
    case 'VIP':
      return m.live_type_vip();
    case 'PAID':
      return m.live_type_paid();
  }
}
