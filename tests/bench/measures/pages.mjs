import { compare } from '../compare.mjs';
import { leastOfFloor } from '../rows.mjs';

const PATHS = ['/m/home', '/m/slot-games', '/m/activity'];
let visits = 0;
/** A host that nobody asked yet, by which its pages are kept apart, and an address that has rendered nothing. */
function anew() {
  visits += 1;
  const address = `10.${(visits >> 16) & 255}.${(visits >> 8) & 255}.${visits & 255}`;
  return { headers: { Host: `site-${visits}.example`, 'X-Sandbox-Address': address } };
}
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
      const rendered = await compare(`Render ${path} anew`, [{ served: site, path, ask: anew }, floor]);
      const given = await compare(`Give ${path} to a guest`, [{ served: site, path }, floor], goals);
      rows.push(...[...given, ...rendered].map((row) => ({ ...row, readme: path === '/m/home' })));
    }
    return rows;
  },
};
