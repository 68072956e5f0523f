import { Link } from '@tanstack/react-router';
import { Money } from '@/app/domain/money/money';
import { ShortAmount } from '@/app/domain/money/short-amount';
import { dayRange, writtenDay } from '@/app/lib/time/dates';
import { List } from '@/app/lists/list';
import { PendingRows } from '@/app/lists/pending-rows';
import { useKeptPlace } from '@/app/lists/use-kept-place';
import { useList } from '@/app/lists/use-list';
import { m } from '@/app/paraglide/messages.js';
import { RowIcon } from '@/app/ui/rows';
import { StateCard } from '@/app/ui/state-card';
import type { Settlement } from '@/contracts/commission/settlement';
import type { SettlementKind } from '@/contracts/commission/settlement-kinds';
import type { DateRange } from '@/contracts/shared/days';
import styles from './settlement-list.module.css';
import { SETTLEMENT_ICONS, settlementName } from './settlement-words';
import { settlementsPage, settlementsQuery } from './settlements.queries';

type Props = { range: DateRange; kind: SettlementKind | undefined; today: string };

/** The settlements of a month, the last first, page by page; each opens how it came about. */
export function SettlementList({ range, kind, today }: Props) {
  const list = useList(settlementsQuery({ ...range, ...(kind && { kind }) }), settlementsPage);
  useKeptPlace(list);
  return (
    <List
      list={list}
      aria-label={m.settlement_list()}
      words={{
        failed: { title: m.settlement_failed_title(), text: m.settlement_failed_text() },
        more: m.settlement_more(),
        moreFailed: m.settlement_more_failed(),
      }}
      pending={<PendingRows count={6} />}
      empty={<StateCard kind="empty" title={m.settlement_empty_title()} text={m.settlement_empty_text()} />}
    >
      {(settlement) => <Row settlement={settlement} today={today} />}
    </List>
  );
}

function Row({ settlement, today }: { settlement: Settlement; today: string }) {
  const { id, kind, from, to, gross, amount, carriedOut } = settlement;
  return (
    <Link to="/m/agent/commission/$settlement" params={{ settlement: id }} className={styles.row}>
      <RowIcon name={SETTLEMENT_ICONS[kind]} />
      <span className={styles.words}>
        <span className={styles.title}>{settlementName(kind)}</span>
        <span className={styles.note}>
          <span>{`${from === to ? writtenDay(to, today) : dayRange({ from, to })} · ${m.settlement_gross()} `}</span>
          <ShortAmount amount={gross} />
        </span>
        {carriedOut < 0 && (
          <span className={styles.note}>
            <span>{`${m.settlement_carried_out()} `}</span>
            <ShortAmount amount={carriedOut} />
          </span>
        )}
      </span>
      <span className={styles.amount} data-in={amount > 0 ? '' : undefined}>
        <Money amount={amount} signed />
      </span>
    </Link>
  );
}
