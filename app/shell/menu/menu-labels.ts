import { m } from '../../paraglide/messages.js';
import type { MenuItemId } from './menu-items';

/** Names of the menu's entries. */
export const MENU_LABELS: Record<MenuItemId, () => string> = {
  home: m.menu_home,
  member: m.menu_member,
  rewards: m.menu_rewards,
  events: m.menu_events,
  search: m.search,
  invite: m.menu_invite,
  club: m.menu_club,
  vip: m.menu_vip,
  mission: m.menu_mission,
  signIn: m.menu_sign_in,
  rescue: m.menu_rescue,
  promoCode: m.menu_promo_code,
  rewardCentre: m.menu_reward_centre,
  withdrawReport: m.menu_withdraw_report,
  accountRecord: m.menu_account_record,
  security: m.menu_security,
  account: m.menu_my_account,
  inbox: m.menu_inbox,
  feedback: m.feedback_title,
  transfer: m.menu_transfer,
  bank: m.menu_bank,
  transferUp: m.menu_transfer_up,
  download: m.download_promo,
  agent: m.menu_agent,
};

/** Name of a menu entry in the page's language. */
export function menuLabel(id: MenuItemId): string {
  return MENU_LABELS[id]();
}
