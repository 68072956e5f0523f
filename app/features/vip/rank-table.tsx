import { type ReactNode, useEffect, useRef } from 'react';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { rankName } from '../../domain/member/rank-name';
import type { RankOverview } from '../../domain/member/rank-overview.queries';
import { formatShortMoney } from '../../domain/money/format-money';
import { formatNumber } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { useScrollStop } from '../../ui/use-scroll-stop';
import { RankCrown } from './rank-crown';
import { roundFigure } from './rank-figures';
import styles from './rank-table.module.css';

type Rank = RankOverview['ranks'][number];
type Props = Pick<RankOverview, 'ranks' | 'current' | 'next'>;

/** All ranks side by side, the member's own filled and named; scrolled so that it is seen with the next one (WALLET-24). */
export function RankTable({ ranks, current, next }: Props) {
  const box = useRef<HTMLElement>(null);
  const { currency } = useSite();
  const tabIndex = useScrollStop(box);
  const shown = current ?? next;

  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for another rank
  useEffect(() => {
    const frame = box.current;
    const cell = frame?.querySelector<HTMLElement>('[data-shown]');
    const first = frame?.querySelector<HTMLElement>('tr > :first-child');
    if (!frame || !cell || !first) return;
    const { offsetWidth: width } = cell;
    // Where three fit, the rank below is seen as well.
    const room = frame.clientWidth - first.offsetWidth >= 3 * width ? width : 0;
    const distance = Math.max(0, startOf(cell, first) - room);
    frame.scrollLeft = getComputedStyle(frame).direction === 'rtl' ? -distance : distance;
  }, [shown]);

  const money = (amount: MinorUnits) => {
    const round = roundFigure(amount);
    if (!round) return formatShortMoney(amount, currency);
    const count = formatNumber(round.count);
    return round.unit === 'million' ? m.vip_million({ count }) : m.vip_billion({ count });
  };

  const row = (name: string, of: (rank: Rank) => ReactNode) => (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      {ranks.map((rank) => (
        <td key={rank.labelId} data-own={rank.labelId === current ? '' : undefined}>
          {of(rank)}
        </td>
      ))}
    </tr>
  );

  return (
    <section className={styles.section}>
      <h2 id="ranks" className={styles.heading}>
        {m.vip_compare()}
      </h2>
      <section ref={box} className={styles.box} tabIndex={tabIndex} aria-labelledby="ranks">
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.name} />
              {ranks.map(({ labelId }) => (
                <th
                  key={labelId}
                  scope="col"
                  data-own={labelId === current ? '' : undefined}
                  data-shown={labelId === shown ? '' : undefined}
                >
                  <span className={styles.crown}>
                    <RankCrown labelId={labelId} size={44} />
                  </span>
                  <span>{rankName(labelId)}</span>
                  {labelId === current && <span className={styles.here}>{m.vip_here()}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(m.vip_free_withdrawals(), ({ freeWithdrawals }) => m.vip_times({ count: freeWithdrawals }))}
            {row(m.vip_most_of_day(), ({ mostOfDay }) => money(mostOfDay))}
          </tbody>
          <tbody>
            {row(m.vip_needs_turnover(), ({ turnover }) => money(turnover))}
            {row(m.vip_protection(), ({ protection }) => protection)}
            {row(m.vip_needs_days(), ({ days }) => (days > 0 ? m.vip_days_figure({ days }) : '—'))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>{m.vip_scroll()}</p>
    </section>
  );
}

/** How far a column begins behind the first one, which sticks. */
function startOf(cell: HTMLElement, first: HTMLElement): number {
  let start = 0;
  for (let one = cell.previousElementSibling; one && one !== first; one = one.previousElementSibling) {
    start += (one as HTMLElement).offsetWidth;
  }
  return start;
}
