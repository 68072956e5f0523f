import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AuthButtons } from '../../domain/member/auth-buttons';
import { formatCount } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { pointsQuery } from '../../session/member.queries';
import { isTrial } from '../../session/member-types';
import { useScreenExists } from '../../session/screen-exists';
import { useSession } from '../../session/session.queries';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import styles from './mall-points.module.css';

const EARN = '/m/task';

/** The member's points, and where there are more; who has none is told what brings some (MALL-03, MALL-05, ROLE-30). */
export function MallPoints() {
  const session = useSession();
  const isMember = session !== null && !isTrial(session);
  const exists = useScreenExists();
  const { data: points, isError } = useQuery({ ...pointsQuery(), enabled: isMember });
  return (
    <section className={styles.card} aria-label={m.mall_your_points()}>
      <span className={styles.icon}>
        <Icon name="coins" size={24} />
      </span>
      {isMember ? (
        <p className={styles.figure}>
          <span className={styles.label}>{m.mall_your_points()}</span>
          {points === undefined && !isError ? (
            <Skeleton className={styles.pending} />
          ) : (
            <span className={styles.value}>{points === undefined ? '—' : formatCount(points)}</span>
          )}
        </p>
      ) : (
        <p className={styles.guest}>{session ? m.error_actual_account() : m.mall_guest()}</p>
      )}
      {isMember && exists(EARN) && (
        <Link to={EARN} className={styles.earn}>
          <span>{m.mall_earn()}</span>
          <Icon name="next" size={16} />
        </Link>
      )}
      {session && !isMember && <AuthButtons />}
      {!session && (
        <Link to="/m/login" search={{ redirect: '/m/mall/mallHome' }} className={buttonClass('tonal')}>
          {m.hd_login_button()}
        </Link>
      )}
    </section>
  );
}
