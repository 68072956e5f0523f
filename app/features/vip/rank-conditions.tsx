import type { MinorUnits } from '@/contracts/shared/minor-units';
import { rankName } from '../../domain/member/rank-name';
import { formatShortMoney } from '../../domain/money/format-money';
import { formatCount } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { Icon } from '../../ui/icon';
import { ProgressBar } from '../../ui/progress-bar';
import styles from './rank-conditions.module.css';
import { type Condition, isMet, shareOf, whatIsMissingFirst } from './rank-figures';

/** What the next rank asks for: what is missing first, each with its figure and bar (ROLE-10, WALLET-24). */
export function RankConditions({ next, conditions }: { next: string; conditions: readonly Condition[] }) {
  const done = conditions.filter(isMet).length;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.vip_to({ rank: rankName(next) })}</h2>
        <p className={styles.count}>{m.vip_done({ done, total: conditions.length })}</p>
      </div>
      <div className={styles.segments} aria-hidden="true">
        {conditions.map(({ kind }, place) => (
          <span key={kind} className={styles.segment} data-done={place < done ? '' : undefined} />
        ))}
      </div>
      <ul>
        {whatIsMissingFirst(conditions).map((condition) => (
          <ConditionRow key={condition.kind} condition={condition} />
        ))}
      </ul>
    </section>
  );
}

function ConditionRow({ condition }: { condition: Condition }) {
  const met = isMet(condition);
  const name = useName(condition);
  const figure = useFigure(condition);
  const missing = useMissing(condition);
  return (
    <li className={styles.row} data-done={met ? '' : undefined}>
      <span className={styles.mark}>{met ? <Icon name="check" /> : <span className={styles.ring} />}</span>
      <div className={styles.words}>
        <div className={styles.line}>
          <h3 className={styles.name}>{name}</h3>
          <span className={styles.figure}>
            <span className="visually-hidden">{`${met ? m.vip_met() : m.vip_missing()} `}</span>
            <span>{figure}</span>
          </span>
        </div>
        {!met && (
          <>
            <ProgressBar label={name} max={1} value={shareOf(condition)} />
            <p className={styles.missing}>{missing}</p>
          </>
        )}
      </div>
    </li>
  );
}

function useName(condition: Condition): string {
  switch (condition.kind) {
    case 'turnover':
      return m.vip_turnover({ days: condition.days });
    case 'protection':
      return m.vip_protection();
    case 'days':
      return m.vip_days({ days: formatCount(condition.needed) });
    case 'paymentPassword':
      return m.vip_payment_password();
  }
}

function useFigure(condition: Condition): string {
  const { kind, done, needed } = condition;
  switch (kind) {
    case 'turnover':
      return `${Math.floor(shareOf(condition) * 100)}%`;
    case 'protection':
      return `${Math.min(done, needed)}/${needed}`;
    case 'days':
      return m.vip_days_figure({ days: formatCount(done) });
    case 'paymentPassword':
      return done > 0 ? m.vip_set() : m.vip_unset();
  }
}

function useMissing({ kind, done, needed }: Condition): string {
  const { currency } = useSite();
  const left = needed - done;
  switch (kind) {
    case 'turnover': {
      const money = (amount: number) => formatShortMoney(amount as MinorUnits, currency);
      return m.vip_turnover_missing({ done: money(done), left: money(left) });
    }
    case 'protection':
      return m.vip_protection_missing({ count: left });
    case 'days':
      return m.vip_days_missing({ days: formatCount(left) });
    case 'paymentPassword':
      return m.vip_payment_password_missing();
  }
}
