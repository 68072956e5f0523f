import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { currentBuild } from '../../../scripts/lib/builds.mjs';
import { at } from '../../../scripts/lib/paths.mjs';
import { cpuSeconds } from '../load.mjs';
import { atMost, median, times, timesFloor } from '../rows.mjs';
import { workerSize } from '../worker-size.mjs';
import { bareHono, exampleGateway } from '../workers.mjs';

const ROUNDS = times(7);
const GATE = '/wps/no-such-call';

/** Size of the built worker, and what its start costs the runtime beside a bare worker's. */
export const worker = {
  name: 'worker',
  /** @type {import('../rows.mjs').Measure['run']} */
  async run(stand) {
    const { bytes, gzip } = workerSize();
    const gateway = await exampleGateway();
    const site = [currentBuild().site, gateway];
    const bare = [await bareWithTheSame(), gateway];
    const starts = { site: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      starts.bare.push(await startOf(stand, bare, GATE));
      starts.site.push(await startOf(stand, site, '/m/home'));
    }
    const of = (list, key) => median(list.map((start) => start[key]));
    const floor = of(starts.bare, 'answered');
    const row = { floor, timed: true, cpu: true, readme: true };
    return [
      { what: 'Worker: all its modules, kB', site: bytes / 1000, goal: atMost(2500), readme: true },
      { what: 'Worker: all its modules, kB (gzip)', site: gzip / 1000, readme: true },
      {
        what: 'Start of the worker to its first answer: processor time, ms',
        site: of(starts.site, 'answered'),
        goal: timesFloor(1.25),
        ...row,
      },
      {
        what: 'Start of the worker to its first page: processor time, ms',
        site: of(starts.site, 'drawn'),
        ...row,
      },
    ];
  },
};

/** The bare worker with all that the site is given, files, bucket and limits: the local runtime starts for each. */
async function bareWithTheSame() {
  const { site, client } = currentBuild();
  const settings = JSON.parse(readFileSync(site, 'utf8'));
  const { modules } = await bareHono();
  const folder = at('.ready/bench-bare');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${settings.main}`, modules[0].contents);
  const assets = { ...settings.assets, directory: client };
  writeFileSync(`${folder}/wrangler.json`, JSON.stringify({ ...settings, assets }));
  return `${folder}/wrangler.json`;
}

/** Milliseconds of the runtime from its beginning until the gate has answered, and until a page has come too. */
async function startOf({ serve, stop }, configs, page) {
  const served = await serve(configs);
  try {
    const times = [];
    for (const path of [GATE, page]) {
      await (await fetch(served.direct + path)).arrayBuffer();
      const seconds = cpuSeconds(served.pid);
      times.push(seconds === null ? null : seconds * 1000);
    }
    return { answered: times[0], drawn: times[1] };
  } finally {
    await stop(served);
  }
}
