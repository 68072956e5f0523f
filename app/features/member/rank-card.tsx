import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rankName } from '../../domain/member/rank-name';
import { rankFraction } from '../../domain/member/rank-progress';
import { registrationDays } from '../../lib/time/dates';
import { formatCount } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { memberInfoQuery, rankProgressQuery } from '../../session/member.queries';
import { Icon } from '../../ui/icon';
import { ProgressBar } from '../../ui/progress-bar';
import styles from './rank-card.module.css';

/** VIP progress when the benefit flag is on, and days since registration (WALLET-16 to WALLET-23, MEMB-29). */
export function RankCard({ showRank }: { showRank: boolean }) {
  const { data: member } = useQuery(memberInfoQuery());
  const days = registrationDays(member?.regDate, Date.now());
  if (!showRank && days === null) return null;
  return (
    <section className={styles.card}>
      {showRank && <Rank />}
      {days !== null && (
        <p className={styles.days}>
          {days === 0 ? m.member_days_today() : m.member_days({ days: formatCount(days) })}
        </p>
      )}
    </section>
  );
}

function Rank() {
  const { data: progress } = useQuery(rankProgressQuery());
  const labelId = progress?.playerRankProgress.labelId;
  const { completedConditions = 0, totalExpectedConditions = 0 } = progress?.currentProgress ?? {};
  return (
    <>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name="crown" size={24} />
        </span>
        <h2 className={styles.title}>
          <Link to="/m/vip" className={styles.link}>
            {m.vip_title()}
          </Link>
        </h2>
        {progress && (
          <span className={styles.next}>
            {labelId
              ? m.vip_next({
                  done: completedConditions,
                  total: totalExpectedConditions,
                  rank: rankName(labelId),
                })
              : m.vip_top()}
          </span>
        )}
        <span className={styles.chevron}>
          <Icon name="next" />
        </span>
      </div>
      <ProgressBar label={m.vip_progress()} max={1} value={rankFraction(progress)} />
    </>
  );
}
