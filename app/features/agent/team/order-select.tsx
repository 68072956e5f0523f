import { useNavigate } from '@tanstack/react-router';
import { useChosen } from '@/app/lib/links/use-chosen';
import { m } from '@/app/paraglide/messages.js';
import { Icon } from '@/app/ui/icon';
import { TEAM_ORDERS, type TeamOrder } from '@/contracts/team/downline-kinds';
import styles from './order-select.module.css';
import { askedOf, type TeamSearch } from './team.search';
import { orderName } from './team-words';

/** The figure that a team is ordered by, by the platform's own select. */
export function OrderSelect({ search }: { search: TeamSearch }) {
  const navigate = useNavigate();
  const { chosen, choose } = useChosen(askedOf(search).order, (order) =>
    navigate({
      to: '/m/agent/team',
      search: { ...search, order, csv: undefined },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    }),
  );
  return (
    <span className={styles.box}>
      <Icon name="sort" size={18} />
      <select
        className={styles.select}
        aria-label={m.team_order()}
        value={chosen}
        onChange={({ target }) => choose(target.value as TeamOrder)}
      >
        {TEAM_ORDERS.map((order) => (
          <option key={order} value={order}>
            {orderName(order)}
          </option>
        ))}
      </select>
    </span>
  );
}
