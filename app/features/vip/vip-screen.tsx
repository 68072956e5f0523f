import { useQuery } from '@tanstack/react-query';
import { rankName } from '../../domain/member/rank-name';
import { type RankOverview, rankOverviewQuery } from '../../domain/member/rank-overview.queries';
import { registrationDays } from '../../lib/time/dates';
import { formatCount } from '../../locale/figures';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { memberInfoQuery } from '../../session/member.queries';
import { useSession } from '../../session/session.queries';
import { Loaded } from '../../shell/loaded';
import { Skeleton } from '../../ui/skeleton';
import { RankConditions } from './rank-conditions';
import { RankCrown } from './rank-crown';
import { conditionsOf } from './rank-figures';
import { RankTable } from './rank-table';
import styles from './vip-screen.module.css';

/** `/m/vip`: the member's rank, what is missing for the next one, and all of them side by side (WALLET-24, ROLE-10). */
export function VipScreen() {
  useLocale();
  const session = useSession();
  const overview = useQuery({ ...rankOverviewQuery(), enabled: session !== null });
  return (
    <Loaded
      query={overview}
      pending={<Pending />}
      failed={{ title: m.vip_failed_title(), text: m.account_failed_text() }}
    >
      {(overview) => <Ranks overview={overview} />}
    </Loaded>
  );
}

function Pending() {
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton className={styles.pendingHero} />
      <Skeleton className={styles.pendingConditions} />
    </div>
  );
}

function Ranks({ overview }: { overview: RankOverview }) {
  const { data: member } = useQuery(memberInfoQuery());
  const { current, next, ranks } = overview;
  const days = registrationDays(member?.regDate, Date.now());
  return (
    <div className={styles.screen}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h2 className={styles.label}>{m.vip_yours()}</h2>
          <p className={styles.rank}>{current ? rankName(current) : m.account_no_rank()}</p>
          {days !== null && (
            <p className={styles.since}>
              {days === 0 ? m.member_days_today() : m.member_days({ days: formatCount(days) })}
            </p>
          )}
        </div>
        <span className={styles.crown}>
          <RankCrown labelId={current ?? ''} size={132} />
        </span>
      </section>
      {next ? (
        <RankConditions next={next} conditions={conditionsOf(overview)} />
      ) : (
        <p className={styles.top}>{m.vip_top()}</p>
      )}
      <p className={styles.note}>{m.vip_rule()}</p>
      {ranks.length > 0 && <RankTable ranks={ranks} current={current} next={next} />}
    </div>
  );
}
