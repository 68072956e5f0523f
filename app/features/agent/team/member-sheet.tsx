import { Link } from '@tanstack/react-router';
import { useCloseSheet } from '@/app/lib/links/use-close-sheet';
import { m } from '@/app/paraglide/messages.js';
import { useScreenExists } from '@/app/session/screen-exists';
import { Icon } from '@/app/ui/icon';
import { Popup } from '@/app/ui/popup';
import type { TeamMember } from './crumbs';
import styles from './member-sheet.module.css';
import type { TeamSearch } from './team.search';
import { TeamLink } from './team-link';
import { useSendsDown } from './use-sends-down';

/** What else there is of somebody: the line up to oneself, and of an agent right below the agreement, and of anybody right below the way to send money. */
export function MemberSheet({ member, search }: { member: TeamMember; search: TeamSearch }) {
  const { menu: _, ...rest } = search;
  const close = useCloseSheet({ to: '/m/agent/team', search: rest });
  const exists = useScreenExists();
  const { account, agent, level, line } = member;
  const sendsDown = useSendsDown(member);
  const { span, order } = search;
  return (
    <Popup shape="sheet" title={account} closeLabel={m.action_close()} onClose={close}>
      <h3 className={styles.title}>{m.team_menu_line()}</h3>
      <ol className={styles.line}>
        {[...line].reverse().map((one, index) => {
          const isMe = index === line.length - 1;
          return (
            <li key={one.id}>
              <TeamLink
                search={isMe ? { span, order } : { member: one.id, span, order }}
                className={styles.way}
              >
                <Icon name="up" size={18} />
                <bdi className={styles.name} translate="no">
                  {isMe ? m.team_me() : one.account}
                </bdi>
              </TeamLink>
            </li>
          );
        })}
      </ol>
      {agent && level === 1 && exists('/m/agent/contracts/$account') && (
        <Link to="/m/agent/contracts/$account" params={{ account }} className={styles.way}>
          <Icon name="doc" size={18} />
          <span>{m.team_menu_agreement()}</span>
        </Link>
      )}
      {sendsDown && (
        <Link to="/m/agent/transfer/$account" params={{ account }} className={styles.way}>
          <Icon name="transfer" size={18} />
          <span>{m.team_menu_transfer()}</span>
        </Link>
      )}
    </Popup>
  );
}
