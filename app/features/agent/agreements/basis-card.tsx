import type { ReactNode } from 'react';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import { rateText } from '@/app/domain/money/rate-text';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import type { Basis } from './agreement-basis';
import type { MyVersion } from './agreements.queries';
import styles from './basis-card.module.css';

type Props = {
  basis: Basis;
  shown: MyVersion;
  /** The one in force beside an offer. */
  current: MyVersion | undefined;
};

/** What the last figures come to, by the terms in force and by those on offer (AGENT-24). */
export function BasisCard({ basis, shown, current }: Props) {
  const { title, name, amount, carried } = basis;
  if (shown.worth === null || shown.players === null) return null;
  const rate = rateReached(shown);
  const rateOf = (say: (rate: { rate: string }) => string, rate: number) =>
    rate > 0 ? say({ rate: rateText(rate) }) : m.agreement_none_reached();
  return (
    <section className={styles.card} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.facts}>
        <Fact name={name} amount={amount} />
        {carried !== null && carried < 0 && <Fact name={m.agreement_carried()} amount={carried} />}
        <Fact name={m.agreement_counted_players()}>{formatCount(shown.players)}</Fact>
        {current?.worth != null && (
          <Fact name={rateOf(m.agreement_now_at, rateReached(current))} amount={current.worth} />
        )}
        <Fact name={rateOf(current ? m.agreement_new_at : m.agreement_at, rate)} last>
          <Money amount={shown.worth} />
        </Fact>
      </dl>
    </section>
  );
}

type FactProps = { name: string; amount?: MinorUnits; last?: boolean; children?: ReactNode };

function Fact({ name, amount, last, children }: FactProps) {
  const { currency } = useSite();
  return (
    <div className={styles.fact} data-last={last ? '' : undefined}>
      <dt>{name}</dt>
      <dd translate="no">{amount === undefined ? children : formatShortMoney(amount, currency)}</dd>
    </div>
  );
}

const rateReached = ({ reachedTier, tiers }: MyVersion): number => tiers[reachedTier ?? -1]?.rate ?? 0;
