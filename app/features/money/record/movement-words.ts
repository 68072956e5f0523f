import { vendorName } from '@/app/domain/games/vendor-name';
import { m } from '@/app/paraglide/messages.js';
import type { Locale } from '@/app/paraglide/runtime.js';
import type { IconName } from '@/app/ui/symbol-names';
import type { Movement } from '@/contracts/record/movement';
import type { MovementGroup, MovementKind } from '@/contracts/record/movement-kinds';

type Say = (values?: Record<string, never>, options?: { locale?: Locale }) => string;

const KINDS: Record<MovementKind, Say> = {
  deposit: m.movement_deposit,
  depositFee: m.movement_deposit_fee,
  withdrawal: m.movement_withdrawal,
  withdrawalReturned: m.movement_withdrawal_returned,
  bet: m.movement_bet,
  betReturned: m.movement_bet_returned,
  win: m.movement_win,
  bonus: m.movement_bonus,
  bonusBack: m.movement_bonus_back,
  transferOut: m.movement_transfer_out,
  transferIn: m.movement_transfer_in,
  transferUp: m.movement_transfer_up,
  transferDown: m.movement_transfer_down,
  agentCommission: m.movement_agent_commission,
  agentSalary: m.movement_agent_salary,
  agentHourSalary: m.movement_agent_hour_salary,
  agentDividend: m.movement_agent_dividend,
  opening: m.movement_opening,
  other: m.movement_other,
};

const GROUPS: Record<MovementGroup, () => string> = {
  deposit: m.record_group_deposit,
  withdrawal: m.record_group_withdrawal,
  bet: m.record_group_bet,
  win: m.record_group_win,
  bonus: m.record_group_bonus,
  transfer: m.record_group_transfer,
};

export const groupName = (group: MovementGroup): string => GROUPS[group]();

/** How what was sent reads for whom it was sent to. */
const RECEIVED: Partial<Record<MovementKind, Say>> = {
  transferUp: m.movement_transfer_from_below,
  transferDown: m.movement_transfer_from_above,
};

/** A movement in the page's language or in another one. */
export function movementName({ kind, amount }: Pick<Movement, 'kind' | 'amount'>, locale?: Locale): string {
  const say = (amount > 0 && RECEIVED[kind]) || KINDS[kind];
  return say({}, locale && { locale });
}

/** What moved, and what it was about: "Win · Paper Kite"; of a move between wallets the vendor. */
export function movementTitle(movement: Pick<Movement, 'kind' | 'amount' | 'title' | 'vendor'>): string {
  const { kind, title, vendor } = movement;
  const isMove = kind === 'transferOut' || kind === 'transferIn';
  const about = isMove && vendor ? vendorName(vendor) : title;
  const name = movementName(movement);
  if (kind === 'bonus' && title) return title;
  return about ? m.movement_of({ kind: name, title: about }) : name;
}

const ICONS: Partial<Record<MovementKind, IconName>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  betReturned: 'refresh',
  withdrawalReturned: 'refresh',
  bonus: 'gift',
  bonusBack: 'gift',
  transferOut: 'transfer',
  transferIn: 'transfer',
  transferUp: 'up',
  transferDown: 'transfer',
  opening: 'wallet',
};
const GAME_ICONS: Readonly<Record<string, IconName>> = {
  FISH: 'fish',
  LIVE: 'live',
  PVP: 'cards',
  SPORTS: 'ball',
  ESPORTS: 'pad',
  LOTT: 'lott',
  ELOTT: 'lott',
  COCKFIGHT: 'rooster',
};

/** The symbol of a movement; of a bet or win that of the kind of game. */
export function movementIcon({ kind, gameType }: Pick<Movement, 'kind' | 'gameType'>): IconName {
  const own = ICONS[kind];
  if (own) return own;
  return kind === 'bet' || kind === 'win' ? (GAME_ICONS[gameType ?? ''] ?? 'slot') : 'coins';
}
