import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { firstPicture } from '../../domain/announcements/first-picture';
import { OperatorImage } from '../../domain/media/operator-image';
import { drawnHero } from '../../domain/media/own-art';
import { sameId } from '../../lib/links/search-id';
import { m } from '../../paraglide/messages.js';
import styles from './popular-promotions.module.css';
import { popularQuery } from './promotions.queries';

const SHOWN = 6;

/** Other promotions that many look at; nothing while there are none to show (CALL-51). */
export function PopularPromotions({ except }: { except: number | string }) {
  const headingId = useId();
  const { data } = useQuery(popularQuery());
  const others = (data?.list ?? []).filter(({ id }) => !sameId(id, except)).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section className={styles.popular} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {m.promo_popular_title()}
      </h2>
      <ul className={styles.rail}>
        {others.map(({ id, title, announcementImages }) => (
          <li key={id}>
            <Link to="/m/activityDetail" search={{ id }} className={styles.card}>
              <OperatorImage
                className={styles.picture}
                path={firstPicture({ announcementImages }) || drawnHero(String(id))}
                instead={drawnHero(String(id))}
                alt=""
                width={200}
                height={111}
              />
              <span className={styles.title}>
                <bdi>{title}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
