import { dayLater, writtenDay } from '@/app/lib/time/dates';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { daysOf } from '@/contracts/shared/days';
import type { Downline } from '@/contracts/team/downline';
import type { TeamOrder, TeamPart, TeamSpan } from '@/contracts/team/downline-kinds';

/** Days without play from which on one is called silent; the filter says the same. */
const SILENT_FROM = 30;

const PARTS: Record<TeamPart, () => string> = {
  direct: m.team_part_direct,
  agents: m.team_part_agents,
  players: m.team_part_players,
  active: m.team_part_active,
  new: m.team_part_new,
  silent: m.team_part_silent,
};
const ORDERS: Record<TeamOrder, () => string> = {
  turnover: m.team_order_turnover,
  deposits: m.team_order_deposits,
  withdrawals: m.team_order_withdrawals,
  netWin: m.team_order_net_win,
  members: m.team_order_members,
  active: m.team_order_active,
  joined: m.team_order_joined,
};
const SPANS: Record<TeamSpan, () => string> = {
  today: m.team_span_today,
  days7: () => m.team_span_days({ count: 7 }),
  days30: () => m.team_span_days({ count: 30 }),
};

export const partName = (part: TeamPart): string => PARTS[part]();
export const orderName = (order: TeamOrder): string => ORDERS[order]();
export const spanName = (span: TeamSpan): string => SPANS[span]();

/** When somebody last played, by the running day. */
export function playedWords(lastPlayed: Downline['lastPlayed'], today: string): string {
  if (!lastPlayed) return m.team_played_never();
  if (lastPlayed >= today) return m.team_played_today();
  if (lastPlayed === dayLater(today, -1)) return m.team_played_yesterday();
  const ago = daysOf({ from: lastPlayed, to: today }) - 1;
  return ago < SILENT_FROM ? writtenDay(lastPlayed, today) : m.team_quiet({ count: formatCount(ago) });
}

/**
 * What somebody is: of those right below an agent with how many, a player with when it last played; of all levels on
 * which one, and below whom; of who is silent for how long.
 */
export function aboutWords(row: Downline, today: string, part: TeamPart): string {
  const { agent, members, lastPlayed, level, under } = row;
  const kind = agent ? m.team_agent() : m.team_player();
  const played = playedWords(lastPlayed, today);
  if (part === 'direct')
    return `${kind} · ${agent ? m.team_people({ count: formatCount(members) }) : played}`;
  if (part === 'silent') return `${kind} · ${played}`;
  const place = agent ? m.team_agent_level({ level }) : m.team_player_level({ level });
  return level > 1 ? `${place} · ${m.team_deep({ account: under })}` : place;
}
