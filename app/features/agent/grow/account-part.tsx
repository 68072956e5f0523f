import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '@/app/paraglide/messages.js';
import { Loaded } from '@/app/shell/loaded';
import { Notice } from '@/app/ui/notice';
import { Skeleton } from '@/app/ui/skeleton';
import { AccountForm } from './account-form';
import styles from './account-part.module.css';
import { CreatedCard } from './created-card';
import { downlineOptionsQuery } from './grow.queries';
import type { Created } from './use-new-account';

/** A new account right below the agent; then name and password to hand on, this once (AGENT-25). */
export function AccountPart() {
  const options = useQuery(downlineOptionsQuery());
  const [created, setCreated] = useState<Created>();
  if (created) return <CreatedCard created={created} onAgain={() => setCreated(undefined)} />;
  return (
    <Loaded
      query={options}
      pending={<Skeleton className={styles.pending} />}
      failed={{ title: m.grow_account_failed(), text: m.grow_account_failed_text() }}
    >
      {(options) =>
        options.left === 0 ? (
          <Notice kind="warning">{m.grow_accounts_spent()}</Notice>
        ) : (
          <AccountForm options={options} onCreated={setCreated} />
        )
      }
    </Loaded>
  );
}
