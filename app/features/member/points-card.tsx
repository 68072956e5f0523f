import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../domain/money/format-money';
import { m } from '../../paraglide/messages.js';
import { pointsQuery } from '../../session/member.queries';
import { useSite } from '../../session/site.queries';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import styles from './points-card.module.css';

/** The member's points (MEMB-10, WALLET-12). */
export function PointsCard() {
  const { currency } = useSite();
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
          <span className={styles.value}>{points === undefined ? '—' : formatCount(points, currency)}</span>
        )}
      </p>
    </section>
  );
}
