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
import { contractQuery, type MyVersion } from './agreements.queries';
import type { ContractsSearch } from './agreements.search';
import { ContractRow, contractRows } from './contract-row';
import { CONTRACT_PATHS, KIND_ICONS, KIND_NAMES, STATE_TONES, stateWord } from './contract-words';
import styles from './contracts-screen.module.css';
import { DownlineContracts } from './downline-contracts';

/** `/m/agent/contracts`: the agent's own contracts, and those with direct downlines (AGENT-24, AGENT-26). */
export function ContractsScreen({ search }: { search: ContractsSearch }) {
  useLocale();
  return (
    <SideBySide
      start={
        <section className={styles.part} aria-labelledby="contracts-mine">
          <SectionHeading id="contracts-mine" title={m.contracts_mine()} />
          <div className={contractRows}>
            {AGREEMENT_KINDS.map((kind) => (
              <MyRow key={kind} kind={kind} />
            ))}
          </div>
        </section>
      }
      end={<DownlineContracts group={search.group} />}
    />
  );
}

/** One of the agent's own; of one that could not be read the way to it alone. */
function MyRow({ kind }: { kind: AgreementKind }) {
  const { data, isPending } = useQuery(contractQuery(kind));
  const shown =
    data?.versions.find(({ state }) => state === 'offered') ??
    data?.versions.find(({ state }) => state === 'inForce' || state === 'agreed');
  return (
    <ContractRow
      to={CONTRACT_PATHS[kind]}
      icon={KIND_ICONS[kind]}
      name={KIND_NAMES[kind]()}
      {...useNotes(shown, isPending)}
      end={
        isPending ? (
          <Skeleton className={styles.state} />
        ) : (
          data && (
            <Tag tone={shown ? STATE_TONES[shown.state] : 'neutral'}>
              {shown ? stateWord(shown.state, true) : m.contract_state_none()}
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
    ? m.contract_version_since({ version: number, date: moneyDay(from, 'UTC') })
    : m.contract_version_sent({ version: number, date: moneyDay(offeredAt, timeZone) });
  return { note: said, more: m.contracts_up_to({ rate: rateText(tiers.at(-1)?.rate ?? 0) }) };
}
