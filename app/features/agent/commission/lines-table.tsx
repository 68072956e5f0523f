import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import { rateText } from '@/app/domain/money/rate-text';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { WidePart } from '@/app/ui/wide-part';
import styles from './lines-table.module.css';
import { partName } from './settlement-words';
import type { SettlementDetail } from './settlements.queries';

type Props = { settlement: Pick<SettlementDetail, 'kind' | 'lines'> };

/** So much × a rate is so much, for each part of a settlement; on a phone the first two stand below its name. */
export function LinesTable({ settlement: { kind, lines } }: Props) {
  const { currency } = useSite();
  return (
    <WidePart label={m.settlement_lines()}>
      <table className={styles.table}>
        <caption className={styles.caption}>{m.settlement_lines()}</caption>
        <thead>
          <tr>
            <th scope="col">{kind === 'hour' ? m.settlement_column_hour() : m.settlement_column_part()}</th>
            <th scope="col">{kind === 'dividend' ? m.agent_net_win() : m.agent_turnover()}</th>
            <th scope="col">{m.settlement_column_rate()}</th>
            <th scope="col">{m.settlement_column_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ part, base, rate, amount }) => (
            <tr key={part}>
              <th scope="row">
                <span>{partName(kind, part)}</span>
                <bdi dir="ltr" className={styles.factors} translate="no">
                  {`${formatShortMoney(base, currency)} × ${rateText(rate)}`}
                </bdi>
              </th>
              <td>
                <Money amount={base} />
              </td>
              <td>{rateText(rate)}</td>
              <td>
                <Money amount={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WidePart>
  );
}
