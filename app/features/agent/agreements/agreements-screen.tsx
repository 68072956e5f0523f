import { useQuery } from '@tanstack/react-query';
import { rateText } from '@/app/domain/money/rate-text';
import { moneyDay } from '@/app/lib/time/dates';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { SectionHeading } from '@/app/ui/section-head';
import { Skeleton } from '@/app/ui/skeleton';
import { Tag } from '@/app/ui/tag';
import { AGREEMENT_KINDS, type AgreementKind } from '@/contracts/agreements/kinds';
import { SideBySide } from '../side-by-side';
import { AgreementRow, agreementRows } from './agreement-row';
import { AGREEMENT_PATHS, KIND_ICONS, KIND_NAMES, STATE_TONES, stateWord } from './agreement-words';
import { agreementQuery, type MyVersion } from './agreements.queries';
import type { AgreementsSearch } from './agreements.search';
import styles from './agreements-screen.module.css';
import { DownlineAgreements } from './downline-agreements';

/** `/m/agent/contracts`: the agent's own agreements, and those with direct downlines (AGENT-24, AGENT-26). */
export function AgreementsScreen({ search }: { search: AgreementsSearch }) {
  useLocale();
  return (
    <SideBySide
      start={
        <section className={styles.part} aria-labelledby="agreements-mine">
          <SectionHeading id="agreements-mine" title={m.agreements_mine()} />
          <div className={agreementRows}>
            {AGREEMENT_KINDS.map((kind) => (
              <MyRow key={kind} kind={kind} />
            ))}
          </div>
        </section>
      }
      end={<DownlineAgreements group={search.group} />}
    />
  );
}

/** One of the agent's own; of one that could not be read the way to it alone. */
function MyRow({ kind }: { kind: AgreementKind }) {
  const { data, isPending } = useQuery(agreementQuery(kind));
  const shown =
    data?.versions.find(({ state }) => state === 'offered') ??
    data?.versions.find(({ state }) => state === 'inForce' || state === 'agreed');
  return (
    <AgreementRow
      to={AGREEMENT_PATHS[kind]}
      icon={KIND_ICONS[kind]}
      name={KIND_NAMES[kind]()}
      {...useNotes(shown, isPending)}
      end={
        isPending ? (
          <Skeleton className={styles.state} />
        ) : (
          data && (
            <Tag tone={shown ? STATE_TONES[shown.state] : 'neutral'}>
              {shown ? stateWord(shown.state, true) : m.agreement_state_none()}
            </Tag>
          )
        )
      }
    />
  );
}

/** While it is not known, the room of what is said of one in force. */
function useNotes(version: MyVersion | undefined, isPending: boolean) {
  const { timeZone } = useSite();
  if (isPending) return { note: '\u00a0', more: '\u00a0' };
  if (!version) return { note: '' };
  const { version: number, from, offeredAt, tiers } = version;
  const said = from
    ? m.agreement_version_since({ version: number, date: moneyDay(from, 'UTC') })
    : m.agreement_version_sent({ version: number, date: moneyDay(offeredAt, timeZone) });
  return { note: said, more: m.agreements_up_to({ rate: rateText(tiers.at(-1)?.rate ?? 0) }) };
}
