import { compare } from '../compare.mjs';
import { leastOfFloor } from '../rows.mjs';

const PATHS = ['/m/home', '/m/slot-games', '/m/activity'];
/** Makes an address too long for its page to be kept (LONGEST_ADDRESS in edge/lib/pages/guest-pages.ts). */
const ANEW = `?x=${'x'.repeat(300)}`;
/** Issued from memory, a page costs less than the empty one costs drawn. */
const FROM_MEMORY = { perSecond: leastOfFloor(1.5) };

/** Pages rendered anew, and as guests get them: rendered once in ten seconds, kept in between. */
export const pages = {
  name: 'pages',
  /** @type {import('../rows.mjs').Measure['run']} */
  async run(stand) {
    const [site, empty] = [await stand.site(), await stand.empty()];
    const floor = { served: empty, path: '/' };
    const rows = [];
    for (const path of PATHS) {
      const goals = path === '/m/home' ? FROM_MEMORY : {};
      const anew = await compare(`Render ${path} anew`, [{ served: site, path: path + ANEW }, floor]);
      const given = await compare(`Give ${path} to a guest`, [{ served: site, path }, floor], goals);
      rows.push(...[...given, ...anew].map((row) => ({ ...row, readme: path === '/m/home' })));
    }
    return rows;
  },
};
