import { Hono } from 'hono';
import { getAnnouncements } from '../contracts/content/announcements';
import { getHotGames } from '../contracts/games/hot-games';
import { getMemberInfo } from '../contracts/member/member-info';
import { getPointsBalance } from '../contracts/member/points-balance';
import { getRankProgress } from '../contracts/member/rank-progress';
import { getCaptcha } from '../contracts/session/captcha';
import { logIn as logInOperation } from '../contracts/session/log-in';
import { logOut as logOutOperation } from '../contracts/session/log-out';
import { getCustomerService } from '../contracts/system/customer-service';
import { getDomainRoute } from '../contracts/system/domain-route';
import { getStatus } from '../contracts/system/status';
import { getMerchantWallet } from '../contracts/wallet/merchant-wallet';
import { getWallet } from '../contracts/wallet/wallet';
import { answerError, answerNotFound } from './answer-error';
import { announcements } from './content/announcements';
import { hotGames } from './games/hot-games';
import { type GatewayApp, implement, implementForMember } from './implement';
import { memberInfo } from './member/member-info';
import { pointsBalance } from './member/points-balance';
import { rankProgress } from './member/rank-progress';
import { onlyInSandbox } from './sandbox/only-in-sandbox';
import { createSandbox } from './sandbox/sandbox';
import { simulateFaults } from './sandbox/simulate-faults';
import { captcha } from './session/captcha';
import { logIn } from './session/log-in';
import { logOut } from './session/log-out';
import { customerService } from './system/customer-service';
import { domainRoute } from './system/domain-route';
import { status } from './system/status';
import { merchantWallet } from './wallet/merchant-wallet';
import { wallet } from './wallet/wallet';

/** The reference gateway: one handler for each operation of `contracts/`, and the sandbox beside them (docs/design.md §7). */
export function createGateway(): GatewayApp {
  const app: GatewayApp = new Hono();

  app.use('/sandbox/*', onlyInSandbox);
  app.route('/sandbox', createSandbox());
  app.use(simulateFaults);

  implement(app, getStatus, status);
  implement(app, getDomainRoute, domainRoute);
  implement(app, getCustomerService, customerService);

  implement(app, getCaptcha, captcha);
  implement(app, logInOperation, logIn);
  implementForMember(app, logOutOperation, logOut, { alsoBy: ['DELETE'] });

  implementForMember(app, getMemberInfo, memberInfo);
  implementForMember(app, getRankProgress, rankProgress);
  implementForMember(app, getPointsBalance, pointsBalance);
  implementForMember(app, getWallet, wallet);
  implementForMember(app, getMerchantWallet, merchantWallet);

  implement(app, getAnnouncements, announcements);
  implement(app, getHotGames, hotGames);

  app.notFound(answerNotFound);
  app.onError(answerError);
  return app;
}
