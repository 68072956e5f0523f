import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useInApp } from '@/app/session/in-app';
import { useSite } from '@/app/session/site.queries';
import { RowIcon, RowMore, Rows, RowWords, rowClass, rowText } from '@/app/ui/rows';
import { Skeleton } from '@/app/ui/skeleton';
import { MOST_PASSKEYS } from '@/contracts/passkeys/credential';
import { FailedSection } from '../failed-section';
import { AddPasskeySheet } from './add-passkey-sheet';
import { PasskeySheet } from './passkey-sheet';
import { type Passkey, passkeysQuery } from './passkeys.queries';
import styles from './passkeys-section.module.css';
import { useKnowsPasskeys } from './use-knows-passkeys';

const OpenInBrowserSheet = lazy(() =>
  import('@/app/shell/in-app/open-in-browser-sheet').then(({ OpenInBrowserSheet }) => ({
    default: OpenInBrowserSheet,
  })),
);

/** The member's passkeys, where the site takes some: added, named, removed. */
export function PasskeysSection() {
  const { passkeys: offered } = useSite();
  return offered ? <Offered /> : null;
}

function Offered() {
  const passkeys = useQuery(passkeysQuery());
  return (
    <section className={styles.section} aria-labelledby="passkeys-title">
      <div>
        <h2 id="passkeys-title" className={styles.title}>
          {m.passkey_title()}
        </h2>
        <p className={styles.text}>{m.passkey_text()}</p>
      </div>
      {passkeys.data ? (
        <Passkeys passkeys={passkeys.data.list} />
      ) : passkeys.isError ? (
        <FailedSection onRetry={() => void passkeys.refetch()} />
      ) : (
        <Skeleton className={styles.pending} />
      )}
    </section>
  );
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { timeZone } = useSite();
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Passkey | null>(null);
  const [elsewhere, setElsewhere] = useState(false);
  const canMake = useKnowsPasskeys();
  const inApp = useInApp();
  const isFull = passkeys.length >= MOST_PASSKEYS;
  return (
    <>
      <Rows>
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId}>
            <button
              type="button"
              className={rowClass}
              aria-haspopup="dialog"
              onClick={() => setOpened(passkey)}
            >
              <RowIcon name="key" tone="key" />
              <RowWords name={passkey.name}>
                <span className={rowText}>
                  {passkey.lastUsedAt
                    ? m.passkey_used({
                        added: moneyDay(passkey.createdAt, timeZone),
                        used: moneyDay(passkey.lastUsedAt, timeZone),
                      })
                    : m.passkey_unused({ added: moneyDay(passkey.createdAt, timeZone) })}
                </span>
              </RowWords>
              <RowMore icon="dots" />
            </button>
          </li>
        ))}
        {canMake && !isFull && (
          <li>
            <button type="button" className={rowClass} onClick={() => setAdding(true)}>
              <RowIcon name="plus" />
              <RowWords name={m.passkey_add()} acts />
            </button>
          </li>
        )}
        {!canMake && passkeys.length === 0 && <li className={styles.none}>{m.passkey_unsupported()}</li>}
        {!canMake && inApp && !isFull && (
          <li>
            <button
              type="button"
              className={rowClass}
              aria-haspopup="dialog"
              onClick={() => setElsewhere(true)}
            >
              <RowIcon name="globe" />
              <RowWords name={m.passkey_elsewhere()} acts />
            </button>
          </li>
        )}
      </Rows>
      {elsewhere && (
        <Suspense>
          <OpenInBrowserSheet onClose={() => setElsewhere(false)} />
        </Suspense>
      )}
      {adding && <AddPasskeySheet onClose={() => setAdding(false)} />}
      {opened && <PasskeySheet passkey={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
