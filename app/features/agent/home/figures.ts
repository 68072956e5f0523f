import { m } from '../../../paraglide/messages.js';

/** The figures of a team that are amounts of money, and those that count members. */
export const AMOUNTS = ['commission', 'turnover', 'netWin', 'deposits', 'withdrawals'] as const;
export const COUNTS = ['newMembers', 'activeMembers'] as const;
export const FIGURES = [...AMOUNTS, ...COUNTS] as const;
export type Figure = (typeof FIGURES)[number];

const NAMES: Record<Figure, () => string> = {
  commission: m.agent_commission,
  turnover: m.agent_turnover,
  netWin: m.agent_net_win,
  deposits: m.agent_deposits,
  withdrawals: m.agent_withdrawals,
  newMembers: m.agent_new_members,
  activeMembers: m.agent_active_members,
};

const ICONS: Record<Figure, string> = {
  commission: 'coins',
  turnover: 'trend',
  netWin: 'report',
  deposits: 'deposit',
  withdrawals: 'withdraw',
  newMembers: 'invite',
  activeMembers: 'agent',
};

/** Name of a figure in the page's language. */
export const figureName = (figure: Figure): string => NAMES[figure]();

export const figureIcon = (figure: Figure): string => ICONS[figure];

/** Whether a figure is an amount of money. */
export const isAmount = (figure: Figure): boolean => (AMOUNTS as readonly string[]).includes(figure);
