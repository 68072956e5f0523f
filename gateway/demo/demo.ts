import { createMiddleware } from 'hono/factory';
import type { Demo, GatewayEnv } from '../platform/gateway-app';
import demoPrivateKey from '../seed/demo-private-key.json' with { type: 'json' };
import { demoBank } from './external/bank';
import { demoChat } from './external/chat';
import { demoLottery } from './external/lottery';
import { askDemo } from './external/partner';
import { readClockOffset } from './sandbox/clock';
import { onlyInSandbox } from './sandbox/only-in-sandbox';
import { rememberRequest } from './sandbox/requests';
import { createSandbox } from './sandbox/sandbox';
import { simulateFaults } from './sandbox/simulate-faults';
import { endInteraction } from './sandbox/states';
import { DEMO_VENDORS } from './vendors';

/** Where orders are looked at that wait for the bank. */
const ORDER_PATHS = ['/wps/deposit/*', '/wps/transaction/withdraw/*'];

/** The bank tells what is due before an order is looked at, where no schedule runs. */
const bankIsPunctual = createMiddleware<GatewayEnv>(async (c, next) => {
  if (c.var.demo && c.env.DEMO)
    await askDemo(c.env, 'bank/tell', {}).catch(({ message }: Error) =>
      console.error(`the demo bank has told nothing: ${message}`),
    );
  return next();
});

/** The demo: control surface below /sandbox, the faults that were ordered there, and what the worker in `demo/` stands for. */
export const demo: Demo = {
  mount(app) {
    app.use('/sandbox/*', onlyInSandbox);
    app.route('/sandbox', createSandbox());
    app.use(async (_, next) => {
      endInteraction();
      await next();
    });
    app.use(simulateFaults);
    for (const path of ORDER_PATHS) app.use(path, bankIsPunctual);
  },
  clockOffset: readClockOffset,
  privateKey: demoPrivateKey,
  onRequest: rememberRequest,
  vendors: DEMO_VENDORS,
  lottery: (env) => (env.DEMO ? demoLottery(env) : null),
  chat: (env) => (env.DEMO ? demoChat(env) : null),
  paymentProviders: [demoBank],
};
