import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { hasMoney } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { FailedCard } from '@/app/shell/failed-card';
import { withdrawSettingsQuery } from '@/app/shell/menu/menu.queries';
import { buttonClass } from '@/app/ui/button';
import type { Elements } from '@/app/ui/elements';
import { Skeleton } from '@/app/ui/skeleton';
import { StateCard } from '@/app/ui/state-card';
import type { listBankCards } from '@/contracts/bank-cards/bank-cards';
import type { ResponseOf } from '@/contracts/operation';
import { ActualAccountCard } from '../actual-account-card';
import { bankCardsQuery } from '../bank-cards/bank-cards.queries';
import { AvailableCard } from './available-card';
import { type WithdrawOverview, withdrawOverviewQuery } from './withdraw.queries';
import { WithdrawForm } from './withdraw-form';
import styles from './withdraw-screen.module.css';

type BankCards = ResponseOf<typeof listBankCards>;

/** `/m/withdraw`: what may be withdrawn, and the form; what is missing for it comes first (ROUTE-10, MONEY-04 to MONEY-09). */
export function WithdrawScreen() {
  useLocale();
  const session = useSession();
  const enabled = hasMoney(session);
  const overview = useQuery({ ...withdrawOverviewQuery(), enabled });
  const cards = useQuery({ ...bankCardsQuery(), enabled });
  const settings = useQuery({ ...withdrawSettingsQuery(), enabled });
  if (session && !enabled) return <ActualAccountCard />;

  const all = [overview, cards, settings];
  if (settings.data?.allowWithdraw === 'N') return <NotAllowed />;
  if (overview.data && cards.data && settings.data) {
    const isOpen = settings.data.normalBankWithdrawalSwitch === 'Y';
    const missing = isOpen && missingFor(overview.data, cards.data);
    return (
      <div className={styles.screen}>
        {missing}
        <AvailableCard overview={overview.data} />
        {!isOpen && <NotAllowed />}
        {isOpen && !missing && <WithdrawForm overview={overview.data} cards={cards.data} />}
      </div>
    );
  }
  if (!all.some(({ isError }) => isError)) return <Pending />;
  return (
    <FailedCard
      title={m.withdraw_failed_title()}
      text={m.withdraw_failed_text()}
      busy={all.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of all) if (query.isError) void query.refetch();
      }}
    />
  );
}

/** What comes before a withdrawal can be asked for: a card, then a payment password; null when both are there. */
function missingFor({ hasPaymentPassword }: WithdrawOverview, { list }: BankCards) {
  if (list.length === 0)
    return (
      <Missing
        title={m.withdraw_no_card_title()}
        text={m.withdraw_no_card_text()}
        action={
          <Link to="/m/bankCards" search={{ add: true }} className={buttonClass()}>
            {m.cards_add()}
          </Link>
        }
      />
    );
  if (hasPaymentPassword) return null;
  return (
    <Missing
      title={m.withdraw_set_password()}
      text={m.withdraw_no_password()}
      action={
        <Link to="/m/paymentPassword" className={buttonClass()}>
          {m.withdraw_set_password()}
        </Link>
      }
    />
  );
}

function NotAllowed() {
  return (
    <StateCard kind="empty" title={m.withdraw_title()} text={m.error_no_permission()}>
      <Link to="/m/support" className={buttonClass('tonal')}>
        {m.tracker_support()}
      </Link>
    </StateCard>
  );
}

function Missing({ title, text, action }: { title: string; text: string; action: Elements }) {
  return (
    <section className={styles.missing}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action}
    </section>
  );
}

function Pending() {
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton className={styles.pendingTop} />
      <Skeleton className={styles.pendingForm} />
    </div>
  );
}
