import demoPrivateKey from '../seed/demo-private-key.json' with { type: 'json' };
import { DEMO_VENDOR, DEMO_VENDOR_SECRET } from '../seed/demo-vendor';
import type { Demo } from '../with-demo';
import { createDemoChat } from './chat/demo-chat';
import { readClockOffset } from './sandbox/clock';
import { onlyInSandbox } from './sandbox/only-in-sandbox';
import { createSandbox } from './sandbox/sandbox';
import { simulateFaults } from './sandbox/simulate-faults';
import { createDemoVendor } from './vendor/app';

/** The demo: control surface, game vendor and chat below /sandbox, and the faults that were ordered there. */
export const demo: Demo = {
  mount(app) {
    app.use('/sandbox/*', onlyInSandbox);
    app.route('/sandbox/vendor/chat', createDemoChat());
    app.route(
      '/sandbox/vendor',
      createDemoVendor((env) => async (request) => app.fetch(request, env)),
    );
    app.route('/sandbox', createSandbox());
    app.use(simulateFaults);
  },
  clockOffset: readClockOffset,
  privateKey: demoPrivateKey,
  vendor: { name: DEMO_VENDOR, secret: DEMO_VENDOR_SECRET, playPath: '/sandbox/vendor/play' },
};
