import { describe, expect, it } from 'vitest';
import { filesBelow, isTest, read } from './source-files';

/** What phones block, lack or let throw, and the one place of the app that asks for it (docs/decisions/062-nothing-is-kept.md). */
const APIS: { api: string; asked: RegExp; only: readonly string[] }[] = [
  { api: 'a store', asked: /\b(?:local|session)Storage\b/, only: ['app/lib/storage/storage.ts'] },
  { api: 'events of a store', asked: /'storage'|\bStorageEvent\b/, only: ['app/lib/storage/storage.ts'] },
  { api: 'cookies', asked: /\bdocument\.cookie\b/, only: ['app/lib/storage/cookies.ts'] },
  { api: 'a database', asked: /\bindexedDB\b/, only: ['app/features/account/login/remembered-login.ts'] },
  { api: 'caches', asked: /\bcaches\b/, only: ['app/lib/app-shell/service-worker.ts'] },
  { api: 'service workers', asked: /\bserviceWorker\b/, only: ['app/lib/app-shell/service-worker.ts'] },
  { api: 'the clipboard', asked: /\.clipboard\b/, only: ['app/lib/text/copy-text.ts'] },
  { api: 'other tabs', asked: /\bBroadcastChannel\b/, only: ['app/session/member-changes.ts'] },
  { api: 'random ids', asked: /\.randomUUID\b/, only: ['app/lib/text/random-id.ts'] },
  {
    api: 'hashes and keys',
    asked: /\bcrypto\.subtle\b/,
    only: [
      'app/lib/calls/intent.ts',
      'app/features/account/login/remembered-login.ts',
      // Nothing stands in for work.
      'app/features/account/verification/altcha-solver.ts',
    ],
  },
  { api: 'media queries', asked: /(?<!window\.)\bmatchMedia\b|\bmatchMedia(?!\?\.)/, only: [] },
  {
    api: 'the state of the history',
    asked: /\bhistory\.(?:push|replace)State\b/,
    // No screen of the site: it has no router.
    only: ['app/parts/catalogue.tsx'],
  },
  { api: 'notifications', asked: /\bNotification\.|new Notification\b/, only: [] },
  // Chrome 120 and Safari 17 are the first.
  {
    api: 'URL.canParse',
    asked: /\bURL\.canParse\b/,
    only: ['app/features/status/status-page.server.tsx', 'app/shell/preview-meta.ts'],
  },
];

/** Scripts that stand in pages as text: each asks by itself. */
const INLINE = [
  'app/shell/display.ts',
  'app/features/download/old-ios-notice.tsx',
  'app/features/status/copy-script.ts',
];
/** Runs in a place of its own, where `caches` and its registration are. */
const WORKER = 'app/service-worker.js';

const sources = filesBelow('app').filter((path) => /\.(?:[jt]sx?|mjs)$/.test(path) && !isTest(path));
const code = (path: string) =>
  read(path)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/ .*$/gm, '$1');

describe('what a browser may block or lack', () => {
  it.each(APIS)('is asked for in one place, which does without it: $api', ({ asked, only }) => {
    const asking = sources.filter(
      (path) => path !== WORKER && !INLINE.includes(path) && asked.test(code(path)),
    );
    expect(asking.sort()).toEqual([...only].sort());
  });

  it.each(INLINE)('stops no script that stands in a page: %s', (path) => {
    const bare = code(path)
      .replaceAll(/try \{[^}]*\}/g, '')
      .replaceAll(/!navigator\.clipboard|window\.matchMedia \?/g, '');
    // What follows a look whether it is there.
    const guarded = {
      'app/features/status/copy-script.ts': ['.clipboard'],
      'app/shell/display.ts': ['matchMedia'],
    };
    const known = Object.entries(guarded).find(([file]) => file === path)?.[1] ?? [];
    const found = APIS.flatMap(({ asked }) => asked.exec(bare)?.[0] ?? []).filter(
      (api) => !known.includes(api),
    );
    expect(found.filter((api) => api !== "'storage'")).toEqual([]);
  });
});
