import type { ReactNode } from 'react';
import { formatShortMoney } from '../../../domain/money/format-money';
import { Money } from '../../../domain/money/money';
import { rateText } from '../../../domain/money/rate-text';
import { formatCount } from '../../../locale/figures';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import type { MyVersion } from './agreements.queries';
import styles from './basis-card.module.css';
import type { Basis } from './contract-basis';

type Props = {
  basis: Basis;
  shown: MyVersion;
  /** The one in force beside an offer. */
  current: MyVersion | undefined;
};

/** What the last figures come to, by the terms in force and by those on offer (AGENT-24). */
export function BasisCard({ basis, shown, current }: Props) {
  const { currency } = useSite();
  const { title, name, amount, carried } = basis;
  if (shown.worth === null || shown.players === null) return null;
  const rate = rateReached(shown);
  const rateOf = (say: (rate: { rate: string }) => string, rate: number) =>
    rate > 0 ? say({ rate: rateText(rate) }) : m.contract_none_reached();
  return (
    <section className={styles.card} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.facts}>
        <Fact name={name}>{formatShortMoney(amount, currency)}</Fact>
        {carried !== null && carried < 0 && (
          <Fact name={m.contract_carried()}>{formatShortMoney(carried, currency)}</Fact>
        )}
        <Fact name={m.contract_counted_players()}>{formatCount(shown.players)}</Fact>
        {current?.worth != null && (
          <Fact name={rateOf(m.contract_now_at, rateReached(current))}>
            {formatShortMoney(current.worth, currency)}
          </Fact>
        )}
        <Fact name={rateOf(current ? m.contract_new_at : m.contract_at, rate)} last>
          <Money amount={shown.worth} />
        </Fact>
      </dl>
    </section>
  );
}

type FactProps = { name: string; last?: boolean; children: ReactNode };

function Fact({ name, last, children }: FactProps) {
  return (
    <div className={styles.fact} data-last={last ? '' : undefined}>
      <dt>{name}</dt>
      <dd translate="no">{children}</dd>
    </div>
  );
}

const rateReached = ({ reachedTier, tiers }: MyVersion): number => tiers[reachedTier ?? -1]?.rate ?? 0;
