import { m } from '@/app/paraglide/messages.js';
import { Icon } from '@/app/ui/icon';
import type { ResponseOf } from '@/contracts/operation';
import type { getTeamMember } from '@/contracts/team/team';
import styles from './crumbs.module.css';
import type { TeamSearch } from './team.search';
import { TeamLink } from './team-link';

export type TeamMember = ResponseOf<typeof getTeamMember>;

/** The way from oneself down to whom one sees; on a long one the middle is left to the sheet. */
export function Crumbs({ member, search }: { member: TeamMember; search: TeamSearch }) {
  const { line, account, level } = member;
  if (level === 0) return null;
  const { span, order } = search;
  const last = line.slice(1).slice(-1);
  const isCut = line.length - 1 > last.length;
  return (
    <nav aria-label={m.team_line()}>
      <ol className={styles.crumbs}>
        <li className={styles.crumb}>
          <TeamLink search={{ span, order }} className={styles.link}>
            {m.team_me()}
          </TeamLink>
        </li>
        {isCut && (
          <li className={styles.crumb}>
            <Icon name="next" size={18} />
            <span className={styles.here}>…</span>
          </li>
        )}
        {last.map((one) => (
          <li key={one.id} className={styles.crumb}>
            <Icon name="next" size={18} />
            <TeamLink search={{ member: one.id, span, order }} className={styles.link}>
              <bdi translate="no">{one.account}</bdi>
            </TeamLink>
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          <Icon name="next" size={18} />
          <span className={styles.here}>
            <bdi translate="no">{account}</bdi>
          </span>
        </li>
      </ol>
    </nav>
  );
}
