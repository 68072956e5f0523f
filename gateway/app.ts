import { Hono } from 'hono';
import { affiliateHandlers } from './affiliate/handlers';
import { answerError, answerNotFound } from './answer-error';
import { chatHandlers } from './chat/handlers';
import { contentHandlers } from './content/handlers';
import { gamesHandlers } from './games/handlers';
import type { Handlers } from './handler';
import { implementAll } from './implement';
import { inboxHandlers } from './inbox/handlers';
import { lotteryHandlers } from './lottery/handlers';
import { memberHandlers } from './member/handlers';
import { registerHandlers } from './register/handlers';
import { rewardsHandlers } from './rewards/handlers';
import { sessionHandlers } from './session/handlers';
import { systemHandlers } from './system/handlers';
import { implementForVendors } from './vendor-wallet/implement-for-vendor';
import { verificationHandlers } from './verification/handlers';
import type { GatewayApp } from './visit';
import { walletHandlers } from './wallet/handlers';
import { type Demo, demoIn } from './with-demo';

/** One handler for each operation of `contracts/`: without one, or with another one, this does not compile. */
const handlers = {
  ...systemHandlers,
  ...sessionHandlers,
  ...verificationHandlers,
  ...registerHandlers,
  ...memberHandlers,
  ...affiliateHandlers,
  ...walletHandlers,
  ...contentHandlers,
  ...inboxHandlers,
  ...rewardsHandlers,
  ...chatHandlers,
  ...gamesHandlers,
  ...lotteryHandlers,
} satisfies Handlers;

/** The reference gateway: the operations of `contracts/`, and what the demo adds in the sandbox (docs/design.md §7). */
export function createGateway(demo?: Demo): GatewayApp {
  const app: GatewayApp = new Hono();

  app.use(async (c, next) => {
    c.set('demo', demoIn(c.env, demo));
    await next();
  });
  demo?.mount(app);
  implementAll(app, handlers);
  implementForVendors(app);

  app.notFound(answerNotFound);
  app.onError(answerError);
  return app;
}
