import { Link } from '@tanstack/react-router';
import { initialOf } from '@/app/domain/member/initial';
import { ShortAmount } from '@/app/domain/money/short-amount';
import { monthAndYear } from '@/app/lib/time/dates';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Avatar } from '@/app/ui/avatar';
import { buttonClass } from '@/app/ui/button';
import type { Elements } from '@/app/ui/elements';
import { Icon } from '@/app/ui/icon';
import { staleClass } from '@/app/ui/stale';
import { FigureChange } from '../home/figure-change';
import type { TeamMember } from './crumbs';
import styles from './member-card.module.css';
import type { TeamSearch } from './team.search';
import { useSendsDown } from './use-sends-down';

type Props = {
  member: TeamMember;
  search: TeamSearch /** Figures of another span are on their way. */;
  stale: boolean;
};

/** Whose team one sees, with figures beside those of the period before (AGENT-25). */
export function MemberCard({ member, search, stale }: Props) {
  const { account, agent, level, figures, before, members, parts } = member;
  const sendsDown = useSendsDown(member);
  return (
    <section className={styles.card} aria-label={m.team_figures({ account })}>
      <Head member={member} search={search} />
      <dl className={staleClass(stale, styles.figures)} aria-busy={stale}>
        <Figure name={m.team_turnover()}>
          <dd className={styles.value}>
            <ShortAmount amount={figures.turnover} />
          </dd>
          <dd>
            <FigureChange figure="turnover" now={figures.turnover} before={before.turnover} />
          </dd>
        </Figure>
        <Figure name={level === 0 ? m.team_commission_own() : m.team_commission()}>
          <dd className={styles.value}>
            <ShortAmount amount={figures.commission} />
          </dd>
          <dd>
            <FigureChange figure="commission" now={figures.commission} before={before.commission} />
          </dd>
          <dd className={styles.made}>
            {level === 0 ? m.team_commission_own_note() : m.team_commission_note()}
          </dd>
        </Figure>
        {agent ? (
          <>
            <Figure name={m.team_members()}>
              <dd className={styles.value}>{formatCount(members)}</dd>
              <dd className={styles.made}>
                {`${m.team_count_agents({ count: formatCount(parts.agents) })} · ${m.team_count_players({ count: formatCount(parts.players) })}`}
              </dd>
            </Figure>
            <Figure name={m.team_active()}>
              <dd className={styles.value}>{formatCount(parts.active)}</dd>
              <dd>
                <CountChange now={parts.active} before={before.active} />
              </dd>
            </Figure>
          </>
        ) : null}
      </dl>
      <dl className={styles.money}>
        <div>
          <dt>{m.team_order_deposits()}</dt>
          <dd>
            <ShortAmount amount={figures.deposits} />
          </dd>
        </div>
        <div>
          <dt>{m.team_order_withdrawals()}</dt>
          <dd>
            <ShortAmount amount={figures.withdrawals} />
          </dd>
        </div>
        <div>
          <dt>{m.team_order_net_win()}</dt>
          <dd>
            <ShortAmount amount={figures.netWin} />
          </dd>
        </div>
      </dl>
      {sendsDown && (
        <Link
          to="/m/agent/transfer/$account"
          params={{ account }}
          className={`${buttonClass('tonal')} ${styles.send}`}
        >
          <Icon name="transfer" size={18} />
          <span>{m.team_menu_transfer()}</span>
        </Link>
      )}
    </section>
  );
}

function Head({ member, search }: Omit<Props, 'stale'>) {
  const { timeZone } = useSite();
  const { account, agent, level, joinedAt } = member;
  const kind = agent ? m.team_agent_level({ level }) : m.team_player_level({ level });
  return (
    <div className={styles.head}>
      <Avatar initial={initialOf(null, account)} of={account} size={60} />
      <div className={styles.who}>
        <h2 className={styles.name}>
          <bdi translate="no">{account}</bdi>
        </h2>
        <p className={styles.about}>
          {level === 0
            ? m.team_whole()
            : `${kind} · ${m.team_joined({ month: monthAndYear(joinedAt, timeZone) })}`}
        </p>
      </div>
      {level > 0 && (
        <Link
          to="/m/agent/team"
          search={{ ...search, menu: true }}
          state={{ openedHere: true }}
          resetScroll={false}
          viewTransition={false}
          className={styles.menu}
          aria-label={m.team_menu({ account })}
        >
          <Icon name="dots" size={24} />
        </Link>
      )}
    </div>
  );
}

function Figure({ name, children }: { name: string; children: Elements }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{name}</dt>
      {children}
    </div>
  );
}

/** How a number of people moved, with a mark and a word. */
function CountChange({ now, before }: { now: number; before: number }) {
  if (now === before) return <span className={styles.change}>{m.agent_same()}</span>;
  const isUp = now > before;
  return (
    <span className={styles.change}>
      <span className={isUp ? styles.up : styles.down}>
        <span aria-hidden="true">{isUp ? '▲' : '▼'}</span>
        <span className="visually-hidden">{isUp ? m.agent_up() : m.agent_down()}</span>
        <span>{` ${formatCount(Math.abs(now - before))}`}</span>
      </span>
      <span>{` ${m.agent_against_before()}`}</span>
    </span>
  );
}
