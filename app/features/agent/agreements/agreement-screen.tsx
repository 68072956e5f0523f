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
import { basisOf } from './agreement-basis';
import { AgreementHead } from './agreement-head';
import styles from './agreement-screen.module.css';
import { AgreementTerms } from './agreement-terms';
import { agreementQuery, type MyAgreement } from './agreements.queries';
import { AnswerBar } from './answer-bar';
import { BasisCard } from './basis-card';
import { EarlierVersions } from './earlier-versions';
import { EndButton } from './end-button';
import { ForceNote } from './force-note';
import { TierTable } from './tier-table';
import { WaitingLinks } from './waiting-links';

type Props = { kind: AgreementKind };

/** The member's agreement of a kind: what is offered or in force, what it would come to, and both answers (ROUTE-74 to ROUTE-76). */
export function AgreementScreen({ kind }: Props) {
  useLocale();
  const agreement = useQuery(agreementQuery(kind));
  return (
    <Loaded
      query={agreement}
      pending={<Pending />}
      failed={{ title: m.agreement_failed_title(), text: m.agreement_failed_text() }}
    >
      {(agreement) => <Agreement kind={kind} agreement={agreement} />}
    </Loaded>
  );
}

function Agreement({ kind, agreement }: Props & { agreement: MyAgreement }) {
  const { timeZone } = useSite();
  const { versions, noticeDays } = agreement;
  const offer = versions.find(({ state }) => state === 'offered');
  const current = versions.find(({ state }) => state === 'inForce');
  const shown = offer ?? versions.find(({ state }) => state === 'agreed') ?? current;
  const earlier = versions.filter((version) => version !== shown);
  if (!shown)
    return (
      <StackedParts>
        <StateCard kind="empty" title={m.agreement_empty_title()} text={m.agreement_empty_text()} />
        <EarlierVersions kind={kind} versions={earlier} />
        <WaitingLinks agreement={agreement} except={kind} />
      </StackedParts>
    );

  const before = current === shown ? undefined : current;
  const basis = basisOf(agreement, todayIn(timeZone));
  const { by, tiers, playerTurnover, reachedTier } = shown;
  return (
    <>
      <SideBySide
        start={
          <>
            <AgreementHead
              kind={kind}
              version={shown}
              other={by}
              role={roleOf(by, offer !== undefined, before !== undefined)}
              mine
            />
            <ForceNote version={shown} />
            <section className={styles.part} aria-labelledby="agreement-tiers">
              <SectionHeading id="agreement-tiers" title={m.agreement_tiers()} />
              <TierTable
                kind={kind}
                label={m.agreement_tiers()}
                tiers={tiers}
                head={before ? m.agreement_new() : m.agreement_rate()}
                beside={before && { head: m.agreement_now(), tiers: before.tiers }}
                reached={basis ? { tier: reachedTier, word: basis.reached } : undefined}
              />
              {basis && <BasisCard basis={basis} shown={shown} current={before} />}
            </section>
          </>
        }
        end={
          <>
            <AgreementTerms kind={kind} playerTurnover={playerTurnover} noticeDays={noticeDays} />
            <EarlierVersions kind={kind} versions={earlier} />
            <WaitingLinks agreement={agreement} except={kind} />
            {current && <EndButton current={current} noticeDays={noticeDays} />}
          </>
        }
      />
      {offer && <AnswerBar key={offer.id} offer={offer} current={current} />}
    </>
  );
}

function roleOf(by: string | null, isOffer: boolean, isAnother: boolean): string {
  if (!isOffer) return by === null ? m.agreement_house_offers() : m.agreement_agreed_with();
  if (by === null) return m.agreement_house_offers();
  return isAnother ? m.agreement_offers_new() : m.agreement_offers();
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
