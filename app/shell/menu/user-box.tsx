import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { initialOf } from '../../domain/member/initial';
import { MemberAvatar } from '../../domain/member/member-avatar';
import { rankName } from '../../domain/member/rank-name';
import { rankFraction } from '../../domain/member/rank-progress';
import { m } from '../../paraglide/messages.js';
import { rankProgressQuery } from '../../session/member.queries';
import { useMemberName } from '../../session/member-name';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { ProgressBar } from '../../ui/progress-bar';
import { CopyButton } from '../copy-button';
import { MENU_PARTS } from './menu-parts';
import styles from './user-box.module.css';

/** Name of the member, nickname before account, and a button that copies it (MENU-03 to MENU-07). */
export function UserBox() {
  const session = useSession();
  const { nickname, account } = useMemberName(session?.userName ?? '');
  const { flags } = useSite();
  const name = nickname ?? account;

  return (
    <div className={styles.box}>
      <MemberAvatar initial={initialOf(nickname, account)} size={44} />
      <p className={styles.names}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        {name !== account && (
          <span className={styles.account} translate="no">
            {account}
          </span>
        )}
      </p>
      <CopyButton name={m.copy_name({ name })} value={name} />
      {MENU_PARTS.rank({ session, flags }) && <RankBar />}
    </div>
  );
}

/** How far the next rank is. */
function RankBar() {
  const { data: progress } = useQuery(rankProgressQuery());
  if (!progress) return null;
  const { labelId } = progress.playerRankProgress;
  const { completedConditions: done, totalExpectedConditions: total } = progress.currentProgress;
  return (
    <Link to="/m/vip" className={styles.rank}>
      <span>{labelId ? m.vip_next({ done, total, rank: rankName(labelId) }) : m.vip_top()}</span>
      <ProgressBar label={m.vip_progress()} max={1} value={rankFraction(progress)} />
    </Link>
  );
}
