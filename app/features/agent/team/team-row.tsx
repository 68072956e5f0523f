import type { ReactNode } from 'react';
import type { Downline } from '../../../../contracts/team/downline';
import type { TeamOrder } from '../../../../contracts/team/downline-kinds';
import { initialOf } from '../../../domain/member/initial';
import { formatCount, formatShortMoney } from '../../../domain/money/format-money';
import { Money } from '../../../domain/money/money';
import { moneyDay } from '../../../lib/dates';
import { searchId } from '../../../lib/search-id';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { Avatar } from '../../../ui/avatar';
import type { TeamSearch } from './team.search';
import { TeamLink } from './team-link';
import styles from './team-row.module.css';
import { aboutWords, orderName, playedWords } from './team-words';

type Props = {
  row: Downline;
  search: TeamSearch;
  order: TeamOrder;
  today: string;
  /** Rows are of several levels. */
  deep: boolean;
  /** Below whom it shows, in an opened branch. */
  inside?: Downline | undefined;
};

/** One of a team: name, what it is, the figure that the list is ordered by, and what it brought; at a desk all figures. */
export function TeamRow({ row, search, order, today, deep, inside }: Props) {
  const { currency } = useSite();
  const { id, account, commission } = row;
  const { span } = search;
  const short = formatShortMoney(commission, { ...currency, symbol: '' }).trim();
  return (
    <TeamLink search={{ member: searchId(id), span, order: search.order }} className={styles.row}>
      {inside ? (
        <span className={styles.guide} aria-hidden="true" />
      ) : (
        <Avatar initial={initialOf(null, account)} size={44} />
      )}
      <span className={styles.who}>
        <span className={styles.name}>
          <bdi>{account}</bdi>
        </span>
        <span className={styles.about}>{aboutWords(row, today, deep && !inside)}</span>
      </span>
      <span className={styles.figures}>
        <span className={styles.figure}>
          <OrderedFigure row={row} order={order} />
        </span>
        <span className={styles.about}>{m.team_row_commission({ amount: short })}</span>
      </span>
      <Cells row={row} today={today} />
    </TeamLink>
  );
}

function OrderedFigure({ row, order }: { row: Downline; order: TeamOrder }): ReactNode {
  const { timeZone } = useSite();
  if (order === 'joined') return moneyDay(row.joinedAt, timeZone);
  if (order === 'members' || order === 'active') return m.team_people({ count: row[order] });
  return <Money amount={row[order]} />;
}

/** The columns of the table at a desk. */
function Cells({ row, today }: { row: Downline; today: string }) {
  const { currency } = useSite();
  const { turnover, commission, deposits, withdrawals, netWin, members, active, lastPlayed } = row;
  return (
    <>
      <Cell name={orderName('turnover')}>
        <Money amount={turnover} />
      </Cell>
      <Cell name={m.team_column_commission()}>
        <Money amount={commission} />
      </Cell>
      <Cell name={orderName('deposits')}>
        <Money amount={deposits} />
      </Cell>
      <Cell name={orderName('withdrawals')}>
        <Money amount={withdrawals} />
      </Cell>
      <Cell name={orderName('netWin')}>
        <Money amount={netWin} />
      </Cell>
      <Cell name={orderName('members')}>{formatCount(members, currency)}</Cell>
      <Cell name={orderName('active')}>{formatCount(active, currency)}</Cell>
      <Cell name={m.team_column_played()}>{playedWords(lastPlayed, today)}</Cell>
    </>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.cell}>
      <span className="visually-hidden">{name} </span>
      {children}
    </span>
  );
}
