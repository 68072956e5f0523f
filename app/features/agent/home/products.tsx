import { categoryName } from '@/app/domain/games/category-names';
import { isCategory } from '@/app/domain/games/game-categories';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { ProgressBar } from '@/app/ui/progress-bar';
import type { TeamKpi } from './home.queries';
import { Part } from './part';
import styles from './products.module.css';

type Props = { products: TeamKpi['products']; isStale: boolean };

/** What each kind of game brought, with its part of all of it as a bar. */
export function Products({ products, isStale }: Props) {
  const { currency } = useSite();
  const most = Math.max(1, ...products.map(({ commission }) => commission));
  return (
    <Part id="products" title={m.agent_products()} isStale={isStale}>
      {products.length === 0 ? (
        <p className={styles.note}>{m.agent_products_none()}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {products.map(({ gameType, turnover, commission }) => (
              <li key={gameType} className={styles.product}>
                <span className={styles.name}>
                  {isCategory(gameType) ? categoryName(gameType) : gameType}
                </span>
                <span className={styles.commission}>
                  <Money amount={commission} />
                </span>
                <ProgressBar max={most} value={Math.max(0, commission)} />
                <span className={styles.note}>
                  {m.agent_product_turnover({ amount: formatShortMoney(turnover, currency) })}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{m.agent_products_note()}</p>
        </>
      )}
    </Part>
  );
}
