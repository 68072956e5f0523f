import { Hono } from 'hono';
import { affiliateHandlers } from './affiliate/handlers';
import { agreementHandlers } from './agreements/handlers';
import { answerError, answerNotFound } from './answer-error';
import { bankCardHandlers } from './bank-cards/handlers';
import { chatHandlers } from './chat/handlers';
import { contentHandlers } from './content/handlers';
import { depositHandlers } from './deposit/handlers';
import { gamesHandlers } from './games/handlers';
import type { GatewayApp } from './gateway-app';
import { type Demo, demoIn } from './gateway-app';
import type { Handlers } from './handler';
import { implementAll } from './implement';
import { inboxHandlers } from './inbox/handlers';
import { lotteryHandlers } from './lottery/handlers';
import { mallHandlers } from './mall/handlers';
import { memberHandlers } from './member/handlers';
import { ordersHandlers } from './orders/handlers';
import { passkeyHandlers } from './passkeys/handlers';
import { implementPayments } from './payments/implement-payments';
import { recordHandlers } from './record/handlers';
import { referralHandlers } from './referral/handlers';
import { registerHandlers } from './register/handlers';
import { rewardsHandlers } from './rewards/handlers';
import { securityHandlers } from './security/handlers';
import { sessionHandlers } from './session/handlers';
import { systemHandlers } from './system/handlers';
import { tasksHandlers } from './tasks/handlers';
import { teamHandlers } from './team/handlers';
import { transferHandlers } from './transfer/handlers';
import { implementVendors } from './vendors/implement-vendors';
import { verificationHandlers } from './verification/handlers';
import { walletHandlers } from './wallet/handlers';
import { withdrawHandlers } from './withdraw/handlers';
import { payoutOutcomes } from './withdraw/payout-outcomes';

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
    c.set('lottery', around?.lottery(c.env, async (request) => app.fetch(request, c.env)) ?? null);
    await next();
  });
  demo?.mount(app);
  implementAll(app, handlers);
  implementVendors(app, demo);
  implementPayments(app, payoutOutcomes);

  app.notFound(answerNotFound);
  app.onError(answerError);
  return app;
}
