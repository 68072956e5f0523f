import { Hono } from 'hono';
import { affiliateHandlers } from './affiliate/handlers';
import { answerError, answerNotFound } from './answer-error';
import { createDemoChat } from './chat/demo-chat';
import { chatHandlers } from './chat/handlers';
import { contentHandlers } from './content/handlers';
import { createDemoVendor } from './demo-vendor/app';
import { gamesHandlers } from './games/handlers';
import type { Handlers } from './handler';
import { type GatewayApp, implementAll } from './implement';
import { inboxHandlers } from './inbox/handlers';
import { lotteryHandlers } from './lottery/handlers';
import { memberHandlers } from './member/handlers';
import { registerHandlers } from './register/handlers';
import { rewardsHandlers } from './rewards/handlers';
import { onlyInSandbox } from './sandbox/only-in-sandbox';
import { createSandbox } from './sandbox/sandbox';
import { simulateFaults } from './sandbox/simulate-faults';
import { sessionHandlers } from './session/handlers';
import { systemHandlers } from './system/handlers';
import { implementForVendors } from './vendor-wallet/implement-for-vendor';
import { verificationHandlers } from './verification/handlers';
import { walletHandlers } from './wallet/handlers';

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

/** The reference gateway: the operations of `contracts/`, and the sandbox beside them (docs/design.md §7). */
export function createGateway(): GatewayApp {
  const app: GatewayApp = new Hono();

  app.use('/sandbox/*', onlyInSandbox);
  app.route('/sandbox/vendor/chat', createDemoChat());
  app.route(
    '/sandbox/vendor',
    createDemoVendor((env) => async (request) => app.fetch(request, env)),
  );
  app.route('/sandbox', createSandbox());
  app.use(simulateFaults);

  implementAll(app, handlers);
  implementForVendors(app);

  app.notFound(answerNotFound);
  app.onError(answerError);
  return app;
}
