import { pageWork } from '../page-work.mjs';
import { memberState } from '../phone.mjs';
import { atMost, median, times, timesFloor } from '../rows.mjs';

const ROUNDS = times(5);
const HOME = '/m/home';
/** Each may cost a fifth more than home. */
const OTHERS = ['/m/slot-games', '/m/login', '/m/activity', '/m/member/home'];
const MEMBERS = '/m/member/home';

/** Work of the main thread for a load of each screen, beside the empty page's, loaded in turn. */
export const mainThread = {
  name: 'main-thread',
  /** @type {import('../rows.mjs').Measure['run']} */
  async run(stand) {
    const [site, empty] = [await stand.site(), await stand.empty()];
    const { cookies: member } = await memberState(await stand.browser(), site.origin);
    const browser = await stand.plainBrowser();
    const loads = Object.fromEntries([HOME, ...OTHERS].map((path) => [path, []]));
    const floors = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      floors.push(await pageWork(browser, `${empty.origin}/`));
      for (const [path, figures] of Object.entries(loads)) {
        figures.push(await pageWork(browser, site.origin + path, path === MEMBERS ? member : undefined));
      }
    }
    const of = (figures, key) => median(figures.map((figure) => figure[key]));
    const beside = (path, key) => ({
      site: of(loads[path], key),
      floor: of(floors, key),
      timed: true,
      cpu: true,
    });
    return [
      {
        what: `Main thread of ${HOME}, ms of processor`,
        ...beside(HOME, 'cpu'),
        goal: timesFloor(3),
        readme: true,
      },
      {
        what: `Main thread of ${HOME}: blocking time at a quarter of the speed, ms`,
        ...beside(HOME, 'blocking'),
        goal: timesFloor(2),
        readme: true,
      },
      ...OTHERS.map((path) => ({
        what: `Main thread of ${path}, beside home's, ms of processor`,
        site: of(loads[path], 'cpu'),
        floor: of(loads[HOME], 'cpu'),
        goal: timesFloor(1.2),
        timed: true,
        cpu: true,
        readme: true,
      })),
      ...Object.keys(loads).flatMap((path) => [
        { what: `Longest task of ${path}, ms of processor`, ...beside(path, 'longest') },
        {
          what: `Elements of ${path} that scripts replaced, of those served`,
          site: Math.max(...loads[path].map(({ replaced }) => replaced)),
          floor: of(loads[path], 'served'),
          goal: atMost(0),
        },
      ]),
    ];
  },
};
