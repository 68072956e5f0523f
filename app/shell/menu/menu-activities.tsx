import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { OperatorImage } from '../../domain/media/operator-image';
import { drawnHero } from '../../domain/media/own-art';
import { m } from '../../paraglide/messages.js';
import { menuPromotionsQuery } from './menu.queries';
import styles from './menu-activities.module.css';
import links from './menu-links.module.css';

/** Up to three promotions, each leading to its detail; nothing while they are not known (MENU-20). */
export function MenuActivities() {
  const { data } = useQuery(menuPromotionsQuery());
  if (!data || data.activities.length === 0) return null;
  return (
    <section aria-label={m.menu_activities()}>
      <h3 className={links.heading}>{m.menu_activities()}</h3>
      {data.activities.map(({ id, title, picture }) => (
        <Link key={id} to="/m/activity" search={{ id }} className={styles.activity}>
          <OperatorImage
            path={picture}
            instead={drawnHero(String(id))}
            alt=""
            width={78}
            height={43}
            className={styles.picture}
          />
          <span className={styles.title}>{title}</span>
        </Link>
      ))}
    </section>
  );
}
