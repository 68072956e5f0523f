import { expect, test } from 'vitest';
import { circular, type Import, importsOf } from './imports';
import { filesBelow, read, sourcesBelow } from './source-files';

type Rule = {
  zone: string;
  /** Files that belong to the zone; the first zone that matches holds. */
  files: RegExp;
  /** Files of this repository that it may import, besides its own. */
  local: RegExp[];
  /** Packages that it may import; any when left out. */
  packages?: RegExp;
};

const CONTRACTS = /^contracts\/(?!pact\/|pacts\/)/;
const POLICY = /^edge\/policy\.ts$/;
const LIB = /^app\/lib\//;
const UI = /^app\/ui\//;
const SESSION = /^app\/session\//;
const LOCALE = /^app\/locale\//;
const DOMAIN = /^app\/domain\//;
const SHELL = /^app\/shell\//;
const LISTS = /^app\/lists\//;
const FORMS = /^app\/forms\//;
const BRAND = /^app\/brand\//;
const PARAGLIDE = /^app\/paraglide\//;
const PARTS = /^app\/parts\//;
/** The table of screens: data alone, which app and edge read. */
const SCREENS = /^app\/screens\.ts$/;
/** The demo's external systems. */
const DEMO = /^demo\//;
const NODE = 'node:.*|cloudflare:.*';

// docs/design.md §4, and the additions that the code needs: shell and brand read contracts (error codes, site settings),
// routes read messages, the root route links the styles and colour of the brand.
const RULES: Rule[] = [
  { zone: 'contracts', files: CONTRACTS, local: [], packages: /^valibot$/ },
  {
    // It knows a gateway by its contracts alone: whichever stands there is played and paid with.
    zone: 'demo',
    files: DEMO,
    local: [CONTRACTS],
    packages: only('hono|drizzle-.*|valibot', NODE),
  },
  {
    zone: 'what the gateway has for the demo',
    files: /^gateway\/(?:demo|seed|testing)\//,
    local: [/^gateway\//, CONTRACTS, DEMO],
    packages: only('hono|drizzle-.*|jose|valibot|@simplewebauthn/server', NODE),
  },
  {
    // Between its domains: gateway-imports.test.ts.
    zone: 'gateway',
    files: /^gateway\//,
    local: [CONTRACTS],
    packages: only('hono|drizzle-.*|jose|libphonenumber-js|valibot|@simplewebauthn/server', NODE),
  },
  {
    zone: 'edge/worker.ts',
    files: /^edge\/worker\.ts$/,
    local: [
      /^edge\//,
      CONTRACTS,
      SCREENS,
      PARAGLIDE,
      /^app\/(?:(?:screen-searches|downloads\.server)\.ts|features\/status\/status-page\.server\.tsx|brand\/theme-color\.ts|locale\/read-messages\.server\.ts|shell\/bare-page\.ts)$/,
    ],
    packages: only('hono|@tanstack/react-start', NODE),
  },
  {
    zone: 'edge',
    files: /^edge\//,
    local: [CONTRACTS, SCREENS],
    packages: only('hono|jose|valibot|altcha-lib|lru-cache|unified|rehype-.*|hast.*|@types/hast', NODE),
  },
  {
    zone: 'app/screen-searches.ts',
    files: /^app\/screen-searches\.ts$/,
    local: [SCREENS, LIB, /^app\/features\/.*search\.ts$/],
  },
  {
    zone: 'app/downloads.server.ts',
    files: /^app\/downloads\.server\.ts$/,
    local: [/^app\/features\/.*-words\.ts$/, DOMAIN, LOCALE, LIB, PARAGLIDE, CONTRACTS],
  },
  { zone: 'app/screens.ts', files: SCREENS, local: [CONTRACTS, PARAGLIDE] },
  // The type of what a browser may ask for, and no more: the next test.
  {
    zone: 'app/lib/calls/gateway.ts',
    files: /^app\/lib\/calls\/gateway\.ts$/,
    local: [LIB, CONTRACTS, POLICY],
  },
  // A language says in its messages how a day is written.
  { zone: 'app/lib/time/dates.ts', files: /^app\/lib\/time\/dates\.ts$/, local: [LIB, PARAGLIDE] },
  { zone: 'app/lib', files: LIB, local: [SCREENS, CONTRACTS] },
  { zone: 'app/ui', files: UI, local: [], packages: /^(?:react|react-dom|embla-carousel.*)$/ },
  { zone: 'app/session', files: SESSION, local: [LIB, CONTRACTS] },
  { zone: 'app/brand', files: BRAND, local: [UI, SESSION, LIB, PARAGLIDE, CONTRACTS] },
  { zone: 'app/locale', files: LOCALE, local: [LIB, PARAGLIDE, CONTRACTS] },
  { zone: 'app/domain', files: DOMAIN, local: [SCREENS, UI, LOCALE, SESSION, LIB, PARAGLIDE, CONTRACTS] },
  {
    zone: 'app/shell',
    files: SHELL,
    local: [SCREENS, DOMAIN, UI, BRAND, LOCALE, SESSION, LIB, PARAGLIDE, CONTRACTS],
  },
  { zone: 'app/forms', files: FORMS, local: [SHELL, DOMAIN, UI, LOCALE, SESSION, LIB, PARAGLIDE, CONTRACTS] },
  { zone: 'app/lists', files: LISTS, local: [SHELL, DOMAIN, UI, LOCALE, SESSION, LIB, PARAGLIDE, CONTRACTS] },
  // The catalogue is built apart from the site, which does not know of it.
  {
    zone: 'app/parts',
    files: PARTS,
    local: [FORMS, LISTS, SCREENS, SHELL, UI, LOCALE, SESSION, BRAND, LIB, PARAGLIDE, CONTRACTS],
  },
  {
    zone: 'app/features',
    files: /^app\/features\//,
    local: [SCREENS, FORMS, LISTS, UI, SHELL, DOMAIN, BRAND, LOCALE, SESSION, LIB, PARAGLIDE, CONTRACTS],
  },
  {
    zone: 'app/routes/__root.tsx',
    files: /^app\/routes\/__root\.tsx$/,
    local: [/^app\/features\//, SHELL, SCREENS, DOMAIN, BRAND, SESSION, UI, LIB, PARAGLIDE],
  },
  {
    zone: 'app/routes',
    files: /^app\/routes\//,
    local: [/^app\/features\//, SHELL, SCREENS, DOMAIN, LOCALE, SESSION, UI, LIB, PARAGLIDE],
  },
];

function only(...patterns: string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

const sources = sourcesBelow('contracts', 'gateway', 'demo', 'edge', 'app');
const imports = sources.flatMap(importsOf);

const ruleOf = (path: string) => RULES.find(({ files }) => files.test(path));
const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];
const texts = (found: readonly Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);

test('reads imports in every form that the code uses', () => {
  expect(imports.length).toBeGreaterThan(50);
  expect(texts(imports)).toContain('contracts/operations.ts imports contracts/operation.ts');
  expect(texts(imports)).toContain('edge/worker.ts imports @tanstack/react-start');
});

test.each(RULES)('lets $zone import only what the design allows', ({ zone, files, local, packages }) => {
  const own = imports.filter(({ from }) => ruleOf(from)?.zone === zone);
  const wrong = own.filter((one) =>
    one.local
      ? !files.test(one.to) && !local.some((allowed) => allowed.test(one.to))
      : packages && !packages.test(one.to),
  );
  expect(texts(wrong)).toEqual([]);
});

test('lets the app know the edge by types alone, so that none of its code is loaded by a phone', () => {
  const [door] = sources.filter((path) => path === 'app/lib/calls/gateway.ts').map(read);
  expect(door?.match(/import .* from '[^']*edge\/policy'/g)).toEqual([
    "import type { BrowserInputOf, BrowserOperation } from '@/edge/policy'",
  ]);
});

test('lets no feature import another: two features that must meet, meet in a route', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [one, other] = [featureOf(from), featureOf(to)];
    return one !== undefined && other !== undefined && one !== other;
  });
  expect(texts(wrong)).toEqual([]);
});

test('finds the imports that stand in a circle, and no others', () => {
  const graph = ['a b', 'b c', 'c b', 'c d', 'd e', 'e d', 'f f'].map((line): Import => {
    const [from = '', to = ''] = line.split(' ');
    return { from, to, local: true };
  });
  expect(texts(circular(graph))).toEqual([
    'b imports c',
    'c imports b',
    'd imports e',
    'e imports d',
    'f imports f',
  ]);
});

test('lets no files import each other in a circle, be it for types alone', () => {
  // Start writes into the routes which router is theirs: that alone leads back.
  const tree = importsOf('app/routeTree.gen.ts').filter(
    ({ to }) => !/^app\/(?:router|start)\.tsx?$/.test(to),
  );
  expect(tree.length).toBeGreaterThan(50);
  expect(texts(circular([...imports, ...tree]))).toEqual([]);
});

test('no import climbs three folders: it begins at the root', () => {
  const far = sourcesBelow('edge', 'app', 'gateway', 'demo', 'tests')
    // Read by the database's own tool, which knows no such beginning.
    .filter((path) => !/^(?:gateway|demo)\/db\/schema\//.test(path))
    .filter((path) => /(?:from|import\(|mock\() ?'(?:\.\.\/){3}/.test(read(path)));
  expect(far).toEqual([]);
});

test('never imports a route', () => {
  expect(texts(imports.filter(({ to }) => to.startsWith('app/routes/')))).toEqual([]);
});

test('keeps the table of screens data alone, which the edge may read', () => {
  const code = read('app/screens.ts');
  expect(code.match(/^import .*/gm)?.filter((line) => !line.startsWith('import type '))).toEqual([]);
  expect(code).not.toMatch(/=>\s*[{(]|\bfunction\b/);
});

test('imports the reference gateway from tests alone, so that it can be deleted', () => {
  const wrong = imports.filter(({ from, to }) => to.startsWith('gateway/') && !from.startsWith('gateway/'));
  expect(texts(wrong)).toEqual([]);
});

test('imports nothing of the gateway in the demo, its tests among it: whoever deletes that plays with it still', () => {
  const all = filesBelow('demo').filter((path) => path.endsWith('.ts'));
  expect(all.some((path) => path.endsWith('.test.ts'))).toBe(true);
  const wrong = all
    .flatMap(importsOf)
    .filter(({ to, local }) => local && !/^(?:demo|contracts|public)\//.test(to));
  expect(texts(wrong)).toEqual([]);
});

test('imports demo, seed and testing of the gateway from the worker alone, besides themselves and tests', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      /^gateway\/(?:demo|seed|testing)\//.test(to) &&
      !/^gateway\/(?:(?:demo|seed|testing)\/|worker\.ts$)/.test(from),
  );
  expect(texts(wrong)).toEqual([]);
});

test('imports contract tests from nowhere, so that no Pact code is shipped', () => {
  const wrong = imports.filter(
    ({ from, to }) => to.startsWith('contracts/pact/') && !from.startsWith('contracts/pact/'),
  );
  expect(texts(wrong)).toEqual([]);
});

test('keeps dates, Firebase, SQL and the request of a visit behind one door each', () => {
  const doors: [RegExp, RegExp][] = [
    [/^dayjs$/, /^app\/lib\/time\/dates\.ts$/],
    [/^(?:firebase|@firebase\/.*)$/, /^app\/lib\/firebase\/firebase\.client\.ts$/],
    // What a page reads of its visitor is what edge/lib/pages/guest-pages.ts keeps pages apart by.
    [/^@tanstack\/react-start\/server$/, /^app\/lib\/calls\/(?:visit|outcome-status)\.ts$/],
    [/^drizzle-.*$/, /^(?:gateway|demo)\/(?:db\/|drizzle\.config\.ts$)/],
  ];
  const wrong = imports.filter(({ from, to, local }) =>
    doors.some(([what, door]) => !local && what.test(to) && !door.test(from)),
  );
  expect(texts(wrong)).toEqual([]);

  const statement =
    /\bsql`|\b(?:SELECT\s+[\w*(][^;`'"]*\sFROM|INSERT\s+INTO|DELETE\s+FROM|UPDATE\s+\w+\s+SET)\s/;
  const withSql = sources.filter(
    (path) => !/^(?:gateway|demo)\/db\//.test(path) && statement.test(read(path)),
  );
  expect(withSql).toEqual([]);
});
