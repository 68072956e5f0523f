import type { Demo } from '../gateway-app';
import demoPrivateKey from '../seed/demo-private-key.json' with { type: 'json' };
import { createDemoChat } from './chat/demo-chat';
import { readClockOffset } from './sandbox/clock';
import { onlyInSandbox } from './sandbox/only-in-sandbox';
import { createSandbox } from './sandbox/sandbox';
import { simulateFaults } from './sandbox/simulate-faults';
import { createDemoVendor } from './vendor/app';
import { lotteryHouse } from './vendor/lottery-house';
import { DEMO_VENDORS } from './vendors';

const CHAT_PATH = '/sandbox/vendor/chat';

/** The demo: control surface, game vendor and chat below /sandbox, and the faults that were ordered there. */
export const demo: Demo = {
  mount(app) {
    app.use('/sandbox/*', onlyInSandbox);
    app.route(CHAT_PATH, createDemoChat());
    app.route(
      '/sandbox/vendor',
      createDemoVendor((env) => async (request) => app.fetch(request, env)),
    );
    app.route('/sandbox', createSandbox());
    app.use(simulateFaults);
  },
  clockOffset: readClockOffset,
  privateKey: demoPrivateKey,
  chatPath: CHAT_PATH,
  vendors: DEMO_VENDORS,
  lottery: lotteryHouse,
};
