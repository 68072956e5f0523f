import { Link } from '@tanstack/react-router';
import { gamesThatCount } from '@/app/domain/games/category-names';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import { moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Icon } from '@/app/ui/icon';
import { ProgressBar } from '@/app/ui/progress-bar';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { BalanceCard, balanceRow } from '../balance-card';
import styles from './available-card.module.css';
import type { WithdrawOverview } from './withdraw.queries';

/**
 * What can be withdrawn now; below it what cannot, as one sum, and what is played first for it: bets count for the oldest
 * requirement alone. Those after it are folded (MONEY-07).
 */
export function AvailableCard({ overview }: { overview: WithdrawOverview }) {
  const { currency } = useSite();
  const { total, withdrawable, requirements } = overview;
  const [first, ...later] = requirements;
  return (
    <BalanceCard
      title={m.withdraw_available()}
      amount={withdrawable}
      total={m.withdraw_total({ amount: formatShortMoney(total, currency) })}
    >
      {first && (
        <div className={styles.locked}>
          <div className={balanceRow}>
            <h3 className={styles.title}>
              <Icon name="lock" />
              <span>{m.withdraw_locked()}</span>
            </h3>
            <span className={styles.amount}>
              <Money amount={(total - withdrawable) as MinorUnits} />
            </span>
          </div>
          {later.length > 0 && <p className={styles.first}>{m.withdraw_played_first()}</p>}
          <FirstRequirement requirement={first} />
          {later.length > 0 && (
            <details className={styles.later}>
              <summary>
                <span>{m.withdraw_played_later({ count: later.length })}</span>
                <Icon name="down" size={20} />
              </summary>
              <ol>
                {later.map((requirement, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: oldest first, and nothing in them keeps a state
                  <LaterRequirement key={place} requirement={requirement} />
                ))}
              </ol>
            </details>
          )}
        </div>
      )}
    </BalanceCard>
  );
}

type Asked = WithdrawOverview['requirements'][number];

function FirstRequirement({ requirement }: { requirement: Asked }) {
  const { currency } = useSite();
  const { required, played } = requirement;
  const short = (amount: MinorUnits) => formatShortMoney(amount, currency);
  return (
    <>
      <p className={styles.reason}>{reasonOf(requirement)}</p>
      <ProgressBar
        label={m.withdraw_played({ played: short(played), required: short(required) })}
        value={percentOf(requirement)}
        max={100}
      />
      <div className={balanceRow}>
        <span className={styles.played}>
          {m.withdraw_played({ played: short(played), required: short(required) })}
        </span>
        <span className={styles.percent}>{`${percentOf(requirement)}%`}</span>
      </div>
      <Left requirement={requirement} />
    </>
  );
}

function LaterRequirement({ requirement }: { requirement: Asked }) {
  return (
    <li>
      <div className={balanceRow}>
        <span className={styles.reason}>{reasonOf(requirement)}</span>
        <span className={styles.amount}>
          <Money amount={requirement.locked} />
        </span>
      </div>
      <Left requirement={requirement} />
    </li>
  );
}

/** What is still to be bet, until when, and the terms that ask for it. */
function Left({ requirement: { required, played, until, promotionId } }: { requirement: Asked }) {
  const { currency, timeZone } = useSite();
  const amount = formatShortMoney((required - played) as MinorUnits, currency);
  const left = m.withdraw_left({ amount });
  return (
    <div className={balanceRow}>
      <span className={styles.left}>
        {until == null ? left : `${left} · ${m.withdraw_until({ date: moneyDay(until, timeZone) })}`}
      </span>
      {promotionId !== null && (
        <Link to="/m/activityDetail" search={{ id: promotionId }} className={styles.terms}>
          {m.withdraw_terms()}
        </Link>
      )}
    </div>
  );
}

function reasonOf({ kind, times, gameType }: Asked): string {
  const reason = kind === 'bonus' ? m.withdraw_rule_bonus({ times }) : m.withdraw_rule_deposit({ times });
  return gameType === null ? reason : m.withdraw_rule_games({ reason, games: gamesThatCount(gameType) });
}

/** Whole percents, never more than was played. */
function percentOf({ played, required }: Asked): number {
  return Math.min(100, Math.floor((played * 100) / required));
}
