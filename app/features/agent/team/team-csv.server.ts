import { exactTime } from '@/app/lib/time/dates';
import { languageOf } from '@/app/locale/languages';
import { m } from '@/app/paraglide/messages.js';
import { decimalOf } from '@/contracts/shared/minor-units';
import type { TableOfTeam } from '@/contracts/team/team-csv';

/** A team as a table in the agent's language: days of the site's zone, exact decimals (AGENT-25, MONEY-22). */
export const teamTable: TableOfTeam = ({ locale: asked, timeZone }) => {
  const { tag: locale } = languageOf(asked);
  const heads = [
    m.team_column_account,
    m.team_csv_kind,
    m.team_csv_level,
    m.team_csv_under,
    m.team_csv_joined,
    m.team_column_played,
    m.team_order_turnover,
    m.team_column_commission,
    m.team_order_deposits,
    m.team_order_withdrawals,
    m.team_order_net_win,
    m.team_order_members,
    m.team_csv_direct,
    m.team_order_active,
  ];
  return {
    name: m.team_csv_name({}, { locale }),
    head: heads.map((say) => say({}, { locale })),
    rowOf(row) {
      const { turnover, commission, deposits, withdrawals, netWin } = row;
      return [
        row.account,
        row.agent ? m.team_agent({}, { locale }) : m.team_player({}, { locale }),
        { number: String(row.level) },
        row.under,
        ...[exactTime(row.joinedAt, timeZone).local.slice(0, 10), row.lastPlayed ?? ''].map((time) => ({
          time,
        })),
        ...[turnover, commission, deposits, withdrawals, netWin].map((sum) => ({ number: decimalOf(sum) })),
        ...[row.members, row.direct, row.active].map((count) => ({ number: String(count) })),
      ];
    },
  };
};
