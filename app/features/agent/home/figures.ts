import { m } from '@/app/paraglide/messages.js';
import type { IconName } from '@/app/ui/symbol-names';
import type { Figure } from './figure-kinds';

const NAMES: Record<Figure, () => string> = {
  commission: m.agent_commission,
  turnover: m.agent_turnover,
  netWin: m.agent_net_win,
  deposits: m.agent_deposits,
  withdrawals: m.agent_withdrawals,
  newMembers: m.agent_new_members,
  activeMembers: m.agent_active_members,
};

const ICONS: Record<Figure, IconName> = {
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

export const figureIcon = (figure: Figure): IconName => ICONS[figure];
