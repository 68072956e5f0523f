import { Link } from '@tanstack/react-router';
import type { MinorUnits } from '../../../../contracts/shared/minor-units';
import { gamesThatCount } from '../../../domain/games/category-names';
import { formatShortMoney } from '../../../domain/money/format-money';
import { Money } from '../../../domain/money/money';
import { moneyDay } from '../../../lib/dates';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { Icon } from '../../../ui/icon';
import { ProgressBar } from '../../../ui/progress-bar';
import styles from './available-card.module.css';
import type { WithdrawOverview } from './withdraw.queries';

/** What can be withdrawn now; below it what cannot, with the reason, what was played of it, and until when (MONEY-07). */
export function AvailableCard({ overview }: { overview: WithdrawOverview }) {
  const { currency } = useSite();
  const { total, withdrawable, requirements } = overview;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.label}>{m.withdraw_available()}</h2>
        <p className={styles.total}>{m.withdraw_total({ amount: formatShortMoney(total, currency) })}</p>
      </div>
      <p className={styles.available}>
        <Money amount={withdrawable} />
      </p>
      {requirements.map((requirement, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: oldest first, and nothing in them keeps a state
        <Requirement key={place} requirement={requirement} />
      ))}
    </section>
  );
}

type Asked = WithdrawOverview['requirements'][number];

function Requirement({ requirement }: { requirement: Asked }) {
  const { currency, timeZone } = useSite();
  const { kind, locked, required, played, times, gameType, until, promotionId } = requirement;
  const short = (amount: MinorUnits) => formatShortMoney(amount, currency);
  const reason = kind === 'bonus' ? m.withdraw_rule_bonus({ times }) : m.withdraw_rule_deposit({ times });
  const left = m.withdraw_left({ amount: short((required - played) as MinorUnits) });
  return (
    <div className={styles.locked}>
      <div className={styles.row}>
        <h3 className={styles.title}>
          <Icon name="lock" />
          <span>{m.withdraw_locked()}</span>
        </h3>
        <span className={styles.amount}>
          <Money amount={locked} />
        </span>
      </div>
      <p className={styles.reason}>
        {gameType === null ? reason : m.withdraw_rule_games({ reason, games: gamesThatCount(gameType) })}
      </p>
      <ProgressBar
        label={m.withdraw_played({ played: short(played), required: short(required) })}
        value={percentOf(requirement)}
        max={100}
      />
      <div className={styles.row}>
        <span className={styles.played}>
          {m.withdraw_played({ played: short(played), required: short(required) })}
        </span>
        <span className={styles.percent}>{`${percentOf(requirement)}%`}</span>
      </div>
      <div className={styles.row}>
        <span className={styles.left}>
          {until == null ? left : `${left} · ${m.withdraw_until({ date: moneyDay(until, timeZone) })}`}
        </span>
        {promotionId !== null && (
          <Link to="/m/activityDetail" search={{ id: promotionId }} className={styles.terms}>
            {m.withdraw_terms()}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Whole percents, never more than was played. */
function percentOf({ played, required }: Asked): number {
  return Math.min(100, Math.floor((played * 100) / required));
}
