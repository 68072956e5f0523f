import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { firstPicture } from '../../domain/announcements/first-picture';
import { OperatorImage } from '../../domain/media/operator-image';
import { drawnHero } from '../../domain/media/own-art';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import styles from './popular-strip.module.css';
import { popularQuery } from './promotions.queries';

const SHOWN = 6;

/** The announcements that many look at, in one low row above something else; nothing while there are none (GAME-78, GAME-79). */
export function PopularStrip() {
  useLocale();
  const { data } = useQuery(popularQuery());
  const popular = data?.list.slice(0, SHOWN) ?? [];
  if (popular.length === 0) return null;
  return (
    <nav className={styles.strip} aria-label={m.promo_popular_strip()}>
      {popular.map(({ id, title, announcementImages }) => (
        <Link key={id} to="/m/activityDetail" search={{ id }} preload={false} className={styles.item}>
          <OperatorImage
            className={styles.picture}
            path={firstPicture({ announcementImages }) || drawnHero(String(id))}
            instead={drawnHero(String(id))}
            alt=""
            width={72}
            height={48}
          />
          <span className={styles.title}>
            <bdi>{title}</bdi>
          </span>
        </Link>
      ))}
    </nav>
  );
}
