import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { drawnBanner, ownBannerOf } from '../../lib/own-art';
import { searchId } from '../../lib/search-id';
import { m } from '../../paraglide/messages.js';
import { firstPicture } from '../../shell/first-picture';
import { useLocale } from '../../shell/locale';
import { OperatorImage } from '../../shell/operator-image';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { homeContentQuery } from './home.queries';
import { HOT_EVENTS } from './home-limits';
import styles from './hot-events.module.css';
import type { HotEvent as Event } from './pick-hot-events';

const PENDING = Array.from({ length: HOT_EVENTS }, (_, index) => index);

/** Up to three promotions, and the way to all of them (HOME-17 to HOME-20). */
export function HotEvents() {
  useLocale();
  const { data, isPending } = useQuery(homeContentQuery());
  const events = data?.events ?? [];
  if (!isPending && events.length === 0) return null;
  return (
    <section className={styles.events} aria-labelledby="home-events" aria-busy={isPending}>
      <div className={styles.head}>
        <h2 id="home-events" className={styles.heading}>
          {m.home_events_title()}
        </h2>
        <Link to="/m/activity" className={styles.more}>
          {m.home_more()}
          <span className="visually-hidden"> {m.home_events_title()}</span>
          <Icon name="next" />
        </Link>
      </div>
      <ul className={styles.list}>
        {isPending
          ? PENDING.map((index) => (
              <li key={index}>
                <Skeleton className={styles.pending} />
              </li>
            ))
          : events.map((event) => (
              <li key={event.id}>
                <HotEvent event={event} />
              </li>
            ))}
      </ul>
    </section>
  );
}

function HotEvent({ event }: { event: Event }) {
  const picture = firstPicture(event);
  const own = picture ? ownBannerOf(picture) : drawnBanner(String(event.id));
  return (
    <Link
      to="/m/activity"
      search={{ id: searchId(event.id) }}
      className={styles.card}
      data-own={own ? '' : undefined}
    >
      <span className={styles.box}>
        <OperatorImage
          className={styles.picture}
          path={own ?? picture}
          instead={drawnBanner(String(event.id))}
          alt=""
          width={640}
          height={280}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi>{event.title}</bdi>
        </span>
      </span>
    </Link>
  );
}
