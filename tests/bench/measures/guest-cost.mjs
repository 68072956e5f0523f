import { GUEST_REQUESTS, PLAIN } from '../guest-requests.mjs';
import { load } from '../load.mjs';
import { median, times, timesFloor } from '../rows.mjs';

const BOUNDS = { seconds: 2, requests: 400 };
const ROUNDS = times(3);
let visitors = 0;

/** What each kind of request of a guest costs edge and gateway together, beside a page that is kept. */
export const guestCost = {
  name: 'guest-cost',
  /** @type {import('../rows.mjs').Measure['run']} */
  async run(stand) {
    const site = await stand.site();
    const round = async (kind, bounds = BOUNDS) =>
      (await load(site.direct, { pid: site.pid, status: null, ask: (n) => asked(kind, n), ...bounds })).cpuMs;
    const rows = [];
    await round(PLAIN, { seconds: 1, requests: 1000 });
    for (const kind of GUEST_REQUESTS) {
      await round(kind, { seconds: 1, requests: 100 });
      const [own, plain] = [[], []];
      for (let n = 0; n < ROUNDS; n += 1) {
        plain.push(await round(PLAIN, { seconds: 2, requests: 1000 }));
        own.push(await round(kind));
      }
      const what = `Guest: ${kind.what}: processor time, ms`;
      const goal = timesFloor(10);
      rows.push({ what, site: median(own), floor: median(plain), goal, timed: true, cpu: true });
    }
    return rows;
  },
};

/** The n-th request of a kind, each from an address of its own, so that no limit is met. */
function asked({ path, method = 'GET', headers = {}, body }) {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return {
    path: path(visitors),
    method,
    headers: {
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
      'X-Sandbox-Address': address,
      ...headers,
    },
    body: body?.(visitors),
  };
}
