import { expect, it } from 'vitest';
import { leadsTo, linesOpening, opens } from './opened.mjs';

const MEMBERS = 'export function newMember() {}\nexport async function logIn() {\n  goto("/m/login");\n}\n';
const textsWith = (spec: string) =>
  new Map([
    ['tests/e2e/support/members.ts', MEMBERS],
    ['tests/e2e/one.spec.ts', spec],
  ]);
const opened = (spec: string) => opens(textsWith(spec), 'tests/e2e/one.spec.ts');
const lines = (spec: string, ...paths: string[]) =>
  linesOpening(textsWith(spec), 'tests/e2e/one.spec.ts', paths);

it('finds the addresses of a test: in its text, in patterns, and in what it imports by name', () => {
  const imports = "import { logIn } from './support/members';";
  expect(opened(`${imports}\nurl(/\\/m\\/task$/); goto(\`/m/news/\${id}?a=1\`);`)).toEqual([
    '/m/task',
    '/m/news/$',
    '/m/login',
  ]);
  expect(opened("import { newMember } from './support/members';")).toEqual([]);
});

it.each([
  ['/m/withdraw', '/m/withdraw', '', true],
  ['/m/withdraw', '/m/withdrawReport', '', false],
  ['/m/withdraw/RT-', '/m/withdraw/$orderNo', '', true],
  ['/m/$', '/m/news', "['news', 'video']", true],
  ['/m/$', '/m/withdraw', "['news', 'video']; goto('/m/withdraw')", false],
])('%s may be %s: %s %s', (address, path, text, is) => {
  expect(leadsTo(address, path, text)).toBe(is);
});

const SPEC = `import { logIn, newMember } from './support/members';

const CENTRE = '/m/centre';
const { a, b } = tools();

async function enter(page) {
  await page.goto(CENTRE);
}

test('one', async () => {
  await enter(page);
});

test('two', async () => {
  await logIn();
  await page.goto('/m/task');
});

test.describe('more', () => {
  for (const kind of ['news', 'video'])
    test('three ' + kind, async () => {
      await page.goto(\`/m/\${kind}\`);
    });
  test('four', async () => {});
});
`;

it('finds the tests of a file that open a screen, by what their text mentions as well', () => {
  expect(lines(SPEC, '/m/centre')).toEqual([10]);
  expect(lines(SPEC, '/m/login')).toEqual([14]);
  expect(lines(SPEC, '/m/task', '/m/centre')).toEqual([10, 14]);
  expect(lines(SPEC, '/m/video')).toEqual([21, 24]);
});

it('takes all where all of them do, none does, or what runs before each does; and one that names no address', () => {
  expect(lines(SPEC, '/m/centre', '/m/task', '/m/news')).toBeUndefined();
  expect(lines(SPEC, '/m/other')).toBeUndefined();
  expect(lines(`${SPEC}\ntest.beforeEach(() => enter(page));\n`, '/m/centre')).toBeUndefined();
  expect(lines(`${SPEC}\ntest('five', async () => {});\n`, '/m/task')).toEqual([14, 27]);
});
