import type { ReactNode } from 'react';
import { initialOf } from '@/app/domain/member/initial';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import { moneyDay } from '@/app/lib/time/dates';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Avatar } from '@/app/ui/avatar';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import type { Downline } from '@/contracts/team/downline';
import type { TeamOrder, TeamPart } from '@/contracts/team/downline-kinds';
import type { TeamSearch } from './team.search';
import { TeamLink } from './team-link';
import styles from './team-row.module.css';
import { aboutWords, orderName } from './team-words';

type Props = {
  row: Downline;
  search: TeamSearch;
  order: TeamOrder;
  today: string;
  /** What the list is narrowed to. */
  part: TeamPart;
  /** Below whom it shows, in an opened branch. */
  inside?: Downline | undefined;
};

/** One of a team: name, what it is, the figure that the list is ordered by, and what it brought; at a desk all figures. */
export function TeamRow({ row, search, order, today, part, inside }: Props) {
  const { currency } = useSite();
  const { id, account, commission } = row;
  const { span } = search;
  const short = formatShortMoney(commission, { ...currency, symbol: '' }).trim();
  return (
    <TeamLink search={{ member: id, span, order: search.order }} className={styles.row}>
      {inside ? (
        <span className={styles.guide} aria-hidden="true" />
      ) : (
        <Avatar initial={initialOf(null, account)} of={account} size={44} />
      )}
      <span className={styles.who}>
        <span className={styles.name}>
          <bdi translate="no">{account}</bdi>
          {inside && (
            <span className="visually-hidden">{` ${m.team_inside({ account: inside.account })}`}</span>
          )}
        </span>
        <span className={styles.about}>{aboutWords(row, today, inside ? 'direct' : part)}</span>
      </span>
      <span className={styles.figures}>
        <span className={styles.figure}>
          <OrderedFigure row={row} order={order} />
        </span>
        <span className={styles.about}>{m.team_row_commission({ amount: short })}</span>
      </span>
      <Cells row={row} />
    </TeamLink>
  );
}

function OrderedFigure({ row, order }: { row: Downline; order: TeamOrder }) {
  const { timeZone } = useSite();
  if (order === 'joined') return <span>{moneyDay(row.joinedAt, timeZone)}</span>;
  if (order === 'members' || order === 'active')
    return <span>{m.team_people({ count: formatCount(row[order]) })}</span>;
  return <Money amount={row[order]} />;
}

/** The columns of the table at a desk; of amounts the whole digits, which stand below each other. */
function Cells({ row }: { row: Downline }) {
  const { currency } = useSite();
  const digits = (amount: MinorUnits) => formatShortMoney(amount, { ...currency, symbol: '' }).trim();
  const { turnover, commission, deposits, withdrawals, netWin, active } = row;
  return (
    <>
      <Cell name={orderName('turnover')}>{digits(turnover)}</Cell>
      <Cell name={m.team_column_commission()}>{digits(commission)}</Cell>
      <Cell name={orderName('deposits')}>{digits(deposits)}</Cell>
      <Cell name={orderName('withdrawals')}>{digits(withdrawals)}</Cell>
      <Cell name={orderName('netWin')}>{digits(netWin)}</Cell>
      <Cell name={orderName('active')}>{formatCount(active)}</Cell>
    </>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.cell}>
      <span className="visually-hidden">{`${name} `}</span>
      <bdi dir="ltr">{children}</bdi>
    </span>
  );
}
