import { moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Disclosure } from '@/app/ui/disclosure';
import { Tag } from '@/app/ui/tag';
import type { AgreementKind } from '@/contracts/agreements/kinds';
import { STATE_TONES, stateWord } from './agreement-words';
import type { DownlineVersion, MyVersion } from './agreements.queries';
import { daySpan } from './day-span';
import styles from './earlier-versions.module.css';
import { TierTable } from './tier-table';

type Props = { kind: AgreementKind; versions: readonly (MyVersion | DownlineVersion)[] };

/** The versions before the one on view, with their steps and when they were in force (AGENT-24). */
export function EarlierVersions({ kind, versions }: Props) {
  const { timeZone } = useSite();
  if (versions.length === 0) return null;
  const said = versions
    .slice(0, 3)
    .map(({ version, from }) =>
      from
        ? m.agreement_earlier_since({ version, date: moneyDay(from, 'UTC') })
        : m.agreement_earlier_not({ version }),
    );
  return (
    <Disclosure title={m.agreement_earlier()} meta={said.join(' · ')} unmarked>
      {() => (
        <div className={styles.versions}>
          {versions.map(({ id, version, state, offeredAt, from, until, tiers }) => (
            <section key={id} className={styles.version} aria-label={m.agreement_version({ version })}>
              <p className={styles.line}>
                <span>{m.agreement_version_sent({ version, date: moneyDay(offeredAt, timeZone) })}</span>
                <Tag tone={STATE_TONES[state]}>{stateWord(state)}</Tag>
              </p>
              {from && <p className={styles.span}>{daySpan(from, until)}</p>}
              <TierTable
                kind={kind}
                label={m.agreement_version({ version })}
                tiers={tiers}
                head={m.agreement_rate()}
              />
            </section>
          ))}
        </div>
      )}
    </Disclosure>
  );
}
