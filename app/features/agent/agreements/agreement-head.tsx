import { initialOf } from '@/app/domain/member/initial';
import { moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Avatar } from '@/app/ui/avatar';
import { tightCardClass } from '@/app/ui/card';
import { Tag } from '@/app/ui/tag';
import type { AgreementKind } from '@/contracts/agreements/kinds';
import styles from './agreement-head.module.css';
import { STATE_TONES, stateWord } from './agreement-words';
import type { DownlineVersion, MyVersion } from './agreements.queries';

type Props = {
  kind: AgreementKind;
  version: MyVersion | DownlineVersion | undefined;
  /** Who is on the other side; null for the house. */
  other: string | null;
  /** What they are to the reader. */
  role: string;
  /** The reader is who answers. */
  mine?: boolean;
};

/** How an agreement stands, who is on the other side, and what it pays in plain words (AGENT-24). */
export function AgreementHead({ kind, version, other, role, mine = false }: Props) {
  const { timeZone } = useSite();
  const name = other ?? m.agreement_house();
  return (
    <section className={tightCardClass} aria-label={name}>
      <div className={styles.line}>
        <Tag tone={version ? STATE_TONES[version.state] : 'neutral'}>
          {version ? stateWord(version.state, mine) : m.agreement_state_none()}
        </Tag>
        {version && (
          <span className={styles.version}>
            {m.agreement_version_sent({
              version: version.version,
              date: moneyDay(version.offeredAt, timeZone),
            })}
          </span>
        )}
      </div>
      <div className={styles.who}>
        <Avatar initial={initialOf(null, name)} of={name} size={60} />
        <div className={styles.words}>
          <p className={styles.name}>
            <bdi translate={other ? 'no' : undefined}>{name}</bdi>
          </p>
          <p className={styles.role}>{role}</p>
        </div>
      </div>
      {mine && <PlainWords kind={kind} />}
    </section>
  );
}

const SENTENCES: Record<AgreementKind, readonly [() => string, () => string]> = {
  salary: [m.agreement_salary_before, m.agreement_salary_after],
  dividend: [m.agreement_dividend_before, m.agreement_dividend_after],
  hour: [m.agreement_hour_before, m.agreement_hour_after],
};

function PlainWords({ kind }: { kind: AgreementKind }) {
  const [before, after] = SENTENCES[kind];
  return (
    <p className={styles.plain}>
      <span>{before()}</span>
      <b>{m.agreement_both()}</b>
      <span>{after()}</span>
    </p>
  );
}
