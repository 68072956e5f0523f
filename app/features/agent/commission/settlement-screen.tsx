import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import { rateText } from '@/app/domain/money/rate-text';
import { dayAndTime, dayRange } from '@/app/lib/time/dates';
import { formatCount } from '@/app/locale/figures';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { buttonClass } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { StackedParts } from '@/app/ui/stacked-parts';
import { SideBySide } from '../side-by-side';
import { LinesTable } from './lines-table';
import styles from './settlement-screen.module.css';
import { settlementName } from './settlement-words';
import { type SettlementDetail, settlementQuery } from './settlements.queries';

type Shown = { settlement: SettlementDetail };

/** `/m/agent/commission/$settlement`: how a settlement came about, in words and figures (AGENT-26). */
export function SettlementScreen({ id }: { id: string }) {
  useLocale();
  const { data: settlement } = useSuspenseQuery(settlementQuery(id));
  return (
    <StackedParts>
      <SideBySide
        start={
          <>
            <Head settlement={settlement} />
            <Tiers settlement={settlement} />
            {settlement.limited && <Notice kind="warning">{m.settlement_limited()}</Notice>}
          </>
        }
        end={
          <>
            <LinesTable settlement={settlement} />
            <Reckoning settlement={settlement} />
          </>
        }
      />
    </StackedParts>
  );
}

function Head({ settlement: { kind, from, to, amount, at, movement } }: Shown) {
  const { timeZone } = useSite();
  return (
    <section className={styles.card} aria-labelledby="settled">
      <h2 id="settled" className={styles.name}>
        {`${settlementName(kind)} · ${dayRange({ from, to })}`}
      </h2>
      <p className={styles.total}>
        <Money amount={amount} />
      </p>
      <p className={styles.note}>
        {amount > 0
          ? m.settlement_paid_at({ time: dayAndTime(at, timeZone) })
          : m.settlement_nothing_paid({ time: dayAndTime(at, timeZone) })}
      </p>
      {movement !== null && (
        <Link
          to="/m/transaction/record"
          search={{ movement: String(movement) }}
          className={buttonClass('tonal')}
        >
          {m.settlement_in_record()}
        </Link>
      )}
    </section>
  );
}

/** In plain words: what was reached, and what the next tier would have asked for. */
function Tiers({ settlement }: Shown) {
  const { currency } = useSite();
  const { kind, turnover, netWin, players, reached, next } = settlement;
  const base = formatShortMoney(kind === 'dividend' ? netWin : turnover, currency);
  const boundsOf = ({ from, players: least }: NonNullable<typeof next>) => ({
    base: formatShortMoney(from, currency),
    players: formatCount(least),
  });
  return (
    <section className={styles.card} aria-labelledby="tiers">
      <h2 id="tiers" className={styles.heading}>
        {m.settlement_how()}
      </h2>
      <p>
        {kind === 'dividend'
          ? m.settlement_said_net_win({ base, players: formatCount(players) })
          : m.settlement_said_turnover({ base, players: formatCount(players) })}
      </p>
      <p>{reached ? m.settlement_reached(boundsOf(reached)) : m.settlement_reached_none()}</p>
      {next && <p>{m.settlement_next(boundsOf(next))}</p>}
    </section>
  );
}

/** From what the figures give down to what was paid. */
function Reckoning({ settlement }: Shown) {
  const { gross, paidDown, bonuses, bonusShare, corrections, carriedIn, carriedOut, amount, kind } =
    settlement;
  const less = (sum: typeof gross) => (0 - sum) as typeof gross;
  return (
    <section className={styles.card} aria-labelledby="reckoning">
      <h2 id="reckoning" className={styles.heading}>
        {m.settlement_reckoning()}
      </h2>
      <dl className={styles.sums}>
        <Sum name={m.settlement_gross()} amount={gross} />
        <Sum name={m.settlement_down()} amount={less(paidDown)} />
        {bonuses !== 0 && (
          <Sum name={m.settlement_bonuses({ rate: rateText(bonusShare) })} amount={less(bonuses)} />
        )}
        {corrections.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: corrections of a settlement never change
          <Sum key={place} name={m.settlement_correction({ reason: one.reason })} amount={one.amount} />
        ))}
        {carriedIn < 0 && (
          <Sum
            name={kind === 'dividend' ? m.settlement_loss_in() : m.settlement_carried_in()}
            amount={carriedIn}
          />
        )}
        {carriedOut < 0 && <Sum name={m.settlement_carried_out()} amount={carriedOut} />}
        <Sum name={m.settlement_paid()} amount={amount} isTotal />
      </dl>
    </section>
  );
}

type SumProps = { name: ReactNode; amount: SettlementDetail['amount']; isTotal?: boolean };

function Sum({ name, amount, isTotal }: SumProps) {
  return (
    <div className={isTotal ? `${styles.sum} ${styles.paid}` : styles.sum}>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
