import { firstLoad } from '../first-load.mjs';
import { atMost } from '../rows.mjs';

const PATHS = ['/m/home', '/m/slot-games', '/m/activity'];
/** What home may weigh: kB, brotli 11, and requests until nothing more comes by itself. */
const GOALS = { js: atMost(130), named: atMost(115), bytes: atMost(200), requests: atMost(30) };

/** What a phone with an empty cache loads until the page is idle. */
export const first = {
  name: 'first-load',
  /** @type {import('../rows.mjs').Measure['run']} */
  async run(stand) {
    const [browser, site, empty] = [await stand.browser(), await stand.site(), await stand.empty()];
    const blank = await firstLoad(browser, `${empty.origin}/`);
    const rows = [];
    for (const path of PATHS) {
      const page = await firstLoad(browser, site.origin + path);
      const row = (what, key, unit = 1000) => ({
        what: `First load of ${path}: ${what}`,
        site: page[key] / unit,
        floor: blank[key] / unit,
        goal: path === '/m/home' ? GOALS[key] : undefined,
        readme: path === '/m/home',
      });
      rows.push(
        row('JavaScript that the page names, kB (brotli 11)', 'named'),
        row('JavaScript until idle, kB (brotli 11)', 'js'),
        row('CSS, kB (brotli 11)', 'css'),
        row('HTML, kB (brotli 11)', 'html'),
        row('everything, kB (brotli 11)', 'bytes'),
        row('requests', 'requests', 1),
      );
    }
    return rows;
  },
};
