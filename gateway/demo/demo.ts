import type { Env } from '../platform/env';
import type { Demo } from '../platform/gateway-app';
import demoPrivateKey from '../seed/demo-private-key.json' with { type: 'json' };
import { bankIsPunctual, createDemoBank } from './bank/app';
import { demoBank } from './bank/provider';
import { createDemoChat } from './chat/demo-chat';
import { createOutside } from './outside/outside';
import { readClockOffset } from './sandbox/clock';
import { onlyInSandbox } from './sandbox/only-in-sandbox';
import { rememberRequest } from './sandbox/requests';
import { createSandbox } from './sandbox/sandbox';
import { simulateFaults } from './sandbox/simulate-faults';
import { createDemoVendor } from './vendor/app';
import { lotteryHouse } from './vendor/lottery-house';
import { DEMO_VENDORS } from './vendors';

const CHAT_PATH = '/sandbox/vendor/chat';
/** Where orders are looked at that wait for the bank. */
const ORDER_PATHS = ['/wps/deposit/*', '/wps/transaction/withdraw/*'];

/** The demo: control surface, game vendor, bank and chat below /sandbox, and the faults that were ordered there. */
export const demo: Demo = {
  mount(app) {
    app.use('/sandbox/*', onlyInSandbox);
    app.route(CHAT_PATH, createDemoChat());
    const reach = (env: Env) => async (request: Request) => app.fetch(request, env);
    app.route('/sandbox/vendor', createDemoVendor(reach));
    app.route('/sandbox/bank', createDemoBank(reach));
    app.route('/sandbox/outside', createOutside());
    app.route('/sandbox', createSandbox());
    app.use(simulateFaults);
    for (const path of ORDER_PATHS) app.use(path, bankIsPunctual(reach));
  },
  clockOffset: readClockOffset,
  privateKey: demoPrivateKey,
  chatPath: CHAT_PATH,
  onRequest: rememberRequest,
  vendors: DEMO_VENDORS,
  lottery: lotteryHouse,
  paymentProviders: [demoBank],
};
