import { useState } from 'react';
import type { SessionInfo } from '@/contracts/session/session-info';
import { initialOf } from '../../domain/member/initial';
import { MemberAvatar } from '../../domain/member/member-avatar';
import { m } from '../../paraglide/messages.js';
import { useMemberName } from '../../session/member-name';
import { isAgent, isTrial } from '../../session/member-types';
import { LogOutDialog } from '../../shell/menu/log-out-dialog';
import { Button } from '../../ui/button';
import styles from './member-greeting.module.css';

/** Greeting with nickname and account, and the way out (MEMB-01 to MEMB-03, MEMB-27, MEMB-28). */
export function MemberGreeting({ session }: { session: SessionInfo }) {
  const { nickname, account } = useMemberName(session.userName);
  const [asking, setAsking] = useState(false);
  const role = isTrial(session) ? m.member_trial() : isAgent(session) ? m.member_agent() : null;
  return (
    <section className={styles.greeting}>
      <MemberAvatar initial={initialOf(nickname, account)} size={60} />
      <p className={styles.names}>
        <span className={styles.hello}>{m.member_hello()}</span>
        {nickname && (
          <span className={styles.nickname} translate="no">
            {nickname}
          </span>
        )}
        <span className={nickname ? styles.account : styles.nickname} translate="no">
          {account}
        </span>
        {role && <span className={styles.role}>{role}</span>}
      </p>
      <Button look="secondary" className={styles.logOut} onClick={() => setAsking(true)}>
        {m.log_out()}
      </Button>
      {asking && <LogOutDialog onClose={() => setAsking(false)} />}
    </section>
  );
}
