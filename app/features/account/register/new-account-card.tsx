import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { memberInfoQuery } from '@/app/session/member.queries';
import { useScreenExists } from '@/app/session/screen-exists';
import { useSession } from '@/app/session/session.queries';
import { buttonClass } from '@/app/ui/button';
import { Icon } from '@/app/ui/icon';
import { IconButton } from '@/app/ui/icon-button';
import styles from './new-account-card.module.css';

/** Welcomes the account by its name, once, with what comes next: a deposit, or a look around (REG-43). */
export function NewAccountCard({ onWelcomed }: { onWelcomed: () => void }) {
  useLocale();
  const session = useSession();
  const exists = useScreenExists();
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: session !== null });
  const [closed, setClosed] = useState(false);
  // Whoever leaves the page has seen it.
  useEffect(() => onWelcomed, [onWelcomed]);
  if (!session || closed) return null;
  const name = member?.nickname || session.userName;
  return (
    <section className={styles.card} aria-labelledby="new-account">
      <IconButton
        className={styles.close}
        icon="close"
        size={20}
        label={m.action_close()}
        onClick={() => setClosed(true)}
      />
      <h2 id="new-account" className={styles.title}>
        {m.new_account_title({ name })}
      </h2>
      <p>{m.new_account_text()}</p>
      <div className={styles.ways}>
        {exists('/m/voucherCenter') && (
          <Link to="/m/voucherCenter" className={buttonClass()}>
            <Icon name="deposit" />
            <span>{m.menu_deposit()}</span>
          </Link>
        )}
        <Link to="/m/gameCenter" className={buttonClass('outline')}>
          {m.new_account_look()}
        </Link>
      </div>
    </section>
  );
}
