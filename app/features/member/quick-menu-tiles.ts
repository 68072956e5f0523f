import type { SiteFlag, SiteFlags } from '@/contracts/flags';
import type { RoutePath } from '../../screens';
import type { IconName } from '../../ui/symbol-names';

type Tile = {
  id: 'rewards' | 'invite' | 'withdrawReport' | 'record' | 'security' | 'account' | 'news' | 'feedback';
  icon: IconName;
  to: RoutePath;
  flag: SiteFlag;
};

/** The tiles for what a member does, each with the flag of its entry in the side menu (MEMB-14 to MEMB-26). */
export const TILES = [
  { id: 'rewards', icon: 'gift', to: '/m/rewardCenter', flag: 'REWCEN3' },
  { id: 'invite', icon: 'invite', to: '/m/inviteFriends', flag: 'REFERRAL3' },
  { id: 'withdrawReport', icon: 'doc', to: '/m/withdrawReport', flag: 'WITHREC3' },
  { id: 'record', icon: 'history', to: '/m/transaction/record', flag: 'TRANSREC3' },
  { id: 'security', icon: 'shield', to: '/m/securityCenter', flag: 'SECPRIV' },
  { id: 'account', icon: 'user', to: '/m/myAccount/index', flag: 'MYACC' },
  { id: 'news', icon: 'mail', to: '/m/webEmail', flag: 'MAILCEN' },
  { id: 'feedback', icon: 'edit', to: '/m/feedback', flag: 'FEEDBACK3' },
] as const satisfies readonly Tile[];

export type TileId = (typeof TILES)[number]['id'];

/** The tiles whose flag is on and whose screen the site has. */
export function tilesShown(flags: SiteFlags, exists: (path: string) => boolean): Tile[] {
  return TILES.filter(({ flag, to }) => flags[flag] && exists(to));
}
