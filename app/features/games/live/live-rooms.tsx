import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useUnreadChat } from '@/app/domain/member/unread.queries';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSession } from '@/app/session/session.queries';
import { useSite } from '@/app/session/site.queries';
import { Badge } from '@/app/ui/badge';
import { Button } from '@/app/ui/button';
import { LinkTabs, linkTab } from '@/app/ui/link-tabs';
import { LaunchOverlay } from '../launch/launch-overlay';
import { roomsQuery } from './live.queries';
import { hasLiveRooms } from './live-parts';
import styles from './live-rooms.module.css';
import { LIVE_TABS, type LiveTab } from './live-tabs';
import { RoomCard } from './room-card';
import { useChat } from './use-chat';

/** Live rooms above the live games, while the site has the chat (CHAT-30, CHAT-31, FLAG-20). */
export function LiveRooms({ live }: { live: LiveTab | undefined }) {
  useLocale();
  return hasLiveRooms(useSite()) ? <Rooms wanted={live ?? 'hot'} /> : null;
}

function Rooms({ wanted }: { wanted: LiveTab }) {
  const isMember = useSession() !== null;
  const tab = wanted === 'focus' && !isMember ? 'hot' : wanted;
  const unread = useUnreadChat();
  return (
    <section className={styles.live} aria-labelledby="live-rooms">
      <div className={styles.head}>
        <h2 id="live-rooms" className={styles.heading}>
          {m.live_title()}
        </h2>
        <Link to="/m/chat" className={styles.chat}>
          <span>{m.live_chat()}</span>
          <Badge count={unread} label={m.live_unread({ count: unread })} />
        </Link>
      </div>
      <LinkTabs label={m.live_title()}>
        {LIVE_TABS.map((one) =>
          one === 'focus' && !isMember ? (
            <Link
              key={one}
              to="/m/login"
              search={{ redirect: '/m/live-games?live=focus' }}
              className={linkTab}
            >
              {nameOf(one)}
            </Link>
          ) : (
            <Link
              key={one}
              to="/m/live-games"
              search={(before: object) => ({ ...before, live: one === 'hot' ? undefined : one })}
              className={linkTab}
              activeOptions={{ exact: true }}
              aria-current={one === tab ? 'page' : undefined}
              replace
              resetScroll={false}
            >
              {nameOf(one)}
            </Link>
          ),
        )}
      </LinkTabs>
      <RoomList tab={tab} />
      <LaunchOverlay />
    </section>
  );
}

function RoomList({ tab }: { tab: LiveTab }) {
  const { data, isError, isFetching, refetch } = useQuery(roomsQuery(tab));
  const { enter } = useChat();
  if (data?.length) {
    return (
      <ul className={styles.rail} data-busy={isFetching ? '' : undefined}>
        {data.map((room) => (
          <li key={room.anchorId}>
            <RoomCard room={room} onEnter={enter} />
          </li>
        ))}
      </ul>
    );
  }
  if (data) return <p className={styles.note}>{tab === 'focus' ? m.live_focus_empty() : m.live_empty()}</p>;
  if (isError && !isFetching) {
    return (
      <div className={styles.note} role="alert">
        <p>{m.live_failed()}</p>
        <Button look="tonal" icon="refresh" onClick={() => void refetch()}>
          {m.action_retry()}
        </Button>
      </div>
    );
  }
  return <div className={styles.waiting} data-later="" role="status" aria-label={m.live_loading()} />;
}

function nameOf(tab: LiveTab): string {
  switch (tab) {
    case 'hot':
      return m.live_tab_hot();
    case 'promo':
      return m.live_tab_promo();
    case 'model':
      return m.live_tab_model();
    case 'focus':
      return m.live_tab_focus();
  }
}
