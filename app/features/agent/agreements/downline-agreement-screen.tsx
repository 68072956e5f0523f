import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { gateway } from '@/app/lib/calls/gateway';
import { clockTime, moneyDay } from '@/app/lib/time/dates';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Loaded } from '@/app/shell/loaded';
import { Button, buttonClass } from '@/app/ui/button';
import { LinkTabs, linkTab } from '@/app/ui/link-tabs';
import { Notice } from '@/app/ui/notice';
import { SectionHeading } from '@/app/ui/section-head';
import { Skeleton } from '@/app/ui/skeleton';
import { StackedParts } from '@/app/ui/stacked-parts';
import { StateCard } from '@/app/ui/state-card';
import { AGREEMENT_KINDS, type AgreementKind } from '@/contracts/agreements/kinds';
import { withdrawOffer } from '@/contracts/agreements/withdraw-offer';
import { SideBySide } from '../side-by-side';
import { AgreementHead } from './agreement-head';
import styles from './agreement-screen.module.css';
import { KIND_NAMES } from './agreement-words';
import {
  type DownlineAgreement,
  type DownlineVersion,
  downlineAgreementQuery,
  isNoDownline,
} from './agreements.queries';
import { ConfirmSheet } from './confirm-sheet';
import { EarlierVersions } from './earlier-versions';
import { EndButton } from './end-button';
import { ForceNote } from './force-note';
import { OfferForm } from './offer-form';
import { TierTable } from './tier-table';

type Props = { account: string; kind: AgreementKind };

/** `/m/agent/contracts/$account`: the agreement of a kind with a direct downline, and the form that offers one (AGENT-24). */
export function DownlineAgreementScreen({ account, kind }: Props) {
  useLocale();
  return (
    <StackedParts>
      <LinkTabs label={m.agreement_kinds()}>
        {AGREEMENT_KINDS.map((one) => (
          <Link
            key={one}
            to="/m/agent/contracts/$account"
            params={{ account }}
            search={{ kind: one }}
            replace
            resetScroll={false}
            viewTransition={false}
            className={linkTab}
            aria-current={one === kind ? 'page' : undefined}
          >
            {KIND_NAMES[one]()}
          </Link>
        ))}
      </LinkTabs>
      <OfKind key={kind} account={account} kind={kind} />
    </StackedParts>
  );
}

function OfKind({ account, kind }: Props) {
  const agreement = useQuery(downlineAgreementQuery(account, kind));
  return (
    <Loaded
      query={agreement}
      pending={<Pending />}
      failed={{ title: m.agreement_failed_title(), text: m.agreement_failed_text() }}
      instead={(error) => isNoDownline(error) && <NoDownline />}
    >
      {(agreement) => <Agreement kind={kind} agreement={agreement} />}
    </Loaded>
  );
}

function Pending() {
  return (
    <div aria-busy="true">
      <Skeleton className={styles.pendingTable} />
    </div>
  );
}

function NoDownline() {
  return (
    <StateCard kind="empty" title={m.agreement_unknown_title()} text={m.agreement_unknown_text()}>
      <Link to="/m/agent/contracts" className={buttonClass('tonal')}>
        {m.agreement_back()}
      </Link>
    </StateCard>
  );
}

function Agreement({ kind, agreement }: { kind: AgreementKind; agreement: DownlineAgreement }) {
  const { account, versions, own, answerDays, noticeDays } = agreement;
  const offer = versions.find(({ state }) => state === 'offered');
  const current = versions.find(({ state }) => state === 'inForce');
  const shown = offer ?? versions.find(({ state }) => state === 'agreed') ?? current;
  const [last] = versions;
  const hold = own ?? undefined;
  return (
    <SideBySide
      start={
        <>
          <AgreementHead kind={kind} version={shown} other={account} role={m.agreement_to()} />
          {shown && <ForceNote version={shown} />}
          {shown && (
            <TierTable
              kind={kind}
              label={m.agreement_tiers()}
              tiers={shown.tiers}
              head={offer ? m.agreement_new() : m.agreement_theirs()}
              beside={
                offer && current
                  ? { head: m.agreement_theirs(), tiers: current.tiers }
                  : hold && { head: m.agreement_yours(), tiers: hold.tiers }
              }
            />
          )}
          {offer && <OpenOffer offer={offer} />}
          {current && <EndButton current={current} noticeDays={noticeDays} />}
          <EarlierVersions kind={kind} versions={versions.filter((version) => version !== shown)} />
          {!hold && <Notice kind="info">{m.agreement_none_held({ kind: KIND_NAMES[kind]() })}</Notice>}
        </>
      }
      end={
        hold &&
        !offer && (
          <section className={styles.part} aria-labelledby="agreement-offer">
            <SectionHeading
              id="agreement-offer"
              title={last ? m.agreement_offer_again() : m.agreement_offer_title()}
            />
            <OfferForm
              key={last?.id ?? 'first'}
              account={account}
              kind={kind}
              held={hold}
              start={current ?? hold}
              answerDays={answerDays}
            />
          </section>
        )
      }
    />
  );
}

/** An offer that waits for its answer, and taking it back. */
function OpenOffer({ offer: { id: agreementId, version, answerBefore } }: { offer: DownlineVersion }) {
  const { timeZone } = useSite();
  const [isAsked, setAsked] = useState(false);
  const by = { time: clockTime(answerBefore, timeZone), date: moneyDay(answerBefore, timeZone) };
  return (
    <>
      <Notice kind="info">{m.agreement_waits_until(by)}</Notice>
      <Button look="secondary" onClick={() => setAsked(true)}>
        {m.agreement_withdraw()}
      </Button>
      {isAsked && (
        <ConfirmSheet
          title={m.agreement_withdraw_title({ version })}
          text={m.agreement_withdraw_text()}
          confirm={m.agreement_withdraw()}
          look="destructive"
          act={async () => {
            const { version } = await gateway(withdrawOffer, { agreementId });
            return m.agreement_withdrawn({ version });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
