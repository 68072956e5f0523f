import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatCount } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { pointsQuery } from '../../session/member.queries';
import { useScreenExists } from '../../session/screen-exists';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import styles from './points-card.module.css';

const MALL = '/m/mall/mallHome';

/** The member's points, and the way to spend them (MEMB-10, MEMB-11, WALLET-12). */
export function PointsCard() {
  const exists = useScreenExists();
  const { data: points, isError } = useQuery(pointsQuery());
  return (
    <section className={styles.card}>
      <span className={styles.icon}>
        <Icon name="coins" size={24} />
      </span>
      <p className={styles.figure}>
        <span className={styles.label}>{m.member_points()}</span>
        {points === undefined && !isError ? (
          <Skeleton className={styles.pending} />
        ) : (
          <span className={styles.value}>{points === undefined ? '—' : formatCount(points)}</span>
        )}
      </p>
      {exists(MALL) && (
        <Link to={MALL} className={buttonClass('tonal', styles.redeem)}>
          {m.member_redeem()}
        </Link>
      )}
    </section>
  );
}
