import { Hono } from 'hono';
import { affiliateHandlers } from './domains/affiliate/handlers';
import { agreementHandlers } from './domains/agreements/handlers';
import { bankCardHandlers } from './domains/bank-cards/handlers';
import { chatHandlers } from './domains/chat/handlers';
import { commissionHandlers } from './domains/commission/handlers';
import { contentHandlers } from './domains/content/handlers';
import { depositHandlers } from './domains/deposit/handlers';
import { gamesHandlers } from './domains/games/handlers';
import { inboxHandlers } from './domains/inbox/handlers';
import { lotteryHandlers } from './domains/lottery/handlers';
import { mallHandlers } from './domains/mall/handlers';
import { memberHandlers } from './domains/member/handlers';
import { ordersHandlers } from './domains/orders/handlers';
import { passkeyHandlers } from './domains/passkeys/handlers';
import { implementPayments } from './domains/payments/implement-payments';
import { recordHandlers } from './domains/record/handlers';
import { referralHandlers } from './domains/referral/handlers';
import { registerHandlers } from './domains/register/handlers';
import { rewardsHandlers } from './domains/rewards/handlers';
import { securityHandlers } from './domains/security/handlers';
import { sessionHandlers } from './domains/session/handlers';
import { systemHandlers } from './domains/system/handlers';
import { tasksHandlers } from './domains/tasks/handlers';
import { teamHandlers } from './domains/team/handlers';
import { transferHandlers } from './domains/transfer/handlers';
import { implementVendors } from './domains/vendors/implement-vendors';
import { verificationHandlers } from './domains/verification/handlers';
import { walletHandlers } from './domains/wallet/handlers';
import { withdrawHandlers } from './domains/withdraw/handlers';
import { payoutOutcomes } from './domains/withdraw/payout-outcomes';
import { implementAll } from './implement';
import { errorResponse, notFoundResponse } from './platform/error-response';
import type { GatewayApp } from './platform/gateway-app';
import { type Demo, demoIn } from './platform/gateway-app';
import type { Handlers } from './platform/handler';

/** One handler for each operation of `contracts/`: without one, or with another one, this does not compile. */
const handlers = {
  ...systemHandlers,
  ...sessionHandlers,
  ...verificationHandlers,
  ...registerHandlers,
  ...memberHandlers,
  ...securityHandlers,
  ...passkeyHandlers,
  ...affiliateHandlers,
  ...walletHandlers,
  ...recordHandlers,
  ...bankCardHandlers,
  ...withdrawHandlers,
  ...transferHandlers,
  ...contentHandlers,
  ...inboxHandlers,
  ...rewardsHandlers,
  ...agreementHandlers,
  ...mallHandlers,
  ...referralHandlers,
  ...tasksHandlers,
  ...teamHandlers,
  ...commissionHandlers,
  ...chatHandlers,
  ...gamesHandlers,
  ...lotteryHandlers,
  ...ordersHandlers,
  ...depositHandlers,
} satisfies Handlers;

/** The reference gateway: the calls of `contracts/`, and what the demo adds in the sandbox (docs/design.md §7). */
export function createGateway(demo?: Demo): GatewayApp {
  const app: GatewayApp = new Hono();

  app.use(async (c, next) => {
    const around = demoIn(c.env, demo);
    c.set('demo', around);
    c.set('lottery', around?.lottery(c.env) ?? null);
    c.set('chat', around?.chat(c.env) ?? null);
    await next();
  });
  demo?.mount(app);
  implementAll(app, handlers);
  implementVendors(app, demo);
  implementPayments(app, payoutOutcomes);

  app.notFound(notFoundResponse);
  app.onError(errorResponse);
  return app;
}
