import { m } from '@/app/paraglide/messages.js';
import { Icon } from '@/app/ui/icon';
import styles from './table-head.module.css';
import { askedOf, type TeamSearch } from './team.search';
import { TeamLink } from './team-link';
import { orderName } from './team-words';

/** The columns of the rows, in their order; those that a list can be ordered by are links. */
const COLUMNS = ['turnover', 'commission', 'deposits', 'withdrawals', 'netWin', 'active'] as const;

/** The head of the table at a desk; a phone has the select in its place. */
export function TableHead({ search }: { search: TeamSearch }) {
  const { order: chosen } = askedOf(search);
  return (
    <div className={styles.head}>
      <span className={styles.account}>{m.team_column_account()}</span>
      {COLUMNS.map((column) => {
        if (column === 'commission') return <span key={column}>{m.team_column_commission()}</span>;
        return (
          <TeamLink
            key={column}
            search={{ ...search, order: column }}
            inPlace
            className={styles.column}
            isCurrent={column === chosen}
          >
            {column === chosen && <Icon name="sort" size={16} />}
            <span>{orderName(column)}</span>
          </TeamLink>
        );
      })}
    </div>
  );
}
