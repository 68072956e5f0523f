import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { Money } from '@/app/domain/money/money';
import { periodOf } from '@/app/forms/period/period';
import { PeriodPicker } from '@/app/forms/period/period-picker';
import type { PeriodSearch } from '@/app/forms/period/period-search';
import { DayList } from '@/app/lists/day-list';
import { PendingRows } from '@/app/lists/pending-rows';
import { useKeptPlace } from '@/app/lists/use-kept-place';
import { useList } from '@/app/lists/use-list';
import { formatCount } from '@/app/locale/figures';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { Chip, ChipStrip, chipLink } from '@/app/ui/chips';
import { StackedParts } from '@/app/ui/stacked-parts';
import { StateCard } from '@/app/ui/state-card';
import { WITHDRAWAL_STATES, type WithdrawalState } from '@/contracts/record/withdrawal-states';
import { ActualAccountCard } from '../actual-account-card';
import { reportBounds } from './load-withdraw-report';
import { withdrawalsPage, withdrawalsQuery } from './withdraw-report.queries';
import type { WithdrawReportSearch } from './withdraw-report.search';
import styles from './withdraw-report-screen.module.css';
import { WithdrawalRow } from './withdrawal-row';
import { stateName } from './withdrawal-states';

type Props = { search: WithdrawReportSearch /** The running day in the site's zone. */; today: string };

/** `/m/withdrawReport`: the member's withdrawals by range and state (ROUTE-12, MONEY-10, MONEY-11, MONEY-20). */
export function WithdrawReportScreen({ search, today }: Props) {
  useLocale();
  const session = useSession();
  if (!session) return null;
  return isTrial(session) ? <ActualAccountCard /> : <Report search={search} today={today} />;
}

function Report({ search, today }: Props) {
  const navigate = useNavigate();
  const { state } = search;
  const bounds = reportBounds(today);
  const period = periodOf(search, bounds);
  const list = useList(withdrawalsQuery({ ...period, state }), withdrawalsPage);
  useKeptPlace(list);
  const linkTo = (range: PeriodSearch) =>
    linkOptions({ to: '/m/withdrawReport', search: { state, ...range } });
  const total = list.pages[0]?.total;
  return (
    <StackedParts>
      <PeriodPicker
        period={period}
        bounds={bounds}
        linkTo={linkTo}
        onPick={(range) => void navigate({ ...linkTo(range), resetScroll: false })}
      />
      <StateChips search={search} />
      {total && total.movements > 0 && (
        <section className={styles.totals} aria-label={m.record_totals()}>
          <dl className={styles.sums}>
            <div>
              <dt>{m.withdraw_report_paid()}</dt>
              <dd>
                <Money amount={total.paid} />
              </dd>
            </div>
            <div>
              <dt>{m.withdraw_report_pending()}</dt>
              <dd>
                <Money amount={total.pending} />
              </dd>
            </div>
          </dl>
          <p className={styles.count}>{m.withdraw_report_count({ count: formatCount(total.movements) })}</p>
        </section>
      )}
      <DayList
        list={list}
        words={{
          failed: { title: m.withdraw_report_failed(), text: m.record_failed_text() },
          more: m.record_more_unknown(),
          moreFailed: m.record_more_failed(),
        }}
        pending={<PendingRows count={5} />}
        empty={
          <StateCard kind="empty" title={m.withdraw_report_empty()} text={m.withdraw_report_empty_text()} />
        }
        dayOf={({ day }) => day}
        today={today}
      >
        {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} />}
      </DayList>
    </StackedParts>
  );
}

function StateChips({ search: { state: chosen, ...range } }: { search: WithdrawReportSearch }) {
  const states: (WithdrawalState | undefined)[] = [undefined, ...WITHDRAWAL_STATES];
  return (
    <ChipStrip label={m.withdraw_report_states()}>
      {states.map((state) => (
        <Link
          key={state ?? 'all'}
          to="/m/withdrawReport"
          search={{ ...range, state }}
          replace
          resetScroll={false}
          viewTransition={false}
          className={chipLink}
          activeOptions={{ exact: true }}
          aria-current={state === chosen ? 'page' : undefined}
        >
          <Chip on={state === chosen}>{state ? stateName(state) : m.record_group_all()}</Chip>
        </Link>
      ))}
    </ChipStrip>
  );
}
