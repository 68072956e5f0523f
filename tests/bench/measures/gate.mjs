import { compare } from '../compare.mjs';
import { timesFloor } from '../rows.mjs';
import { bareHono, edgeAlone, exampleGateway, sameHeaders, sameLog } from '../workers.mjs';

const PATH = '/wps/no-such-call';

/** The shortest answer behind the gate; the same from a worker without one, and from one that sets the same headers. */
export const gate = {
  name: 'gate',
  /** @type {import('../rows.mjs').Measure['run']} */
  async run({ serve, stop }) {
    const site = await serve([edgeAlone(), await exampleGateway()]);
    const bare = await serve([await bareHono()]);
    const same = await serve([await sameHeaders()]);
    const logging = await serve([await sameLog()]);
    const target = (served) => ({ served, path: PATH, status: 404 });
    const rows = [
      ...(await compare('Pass the gate', [target(site), target(bare)], { cpu: timesFloor(1 / 0.35) })),
      ...(await compare('Pass the gate, floor with the same headers', [target(site), target(same)], {
        cpu: timesFloor(1 / 0.9),
      })),
      ...(await compare('Pass the gate, floor with the same headers and log', [
        target(site),
        target(logging),
      ])),
    ];
    await stop(site, bare, same, logging);
    return rows.map((row) => ({ ...row, readme: true }));
  },
};
