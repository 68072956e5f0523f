import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { initialOf } from '@/app/domain/member/initial';
import { Money } from '@/app/domain/money/money';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useScreenExists } from '@/app/session/screen-exists';
import { Avatar } from '@/app/ui/avatar';
import { Icon } from '@/app/ui/icon';
import { sectionMore } from '@/app/ui/section-head';
import { Skeleton } from '@/app/ui/skeleton';
import { staleClass } from '@/app/ui/stale';
import type { KeptSpan } from '@/contracts/team/kept-spans';
import styles from './best-members.module.css';
import { type BestMember, bestMembersQuery } from './home.queries';
import { Part } from './part';

const TEAM = '/m/agent/team';

type Props = { /** Undefined for a range of the agent's own. */ span: KeptSpan | undefined; members: number };

/** The direct members whose branches earned most, each the way to its own team, and the way to all of them. */
export function BestMembers({ span, members }: Props) {
  const exists = useScreenExists();
  return (
    <Part
      id="best"
      title={m.agent_best()}
      more={
        exists(TEAM) && (
          <Link to={TEAM} className={sectionMore}>
            <span>{m.agent_best_all({ count: formatCount(members) })}</span>
            <Icon name="next" />
          </Link>
        )
      }
    >
      {span ? <Best span={span} /> : <p className={styles.note}>{m.agent_best_own()}</p>}
    </Part>
  );
}

function Best({ span }: { span: KeptSpan }) {
  const { data, isError, isPlaceholderData } = useQuery(bestMembersQuery(span));
  if (!data) {
    if (isError) return <p className={styles.note}>{m.agent_best_failed()}</p>;
    return <Skeleton className={styles.pending} />;
  }
  if (data.length === 0) return <p className={styles.note}>{m.agent_best_none()}</p>;
  return (
    <>
      <ul className={staleClass(isPlaceholderData, styles.list)}>
        {data.map((member) => (
          <li key={member.id}>
            <BestRow member={member} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{m.agent_best_note()}</p>
    </>
  );
}

function BestRow({ member }: { member: BestMember }) {
  const exists = useScreenExists();
  const { id, account, members, turnover, commission } = member;
  const row = (
    <>
      <Avatar initial={initialOf(undefined, account)} of={account} size={44} />
      <span className={styles.words}>
        <bdi className={styles.name} translate="no">
          {account}
        </bdi>
        <span className={styles.note}>{m.agent_members_below({ count: formatCount(members) })}</span>
      </span>
      <span className={styles.amounts}>
        <span className={styles.commission}>
          <span className="visually-hidden">{`${m.agent_best_commission()} `}</span>
          <Money amount={commission} />
        </span>
        <span className={styles.note}>
          <span className="visually-hidden">{`${m.agent_turnover()} `}</span>
          <Money amount={turnover} />
        </span>
      </span>
    </>
  );
  if (!exists(TEAM)) return <div className={styles.row}>{row}</div>;
  return (
    <Link to={TEAM} search={{ member: String(id) }} className={styles.row}>
      {row}
    </Link>
  );
}
