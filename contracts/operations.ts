import { getAnnouncements } from './content/announcements';
import { getHotGames } from './games/hot-games';
import { getMemberInfo } from './member/member-info';
import { getPointsBalance } from './member/points-balance';
import { getRankProgress } from './member/rank-progress';
import type { Operation } from './operation';
import { getCaptcha } from './session/captcha';
import { logIn } from './session/log-in';
import { logOut } from './session/log-out';
import { getCustomerService } from './system/customer-service';
import { getDomainRoute } from './system/domain-route';
import { getStatus } from './system/status';
import { getMerchantWallet } from './wallet/merchant-wallet';
import { getWallet } from './wallet/wallet';

/** Every call the site makes: the forwarder's allow-list and the source of the Pact contracts (GATE-34, CALL-02). */
export const operations: readonly Operation[] = [
  getStatus,
  getDomainRoute,
  getCustomerService,
  getCaptcha,
  logIn,
  logOut,
  getMemberInfo,
  getRankProgress,
  getPointsBalance,
  getWallet,
  getMerchantWallet,
  getAnnouncements,
  getHotGames,
];
