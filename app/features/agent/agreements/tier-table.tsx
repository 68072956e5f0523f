import { moneyParts } from '@/app/domain/money/format-money';
import { rateText } from '@/app/domain/money/rate-text';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { WidePart } from '@/app/ui/wide-part';
import type { AgreementKind } from '@/contracts/agreements/kinds';
import { rateAt, type Tier } from '@/contracts/agreements/tiers';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import styles from './tier-table.module.css';

/** Steps of an agreement, as any call answers them. */
export type Tiers = readonly (Tier & { from: MinorUnits })[];

type Props = {
  kind: AgreementKind;
  /** Names the table. */
  label: string;
  tiers: Tiers;
  /** Head of the column of their rates. */
  head: string;
  /** What is given for the same by other terms, in a column before. */
  beside?: { head: string; tiers: Tiers } | undefined;
  /** The step that was reached, and when. */
  reached?: { tier: number | null; word: string } | undefined;
};

/** Steps of an agreement, the one that was reached marked by fill and words (AGENT-24). */
export function TierTable({ kind, label, tiers, head, beside, reached }: Props) {
  const { currency } = useSite();
  const { symbol } = currency;
  const threshold =
    kind === 'dividend' ? m.agreement_from_win({ symbol }) : m.agreement_from_turnover({ symbol });
  return (
    <WidePart label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{threshold}</th>
            <th scope="col">{m.agreement_players()}</th>
            {beside && <th scope="col">{beside.head}</th>}
            <th scope="col">{head}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ from, players, rate }, place) => {
            const isReached = reached?.tier === place;
            return (
              <tr key={from} data-reached={isReached ? '' : undefined}>
                <th scope="row">
                  <bdi dir="ltr" translate="no">
                    {moneyParts(from, currency).whole}
                  </bdi>
                  {isReached && <span className={styles.when}>{reached.word}</span>}
                </th>
                <td>{formatCount(players)}</td>
                {beside && <td>{rateText(rateAt(beside.tiers, from, players))}</td>}
                <td className={styles.rate}>{rateText(rate)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </WidePart>
  );
}
