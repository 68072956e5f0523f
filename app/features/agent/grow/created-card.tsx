import { useEffect, useRef } from 'react';
import { m } from '@/app/paraglide/messages.js';
import { CopyButton } from '@/app/shell/copy-button';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import styles from './account-part.module.css';
import type { Created } from './use-new-account';

type Props = { created: Created; onAgain: () => void };

/** The new account with its first password, which nothing shows again (AGENT-25). */
export function CreatedCard({ created: { account, password }, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const values = [
    { label: m.login_username(), value: account },
    { label: m.grow_first_password(), value: password },
  ];
  return (
    <section className={styles.card} aria-labelledby="created">
      <h2 id="created" ref={heading} tabIndex={-1} className={styles.title}>
        {m.grow_account_created()}
      </h2>
      {values.map(({ label, value }) => (
        <div key={label} className={styles.value}>
          <p className={styles.words}>
            <span className={styles.note}>{label}</span>
            <bdi className={styles.text} dir="ltr" translate="no">
              {value}
            </bdi>
          </p>
          <CopyButton name={m.deposit_copy({ label })} value={value} />
        </div>
      ))}
      <Notice kind="warning">{m.grow_account_once()}</Notice>
      <Button look="secondary" icon="plus" onClick={onAgain}>
        {m.grow_account_again()}
      </Button>
    </section>
  );
}
