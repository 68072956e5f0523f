import { compare } from '../compare.mjs';
import { timesFloor } from '../rows.mjs';
import { bareProxy, edgeAlone, exampleGateway } from '../workers.mjs';

const PATH = '/wps/system/customerService';

/** A call that no cache answers, through the forwarder and through a worker that only passes it on. */
export const forwarding = {
  name: 'forwarding',
  /** @type {import('../rows.mjs').Measure['run']} */
  async run({ serve, stop }) {
    const gateway = await exampleGateway();
    const site = await serve([edgeAlone(), gateway]);
    const proxy = await serve([bareProxy(), gateway]);
    const target = (served) => ({ served, path: PATH });
    const rows = await compare('Forward a call', [target(site), target(proxy)], {
      cpu: timesFloor(1 / 0.45),
    });
    await stop(site, proxy);
    return rows.map((row) => ({ ...row, readme: true }));
  },
};
