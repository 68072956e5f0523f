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
import {
  type DownlineContract,
  type DownlineVersion,
  downlineContractQuery,
  isNoDownline,
} from './agreements.queries';
import { ConfirmSheet } from './confirm-sheet';
import { ContractHead } from './contract-head';
import styles from './contract-screen.module.css';
import { KIND_NAMES } from './contract-words';
import { EarlierVersions } from './earlier-versions';
import { EndButton } from './end-button';
import { ForceNote } from './force-note';
import { OfferForm } from './offer-form';
import { TierTable } from './tier-table';

type Props = { account: string; kind: AgreementKind };

/** `/m/agent/contracts/$account`: the contract of a kind with a direct downline, and the form that offers one (AGENT-24). */
export function DownlineContractScreen({ account, kind }: Props) {
  useLocale();
  return (
    <StackedParts>
      <LinkTabs label={m.contract_kinds()}>
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
  const contract = useQuery(downlineContractQuery(account, kind));
  return (
    <Loaded
      query={contract}
      pending={<Pending />}
      failed={{ title: m.contract_failed_title(), text: m.contract_failed_text() }}
      instead={(error) => isNoDownline(error) && <NoDownline />}
    >
      {(contract) => <Contract kind={kind} contract={contract} />}
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
    <StateCard kind="empty" title={m.contract_unknown_title()} text={m.contract_unknown_text()}>
      <Link to="/m/agent/contracts" className={buttonClass('tonal')}>
        {m.contract_back()}
      </Link>
    </StateCard>
  );
}

function Contract({ kind, contract }: { kind: AgreementKind; contract: DownlineContract }) {
  const { account, versions, own, answerDays, noticeDays } = contract;
  const offer = versions.find(({ state }) => state === 'offered');
  const current = versions.find(({ state }) => state === 'inForce');
  const shown = offer ?? versions.find(({ state }) => state === 'agreed') ?? current;
  const [last] = versions;
  const hold = own ?? undefined;
  return (
    <SideBySide
      start={
        <>
          <ContractHead kind={kind} version={shown} other={account} role={m.contract_to()} />
          {shown && <ForceNote version={shown} />}
          {shown && (
            <TierTable
              kind={kind}
              label={m.contract_tiers()}
              tiers={shown.tiers}
              head={offer ? m.contract_new() : m.contract_theirs()}
              beside={
                offer && current
                  ? { head: m.contract_theirs(), tiers: current.tiers }
                  : hold && { head: m.contract_yours(), tiers: hold.tiers }
              }
            />
          )}
          {offer && <OpenOffer offer={offer} />}
          {current && <EndButton current={current} noticeDays={noticeDays} />}
          <EarlierVersions kind={kind} versions={versions.filter((version) => version !== shown)} />
          {!hold && <Notice kind="info">{m.contract_none_held({ kind: KIND_NAMES[kind]() })}</Notice>}
        </>
      }
      end={
        hold &&
        !offer && (
          <section className={styles.part} aria-labelledby="contract-offer">
            <SectionHeading
              id="contract-offer"
              title={last ? m.contract_offer_again() : m.contract_offer_title()}
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
      <Notice kind="info">{m.contract_waits_until(by)}</Notice>
      <Button look="secondary" onClick={() => setAsked(true)}>
        {m.contract_withdraw()}
      </Button>
      {isAsked && (
        <ConfirmSheet
          title={m.contract_withdraw_title({ version })}
          text={m.contract_withdraw_text()}
          confirm={m.contract_withdraw()}
          look="destructive"
          act={async () => {
            const { version } = await gateway(withdrawOffer, { agreementId });
            return m.contract_withdrawn({ version });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
