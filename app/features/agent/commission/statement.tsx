import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Money } from '@/app/domain/money/money';
import { dayAndTime, dayRange, zoneName } from '@/app/lib/time/dates';
import { ListStates } from '@/app/lists/list-states';
import { PendingRows } from '@/app/lists/pending-rows';
import { useList } from '@/app/lists/use-list';
import { m } from '@/app/paraglide/messages.js';
import { useSession } from '@/app/session/session.queries';
import { useSite } from '@/app/session/site.queries';
import { Button, buttonClass } from '@/app/ui/button';
import { StateCard } from '@/app/ui/state-card';
import type { DateRange } from '@/contracts/shared/days';
import { settlementName } from './settlement-words';
import { STATEMENT_SIZE, settlementsPage, settlementsQuery } from './settlements.queries';
import styles from './statement.module.css';

type Props = { month: string; range: DateRange };

/** A month's settlements as one table, to be printed by the browser without the frame of the page (AGENT-26). */
export function Statement({ month, range }: Props) {
  const session = useSession();
  const { timeZone, currency } = useSite();
  const list = useList(settlementsQuery(range, STATEMENT_SIZE), settlementsPage);
  const { has, busy, failed, load } = list.more;
  // A statement is whole: the pages behind the first are asked for by themselves.
  useEffect(() => {
    if (has && !busy && !failed) load();
  });
  const total = (list.entries ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <article className={styles.statement}>
      <header className={styles.head}>
        <h2>{m.settlement_statement_of({ account: session?.userName ?? '' })}</h2>
        <p>
          {m.settlement_statement_days({
            days: dayRange(range),
            zone: zoneName(timeZone),
            currency: currency.symbol,
          })}
        </p>
      </header>
      <div className={styles.ways}>
        <Link to="/m/agent/commission" search={{ month }} className={buttonClass('secondary')}>
          {m.settlement_to_all()}
        </Link>
        <Button disabled={has || list.entries === undefined} onClick={() => window.print()}>
          {m.settlement_print()}
        </Button>
      </div>
      <ListStates
        list={list}
        failed={{ title: m.settlement_failed_title(), text: m.settlement_failed_text() }}
        pending={<PendingRows count={8} />}
        empty={<StateCard kind="empty" title={m.settlement_empty_title()} text={m.settlement_empty_text()} />}
      >
        {(entries) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys
          <section className={styles.scroll} tabIndex={0} aria-label={m.settlement_statement()}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{m.settlement_column_days()}</th>
                  <th scope="col">{m.settlement_column_kind()}</th>
                  <th scope="col">{m.settlement_gross()}</th>
                  <th scope="col">{m.settlement_down()}</th>
                  <th scope="col">{m.settlement_deductions()}</th>
                  <th scope="col">{m.settlement_carried_in()}</th>
                  <th scope="col">{m.settlement_carried_out()}</th>
                  <th scope="col">{m.settlement_paid()}</th>
                  <th scope="col">{m.settlement_column_at()}</th>
                </tr>
              </thead>
              <tbody>
                {entries.map(({ id, kind, from, to, at, ...sums }) => (
                  <tr key={id}>
                    <th scope="row">{dayRange({ from, to })}</th>
                    <td>{settlementName(kind)}</td>
                    {([sums.gross, sums.paidDown, sums.deductions] as const).map((sum, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                      <td key={place}>
                        <Money amount={sum} />
                      </td>
                    ))}
                    <td>
                      <Money amount={sums.carriedIn} />
                    </td>
                    <td>
                      <Money amount={sums.carriedOut} />
                    </td>
                    <td>
                      <Money amount={sums.amount} />
                    </td>
                    <td>{dayAndTime(at, timeZone)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" colSpan={7}>
                    {m.settlement_sum()}
                  </th>
                  <td>
                    <Money amount={total as (typeof entries)[number]['amount']} />
                  </td>
                  <td />
                </tr>
              </tfoot>
            </table>
          </section>
        )}
      </ListStates>
    </article>
  );
}
