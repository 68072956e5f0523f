import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_PASSKEYS } from '../../../../contracts/passkeys/credential';
import { moneyDay } from '../../../lib/dates';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';
import rows from '../security/rows.module.css';
import { AddPasskeySheet } from './add-passkey-sheet';
import { PasskeySheet } from './passkey-sheet';
import { type Passkey, passkeysQuery } from './passkeys.queries';
import styles from './passkeys-section.module.css';
import { useKnowsPasskeys } from './use-knows-passkeys';

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
        <div className={styles.failed} role="alert">
          <p>{m.security_sessions_failed()}</p>
          <Button look="tonal" icon="refresh" onClick={() => void passkeys.refetch()}>
            {m.action_retry()}
          </Button>
        </div>
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
  const canMake = useKnowsPasskeys();
  const isFull = passkeys.length >= MOST_PASSKEYS;
  return (
    <>
      <ul className={rows.list}>
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId}>
            <button
              type="button"
              className={rows.row}
              aria-haspopup="dialog"
              onClick={() => setOpened(passkey)}
            >
              <span className={rows.icon} data-tone="key">
                <Icon name="key" />
              </span>
              <span className={rows.words}>
                <bdi className={rows.name}>{passkey.name}</bdi>
                <span className={rows.text}>
                  {passkey.lastUsedAt
                    ? m.passkey_used({
                        added: moneyDay(passkey.createdAt, timeZone),
                        used: moneyDay(passkey.lastUsedAt, timeZone),
                      })
                    : m.passkey_unused({ added: moneyDay(passkey.createdAt, timeZone) })}
                </span>
              </span>
              <span className={rows.chevron}>
                <Icon name="dots" />
              </span>
            </button>
          </li>
        ))}
        {canMake && !isFull && (
          <li>
            <button type="button" className={rows.row} onClick={() => setAdding(true)}>
              <span className={rows.icon}>
                <Icon name="plus" />
              </span>
              <span className={`${rows.words} ${rows.action}`}>{m.passkey_add()}</span>
            </button>
          </li>
        )}
        {!canMake && passkeys.length === 0 && <li className={styles.none}>{m.passkey_unsupported()}</li>}
      </ul>
      {adding && <AddPasskeySheet onClose={() => setAdding(false)} />}
      {opened && <PasskeySheet passkey={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
