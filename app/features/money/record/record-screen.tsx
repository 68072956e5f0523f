import { linkOptions, useNavigate } from '@tanstack/react-router';
import { periodOf } from '@/app/forms/period/period';
import { PeriodPicker } from '@/app/forms/period/period-picker';
import type { PeriodSearch } from '@/app/forms/period/period-search';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { CsvNote } from '@/app/shell/tables/csv-note';
import { downloadAddress } from '@/app/shell/tables/download-address';
import { TableDownload } from '@/app/shell/tables/table-download';
import { useCsvFormat } from '@/app/shell/tables/use-csv-format';
import { buttonClass } from '@/app/ui/button';
import type { Elements } from '@/app/ui/elements';
import { Icon } from '@/app/ui/icon';
import { Notice } from '@/app/ui/notice';
import { StackedParts } from '@/app/ui/stacked-parts';
import { daysOf } from '@/contracts/shared/days';
import { ActualAccountCard } from '../actual-account-card';
import { FindMovements } from './find-movements';
import { KindChips } from './kind-chips';
import { recordBounds } from './load-record';
import { LotteryOrders } from './lottery/lottery-orders';
import { MovementList } from './movement-list';
import { OpenedMovement } from './movement-sheet';
import type { RecordFilter } from './record.queries';
import type { RecordSearch } from './record.search';
import { filterOf } from './record-filter';
import styles from './record-screen.module.css';
import { RecordTabs } from './record-tabs';
import { RecordTotals } from './record-totals';
import { VendorFilter } from './vendor-filter';

type Props = { search: RecordSearch /** The running day in the site's zone. */; today: string };

/** `/m/transaction/record`: where the member's money went (ROUTE-13, MONEY-12, MONEY-13, MONEY-17). */
export function RecordScreen({ search, today }: Props) {
  useLocale();
  const session = useSession();
  const navigate = useNavigate();
  if (!session) return null;
  if (isTrial(session)) return <ActualAccountCard />;
  if (search.find !== undefined) {
    return (
      <>
        <FindMovements search={search} today={today} />
        <OpenedMovement search={search} />
      </>
    );
  }

  const bounds = recordBounds(today);
  const period = periodOf(search, bounds);
  const filter = filterOf(search, period);
  const linkTo = (range: PeriodSearch) => {
    const { kind, vendor, tab } = search;
    return linkOptions({ to: '/m/transaction/record', search: { kind, vendor, tab, ...range } });
  };
  const picker = (download?: Elements) => (
    <PeriodPicker
      period={period}
      bounds={bounds}
      linkTo={linkTo}
      onPick={(range) => void navigate({ ...linkTo(range), resetScroll: false })}
    >
      {download}
    </PeriodPicker>
  );
  if (search.tab === 'lottery') {
    return (
      <StackedParts>
        <RecordTabs search={search} />
        {picker()}
        <LotteryOrders range={{ from: period.from, to: period.to }} search={search} />
      </StackedParts>
    );
  }
  return (
    <StackedParts>
      <RecordTabs search={search} />
      {picker(<Download filter={filter} />)}
      <CsvNote addressOf={(format) => downloadAddress('account-record', filter, format)} />
      {search.csv && (
        <Notice kind="error">
          {search.csv === 'limited' ? m.record_csv_limited() : m.record_csv_failed()}
        </Notice>
      )}
      <KindChips search={search} />
      <RecordTotals filter={filter} days={daysOf(period)} />
      <VendorFilter filter={filter} search={search} />
      <MovementList filter={filter} search={search} today={today} />
      <OpenedMovement search={search} />
    </StackedParts>
  );
}

function Download({ filter }: { filter: RecordFilter }) {
  const format = useCsvFormat();
  const address = downloadAddress('account-record', filter, format);
  return (
    <TableDownload className={buttonClass('secondary', styles.download)} address={address}>
      <Icon name="download" />
      <span>{m.record_csv()}</span>
    </TableDownload>
  );
}
