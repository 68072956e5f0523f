import { describe, expect, it } from 'vitest';
import { affectedBy, changedWords, testsNamed, testsOf } from './affected.mjs';
import { graphOf } from './module-graph.mjs';

const route = (path: string, screen: string) =>
  `import { Screen } from '${screen}';\nexport const Route = createFileRoute('${path}')({});`;

const FILES = {
  'app/client.tsx': "import './lib/clock';",
  'app/lib/clock.ts': '',
  'app/router.tsx': "import { routeTree } from './routeTree.gen';",
  'app/routeTree.gen.ts': "import './routes/m/mall';\nimport './routes/m/withdraw';",
  'app/screens.ts':
    "{\n  '/m/mall': {\n    title: 'mall_title',\n  },\n  '/m/withdraw': {\n    title: 'withdraw_title',\n  },\n}",
  'app/start.ts': '',
  'app/routes/__root.tsx': '',
  'app/routes/m/mall.tsx': route('/m/mall', '../../features/mall/mall-screen'),
  'app/routes/m/withdraw.tsx': route('/m/withdraw', '../../features/withdraw-screen'),
  'app/routes/m/withdraw_.$orderNo.tsx': route('/m/withdraw_/$orderNo', '../../features/order-screen'),
  'app/features/mall/mall-screen.tsx': "import '../../../contracts/mall/items';\nm.mall_title();",
  'app/features/mall/mall-screen.test.tsx':
    "import '../../../tests/screens/support/render-screen';\nimport './mall-screen';",
  'app/features/withdraw-screen.tsx': "import './order-screen';",
  'app/features/order-screen.tsx': '',
  'app/features/order-screen.test.tsx': "import './order-screen';",
  'contracts/mall/items.ts': "path: '/wps/mall/items/{id}'",
  'contracts/operations.ts': "import './mall/items';",
  'contracts/pact/provider.test.ts': '',
  'contracts/pact/command/http.mjs': '',
  'contracts/pact/consumer.test.ts': "import '../operations';",
  'edge/app.ts': "import '../contracts/operations';",
  'edge/worker.ts':
    "import './app';\nimport('../app/features/mall/mall-csv');\nimport('../app/features/status-page');",
  'app/features/mall/mall-csv.ts': "import './mall-words';",
  'app/features/mall/mall-words.ts': '',
  'app/features/status-page.tsx': '',
  'gateway/worker.ts': "import './app';",
  'demo/worker.ts': "import './rounds';",
  'demo/rounds.ts': '',
  'gateway/app.ts': "import './domains/mall/handlers';\nimport './platform/request-context';",
  'gateway/platform/request-context.ts': '',
  'gateway/domains/mall/handlers.ts': "import '../../db/mall';\nimport '../../platform/request-context';",
  'gateway/db/mall.ts': '',
  'gateway/domains/mall/mall.test.ts': "import '../../app';",
  'gateway/wallet.test.ts': "import './app';",
  'gateway/points.test.ts': "import './app';\ncall('/wps/mall/items/7');",
  'messages/en.json': '{}',
  'tests/architecture/source-files.ts': "readdirSync('app'); read('edge/app.ts');",
  'tests/architecture/tree.test.ts': "import { filesBelow } from './source-files';\nfilesBelow()",
  'tests/architecture/edge.test.ts': "import { read } from './source-files';\nimport './edge-rules';",
  'tests/architecture/edge-rules.ts': "sourcesBelow('edge').map(read)",
  'tests/architecture/words.test.ts': `read(\`messages/\${locale}.json\`)`,
  'tests/architecture/cited.test.ts':
    "import { allTests } from './source-files';\nallTests(); read('docs/rows.md')",
  'tests/architecture/types.test.ts': "import { API } from 'typescript/unstable/sync';",
  'docs/rows.md': '',
  'tests/e2e/support/members.ts':
    "export function newMember() {}\nexport async function logIn() { goto('/m/login'); }",
  'tests/e2e/walk.spec.ts': '',
  'tests/e2e/journeys/mall.spec.ts': "goto('/m/mall'); t('mall_title');",
  'tests/e2e/journeys/withdrawal.spec.ts': `goto(\`/m/withdraw/\${no}\`);`,
  'tests/dev/dev.test.ts': "import { cpSync } from 'node:fs';\nstart('scripts/dev.mjs');",
  'tests/engines/walk.test.ts': '',
  'tests/firebase/sms.spec.ts': '',
  'scripts/dev.mjs': "import('./lib/owned.mjs');",
  'scripts/lib/owned.mjs': '',
  'scripts/start.mjs': "import('./lib/site.mjs');",
  'scripts/lib/site.mjs': '',
  'scripts/test.mjs': "import('./lib/steps.mjs');\nimport('./lib/plan.mjs');",
  'scripts/lib/steps.mjs': '',
  'scripts/lib/plan.mjs': '',
  'tests/screens/every-screen.test.tsx': "import '../../app/router';",
  'tests/worker/cache.test.ts': "fetch('/m/home')",
  'tests/worker/weight.test.ts': 'currentBuild()',
  'tests/worker/other-build.test.ts': 'currentBuild()',
  'tests/worker/screens.test.ts': "import { SCREENS } from '../../app/screens';",
};

const CHECKS = ['tree', 'edge', 'words', 'cited', 'types'].map((name) => `${name}.test.ts`);

const affected = (changed: string[], words: string[] = []) => {
  const texts = new Map(Object.entries(FILES));
  const { tests, screens } = affectedBy({ texts, graph: graphOf(texts), changed, words });
  return { files: tests.map(({ file }) => file.replace(/.*\//, '')), screens };
};
/** Of the checks of all files those that look at each: one asks for all, one follows types. */
const ALWAYS = ['tree.test.ts', 'types.test.ts'];

describe('a change affects', () => {
  it('the tests that import it, and end to end those that open its screen', () => {
    const { files, screens } = affected(['app/features/mall/mall-screen.tsx']);
    expect(files).toEqual([
      'mall-screen.test.tsx',
      ...ALWAYS,
      'walk.spec.ts',
      'mall.spec.ts',
      'every-screen.test.tsx',
      'weight.test.ts',
      'screens.test.ts',
    ]);
    expect(screens).toEqual({ screens: ['/m/mall'], e2e: ['/m/mall'], worker: ['/m/mall'] });
  });

  it('every screen that shows it, by the address that a value is put into as well', () => {
    const { files, screens } = affected(['app/features/order-screen.tsx']);
    expect(screens?.e2e).toEqual(['/m/withdraw', '/m/withdraw/$orderNo']);
    expect(files).toContain('withdrawal.spec.ts');
    expect(files).toContain('order-screen.test.tsx');
    expect(files).not.toContain('mall.spec.ts');
  });

  it('the whole site where every page loads it', () => {
    const { files } = affected(['app/lib/clock.ts']);
    expect(files).toEqual(expect.arrayContaining(['mall.spec.ts', 'withdrawal.spec.ts', 'cache.test.ts']));
    expect(files).toContain('walk.test.ts');
  });

  it('of a call: the contracts, the screens that ask it, and no test of a screen where the gateway alone changed', () => {
    expect(affected(['contracts/mall/items.ts']).files).toEqual(
      expect.arrayContaining([
        'consumer.test.ts',
        'provider.test.ts',
        'mall-screen.test.tsx',
        'mall.spec.ts',
      ]),
    );
    const { files, screens } = affected(['gateway/db/mall.ts']);
    expect(screens).toEqual({ screens: [], e2e: ['/m/mall'], worker: ['/m/mall'] });
    expect(files).toEqual([
      'provider.test.ts',
      'mall.test.ts',
      'points.test.ts',
      ...ALWAYS,
      'walk.spec.ts',
      'mall.spec.ts',
      'weight.test.ts',
      'screens.test.ts',
    ]);
  });

  it('every answer of the gateway where each passes through it', () => {
    const { files } = affected(['gateway/platform/request-context.ts']);
    expect(files).toEqual(expect.arrayContaining(['wallet.test.ts', 'mall.spec.ts', 'withdrawal.spec.ts']));
    expect(files).not.toContain('every-screen.test.tsx');
  });

  it('every answer of the gateway where the demo beside it does otherwise', () => {
    const { files } = affected(['demo/rounds.ts']);
    expect(files).toEqual(expect.arrayContaining(['provider.test.ts', 'wallet.test.ts', 'mall.spec.ts']));
    expect(files).not.toContain('every-screen.test.tsx');
    expect(affected(['demo/wrangler.toml']).files).toContain('other-build.test.ts');
  });

  it('the whole site where the worker writes it itself, and no screen', () => {
    for (const path of [
      'edge/worker.ts',
      'app/features/status-page.tsx',
      'app/features/mall/mall-words.ts',
    ]) {
      const { files } = affected([path]);
      expect(files, path).toEqual(
        expect.arrayContaining(['mall.spec.ts', 'withdrawal.spec.ts', 'cache.test.ts']),
      );
    }
    expect(affected(['app/features/mall/mall-words.ts']).files).not.toContain('every-screen.test.tsx');
  });

  it('what is verified, by what verifies it too', () => {
    for (const path of ['contracts/pact/command/http.mjs', 'contracts/pact/provider.test.ts'])
      expect(affected([path]).files, path).toContain('provider.test.ts');
  });

  it('all in a browser where its sites start otherwise, and everything where the steps run otherwise', () => {
    const { files } = affected(['scripts/lib/site.mjs']);
    expect(files).toEqual(expect.arrayContaining(['mall.spec.ts', 'withdrawal.spec.ts', 'sms.spec.ts']));
    expect(affected(['scripts/lib/steps.mjs']).files).toHaveLength(
      testsOf(new Map(Object.entries(FILES))).length,
    );
    expect(affected(['scripts/lib/plan.mjs']).files).toEqual(ALWAYS);
  });

  it('the test of development where that starts otherwise, and where it is built otherwise', () => {
    expect(affected(['scripts/lib/owned.mjs']).files).toEqual([...ALWAYS, 'dev.test.ts']);
    expect(affected(['app.config.ts']).files).toContain('dev.test.ts');
    expect(affected(['app/features/mall/mall-screen.tsx']).files).not.toContain('dev.test.ts');
  });

  it('of the checks of all files those that read it, by what they and their modules name', () => {
    const checks = (path: string) => affected([path]).files.filter((file) => CHECKS.includes(file));
    expect(checks('edge/app.ts')).toEqual(['tree.test.ts', 'edge.test.ts', 'types.test.ts']);
    expect(checks('app/features/order-screen.tsx')).toEqual(ALWAYS);
    expect(checks('app/features/order-screen.test.tsx')).toEqual([
      'tree.test.ts',
      'cited.test.ts',
      'types.test.ts',
    ]);
    expect(checks('docs/rows.md')).toEqual(['tree.test.ts', 'cited.test.ts', 'types.test.ts']);
    expect(checks('tests/architecture/edge-rules.ts')).toContain('edge.test.ts');
    expect(checks('tests/architecture/source-files.ts')).toEqual(
      expect.arrayContaining(['edge.test.ts', 'cited.test.ts']),
    );
  });

  it('tests that walk through the table of screens, all of it where they or their site are others', () => {
    const { files, screens } = affected([
      'tests/worker/screens.test.ts',
      'app/features/mall/mall-screen.tsx',
    ]);
    expect(files).toContain('screens.test.ts');
    expect(screens).toEqual({ screens: ['/m/mall'], e2e: ['/m/mall'] });
    const walk = affected(['tests/e2e/walk.spec.ts', 'app/features/mall/mall-screen.tsx']).screens;
    expect(walk).toEqual({ screens: ['/m/mall'], worker: ['/m/mall'] });
  });

  it('what asks how a build is chosen and kept where builds are made otherwise, not where they hold something else', () => {
    expect(affected(['app/features/mall/mall-screen.tsx']).files).not.toContain('other-build.test.ts');
    expect(affected(['wrangler.toml']).files).toContain('other-build.test.ts');
    expect(affected(['app/lib/clock.ts']).files).toContain('other-build.test.ts');
  });

  it('of a message: what says it, and nothing where none has other words', () => {
    const { files } = affected(['messages/en.json'], ['mall_title']);
    expect(files).toEqual(expect.arrayContaining(['mall-screen.test.tsx', 'mall.spec.ts']));
    expect(files).not.toContain('withdrawal.spec.ts');
    const titled = affected(['messages/en.json'], ['withdraw_title']);
    expect(titled.screens).toMatchObject({ e2e: ['/m/withdraw'] });
    expect(titled.files).toEqual(expect.arrayContaining(['walk.spec.ts', 'every-screen.test.tsx']));
    expect(affected(['messages/en.json']).files).toEqual(['tree.test.ts', 'words.test.ts', 'types.test.ts']);
  });

  it('everything where packages or types change, every tree of files in prose, nothing where nothing did', () => {
    expect(affected(['package-lock.json']).files).toHaveLength(
      testsOf(new Map(Object.entries(FILES))).length,
    );
    expect(affected(['docs/design.md']).files).toEqual(ALWAYS);
    expect(affected([]).files).toEqual([]);
  });
});

it('finds tests by the name of a part, of a file, of a folder, or by a piece of their path', () => {
  const tests = testsOf(new Map(Object.entries(FILES)));
  const files = (name: string) => testsNamed(tests, name).map(({ file }) => file);
  expect(files('walk')).toEqual(['tests/e2e/walk.spec.ts']);
  expect(files('journeys')).toHaveLength(2);
  expect(files('withdrawal')).toEqual(['tests/e2e/journeys/withdrawal.spec.ts']);
  expect(files('mall')).toEqual(['gateway/domains/mall/mall.test.ts', 'tests/e2e/journeys/mall.spec.ts']);
  expect(files('firebase')).toEqual(['tests/firebase/sms.spec.ts']);
  expect(files('order-scr')).toEqual(['app/features/order-screen.test.tsx']);
  expect(files('nothing')).toEqual([]);
});

it('tells the messages that are there with other words, that are new, and that are gone', () => {
  expect(changedWords({ a: '1', b: '2', c: [1] }, { a: '1', b: '3', c: [1], d: '4' })).toEqual(['b', 'd']);
  expect(changedWords({ a: '1' }, {})).toEqual(['a']);
});
