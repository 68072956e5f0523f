import { Link } from '@tanstack/react-router';
import { drawnBanner, ownBannerOf } from '../../domain/media/own-art';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Block } from './block';
import styles from './blocks.module.css';
import type { HomeItem } from './home-content';
import { WordedPicture } from './worded-picture';

/** Up to three promotions, and the way to all of them (HOME-17 to HOME-20). */
export function HotEvents({ events }: { events: readonly HomeItem[] }) {
  useLocale();
  if (events.length === 0) return null;
  return (
    <Block name="events" title={m.home_events_title()} to="/m/activity" items={events.length}>
      <ul className={styles.promotions}>
        {events.map(({ id, title, cover }) => (
          <li key={id}>
            <Link to="/m/activity" search={{ id }} className={styles.whole}>
              <WordedPicture
                title={title}
                path={cover}
                own={cover ? ownBannerOf(cover) : drawnBanner(String(id))}
                instead={drawnBanner(String(id))}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
