import { Link } from '@tanstack/react-router';
import { writtenMonth } from '@/app/lib/time/dates';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSession } from '@/app/session/session.queries';
import { CsvNote } from '@/app/shell/tables/csv-note';
import { downloadAddress } from '@/app/shell/tables/download-address';
import { TableDownload } from '@/app/shell/tables/table-download';
import { useCsvFormat } from '@/app/shell/tables/use-csv-format';
import { buttonClass } from '@/app/ui/button';
import { Chip, ChipStrip, chipLink } from '@/app/ui/chips';
import { Icon } from '@/app/ui/icon';
import { LinkTabs, linkTab } from '@/app/ui/link-tabs';
import { Notice } from '@/app/ui/notice';
import { StackedParts } from '@/app/ui/stacked-parts';
import { SETTLEMENT_KINDS } from '@/contracts/commission/settlement-kinds';
import type { DateRange } from '@/contracts/shared/days';
import { SideBySide } from '../side-by-side';
import { daysOfMonth, monthOf, monthsBack } from './month';
import { MonthSums } from './month-sums';
import { SettlementList } from './settlement-list';
import { settlementName } from './settlement-words';
import type { SettlementsSearch } from './settlements.search';
import styles from './settlements-screen.module.css';
import { Statement } from './statement';
import { WhatIf } from './what-if';

type Props = { search: SettlementsSearch /** The running day in the site's zone. */; today: string };

/** `/m/agent/commission`: what the agent was paid, what is pending, and what would be paid if (AGENT-26). */
export function SettlementsScreen({ search, today }: Props) {
  useLocale();
  if (!useSession()) return null;
  const month = search.month ?? monthOf(today);
  const range = daysOfMonth(month);
  if (search.view === 'statement') return <Statement month={month} range={range} />;
  return (
    <StackedParts>
      <Tabs search={search} />
      {search.view === 'whatIf' ? (
        <WhatIf today={today} />
      ) : (
        <SideBySide
          start={
            <>
              <MonthChips month={month} today={today} search={search} />
              {search.csv && (
                <Notice kind="error">
                  {search.csv === 'limited' ? m.settlement_csv_limited() : m.settlement_csv_failed()}
                </Notice>
              )}
              <MonthSums range={range} today={today} />
              <Ways month={search.month} range={range} />
            </>
          }
          end={
            <>
              <KindChips search={search} />
              <SettlementList range={range} kind={search.kind} today={today} />
            </>
          }
        />
      )}
    </StackedParts>
  );
}

function Tabs({ search: { view, ...search } }: { search: SettlementsSearch }) {
  return (
    <LinkTabs label={m.settlement_views()}>
      {([undefined, 'whatIf'] as const).map((one) => (
        <Link
          key={one ?? 'list'}
          to="/m/agent/commission"
          search={{ ...search, csv: undefined, view: one }}
          replace
          resetScroll={false}
          className={linkTab}
          activeOptions={{ exact: true }}
          aria-current={one === view ? 'page' : undefined}
        >
          {one ? m.settlement_what_if() : m.settlement_list()}
        </Link>
      ))}
    </LinkTabs>
  );
}

function MonthChips({ month, today, search }: { month: string; today: string; search: SettlementsSearch }) {
  return (
    <ChipStrip label={m.settlement_month()}>
      {monthsBack(today).map((one) => (
        <Link
          key={one}
          to="/m/agent/commission"
          search={{ kind: search.kind, month: one === monthOf(today) ? undefined : one }}
          replace
          resetScroll={false}
          viewTransition={false}
          className={chipLink}
          activeOptions={{ exact: true }}
          aria-current={one === month ? 'page' : undefined}
        >
          <Chip on={one === month}>{writtenMonth(one)}</Chip>
        </Link>
      ))}
    </ChipStrip>
  );
}

/** The statement to print, and the file. */
function Ways({ month, range }: { month: string | undefined; range: DateRange }) {
  const format = useCsvFormat();
  return (
    <div className={styles.ways}>
      <Link
        to="/m/agent/commission"
        search={{ month, view: 'statement' }}
        className={buttonClass('secondary')}
      >
        <Icon name="doc" />
        <span>{m.settlement_statement()}</span>
      </Link>
      <TableDownload
        className={buttonClass('secondary')}
        address={downloadAddress('agent-settlements', range, format)}
      >
        <Icon name="download" />
        <span>{m.record_csv()}</span>
      </TableDownload>
      <CsvNote addressOf={(other) => downloadAddress('agent-settlements', range, other)} />
    </div>
  );
}

function KindChips({ search }: { search: SettlementsSearch }) {
  return (
    <ChipStrip label={m.settlement_kinds()}>
      {[undefined, ...SETTLEMENT_KINDS].map((kind) => (
        <Link
          key={kind ?? 'all'}
          to="/m/agent/commission"
          search={{ month: search.month, kind }}
          replace
          resetScroll={false}
          viewTransition={false}
          className={chipLink}
          activeOptions={{ exact: true }}
          aria-current={kind === search.kind ? 'page' : undefined}
        >
          <Chip on={kind === search.kind}>{kind ? settlementName(kind) : m.settlement_kind_all()}</Chip>
        </Link>
      ))}
    </ChipStrip>
  );
}
