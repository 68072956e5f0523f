import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { DayList } from '@/app/lists/day-list';
import { PendingRows } from '@/app/lists/pending-rows';
import { useKeptPlace } from '@/app/lists/use-kept-place';
import { useList } from '@/app/lists/use-list';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { buttonClass } from '@/app/ui/button';
import { StateCard } from '@/app/ui/state-card';
import { MovementRow } from './movement-row';
import { movementsPage, movementsQuery, type RecordFilter, summaryQuery } from './record.queries';
import type { RecordSearch } from './record.search';

type Props = { filter: RecordFilter; search: RecordSearch; today: string };

/** The movements by days, each day with its total, page by page (MONEY-13). */
export function MovementList({ filter, search, today }: Props) {
  const list = useList(movementsQuery(filter), movementsPage);
  useKeptPlace(list);
  const { data: summary } = useQuery(summaryQuery(filter));
  const { currency } = useSite();
  const totals = useMemo(() => new Map(summary?.days.map(({ day, total }) => [day, total])), [summary]);
  const all = summary?.days.reduce((sum, { movements }) => sum + movements, 0) ?? 0;
  const left = all - (list.entries?.length ?? 0);
  return (
    <DayList
      list={list}
      words={{
        failed: { title: m.record_failed_title(), text: m.record_failed_text() },
        more: left > 0 ? m.record_more({ count: formatCount(left) }) : m.record_more_unknown(),
        moreFailed: m.record_more_failed(),
      }}
      pending={<PendingRows count={6} />}
      empty={<NoMovements search={search} />}
      dayOf={({ day }) => day}
      today={today}
      aside={(day) => {
        const total = totals.get(day);
        if (total === undefined) return null;
        const text = formatShortMoney(total, currency);
        return m.record_day_total({ amount: total > 0 ? `+${text}` : text });
      }}
    >
      {(movement) => <MovementRow movement={movement} search={search} />}
    </DayList>
  );
}

/** Nothing there: the way on is a wider look, if there is one. */
function NoMovements({ search: { kind, vendor, days, from, to } }: { search: RecordSearch }) {
  const isNarrowed = kind !== undefined || vendor !== undefined;
  const wider = isNarrowed ? { days, from, to } : ({ days: 30 } as const);
  return (
    <StateCard kind="empty" title={m.record_empty_title()} text={m.record_empty_text()}>
      {(isNarrowed || days !== 30) && (
        <Link to="/m/transaction/record" search={wider} resetScroll={false} className={buttonClass('tonal')}>
          {isNarrowed ? m.record_show_all() : m.record_show_longer()}
        </Link>
      )}
    </StateCard>
  );
}
