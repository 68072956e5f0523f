import { useQuery } from '@tanstack/react-query';
import { todayIn } from '@/app/lib/time/dates';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Loaded } from '@/app/shell/loaded';
import { SectionHeading } from '@/app/ui/section-head';
import { Skeleton } from '@/app/ui/skeleton';
import { StackedParts } from '@/app/ui/stacked-parts';
import { StateCard } from '@/app/ui/state-card';
import type { AgreementKind } from '@/contracts/agreements/kinds';
import { SideBySide } from '../side-by-side';
import { contractQuery, type MyContract } from './agreements.queries';
import { AnswerBar } from './answer-bar';
import { BasisCard } from './basis-card';
import { basisOf } from './contract-basis';
import { ContractHead } from './contract-head';
import styles from './contract-screen.module.css';
import { ContractTerms } from './contract-terms';
import { EarlierVersions } from './earlier-versions';
import { EndButton } from './end-button';
import { ForceNote } from './force-note';
import { TierTable } from './tier-table';
import { WaitingLinks } from './waiting-links';

type Props = { kind: AgreementKind };

/** The member's contract of a kind: what is offered or in force, what it would come to, and both answers (ROUTE-74 to ROUTE-76). */
export function ContractScreen({ kind }: Props) {
  useLocale();
  const contract = useQuery(contractQuery(kind));
  return (
    <Loaded
      query={contract}
      pending={<Pending />}
      failed={{ title: m.contract_failed_title(), text: m.contract_failed_text() }}
    >
      {(contract) => <Contract kind={kind} contract={contract} />}
    </Loaded>
  );
}

function Contract({ kind, contract }: Props & { contract: MyContract }) {
  const { timeZone } = useSite();
  const { versions, noticeDays } = contract;
  const offer = versions.find(({ state }) => state === 'offered');
  const current = versions.find(({ state }) => state === 'inForce');
  const shown = offer ?? versions.find(({ state }) => state === 'agreed') ?? current;
  const earlier = versions.filter((version) => version !== shown);
  if (!shown)
    return (
      <StackedParts>
        <StateCard kind="empty" title={m.contract_empty_title()} text={m.contract_empty_text()} />
        <EarlierVersions kind={kind} versions={earlier} />
        <WaitingLinks contract={contract} except={kind} />
      </StackedParts>
    );

  const before = current === shown ? undefined : current;
  const basis = basisOf(contract, todayIn(timeZone));
  const { by, tiers, playerTurnover, reachedTier } = shown;
  return (
    <>
      <SideBySide
        start={
          <>
            <ContractHead
              kind={kind}
              version={shown}
              other={by}
              role={roleOf(by, offer !== undefined, before !== undefined)}
              mine
            />
            <ForceNote version={shown} />
            <section className={styles.part} aria-labelledby="contract-tiers">
              <SectionHeading id="contract-tiers" title={m.contract_tiers()} />
              <TierTable
                kind={kind}
                label={m.contract_tiers()}
                tiers={tiers}
                head={before ? m.contract_new() : m.contract_rate()}
                beside={before && { head: m.contract_now(), tiers: before.tiers }}
                reached={basis ? { tier: reachedTier, word: basis.reached } : undefined}
              />
              {basis && <BasisCard basis={basis} shown={shown} current={before} />}
            </section>
          </>
        }
        end={
          <>
            <ContractTerms kind={kind} playerTurnover={playerTurnover} noticeDays={noticeDays} />
            <EarlierVersions kind={kind} versions={earlier} />
            <WaitingLinks contract={contract} except={kind} />
            {current && <EndButton current={current} noticeDays={noticeDays} />}
          </>
        }
      />
      {offer && <AnswerBar key={offer.id} offer={offer} current={current} />}
    </>
  );
}

function roleOf(by: string | null, isOffer: boolean, isAnother: boolean): string {
  if (!isOffer) return by === null ? m.contract_house_offers() : m.contract_agreed_with();
  if (by === null) return m.contract_house_offers();
  return isAnother ? m.contract_offers_new() : m.contract_offers();
}

function Pending() {
  return (
    <div aria-busy="true">
      <StackedParts>
        <Skeleton className={styles.pendingHead} />
        <Skeleton className={styles.pendingTable} />
      </StackedParts>
    </div>
  );
}
