import type * as fs from 'node:fs';
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { localeMessages } from './locale-messages';

const edited = vi.hoisted(() => new Map<string, string>());
const events = vi.hoisted((): string[] => []);
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const readFileSync = (path: string, encoding: 'utf8') => {
    events.push(path);
    return edited.get(path) ?? real.readFileSync(path, encoding);
  };
  return { ...real, readFileSync };
});

test('a page in development is loaded anew when its messages or titles are others than before, and only then', () => {
  const first = { id: 'first' };
  const invalidateModule = vi.fn();
  const send = vi.fn();
  const parts = { '\0virtual:messages/first': first, '\0virtual:messages/help': {}, '/app/screens.ts': {} };
  const environment = {
    name: 'client',
    moduleGraph: { idToModuleMap: new Map(Object.entries(parts)), invalidateModule },
    hot: { send },
  };
  // biome-ignore lint/suspicious/noExplicitAny: hooks are called as the bundler calls them, with what they use of it
  const plugin = localeMessages(['vi', 'en']) as any;
  const load = () => plugin.load.call({ environment }, '\0virtual:messages/first');
  const edit = (path: string, change: (code: string) => string) => {
    edited.set(path, change(readFileSync(path, 'utf8')));
    return plugin.hotUpdate.call({ environment }, { file: `/site/${path}` });
  };
  plugin.buildStart.handler();
  const titles = /titles = .*/.exec(load())?.[0];

  expect(edit('app/screens.ts', (code) => `${code}\n`)).toBeUndefined();
  expect(edit('app/features/help/help-screen.tsx', (code) => `${code}\nm.hd_home();`)).toBeUndefined();
  expect(send).not.toHaveBeenCalled();

  const swapped = (code: string) => code.replace("title: 'hd_home'", "title: 'search_title'");
  expect(edit('app/screens.ts', swapped)).toEqual([]);
  expect(invalidateModule.mock.calls).toEqual([[first]]);
  expect(send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
  expect(/titles = .*/.exec(load())?.[0]).not.toBe(titles);

  expect(edit('app/shell/bottom-nav.tsx', (code) => `${code}\nm.inbox_delete();`)).toEqual([]);
  expect(load()).toContain('inbox_delete');
});

test('a plural is chosen by the count, also where it is written in groups [LANG-26]', async () => {
  const path = 'app/paraglide/registry.js';
  // biome-ignore lint/suspicious/noExplicitAny: the hook is called as the bundler calls it
  const { code } = (localeMessages(['vi']) as any).transform(readFileSync(path, 'utf8'), `/site/${path}`);
  const { plural } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  expect([1, '1.021', '1 002', 1.5].map((count) => plural('ru', count))).toEqual([
    'one',
    'one',
    'few',
    'other',
  ]);
});

test('a development server reads messages only after paraglide has written them, as on a fresh clone', async () => {
  events.length = 0;
  const paraglide = {
    name: 'paraglide',
    async buildStart() {
      for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
      events.push('written');
    },
  };
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [paraglide, localeMessages(['vi'])],
  });
  try {
    await server.environments.client.pluginContainer.buildStart();
    const read = events.indexOf('app/paraglide/messages/vi.js');
    expect(read).toBeGreaterThan(events.indexOf('written'));
    expect(events).toContain('written');
  } finally {
    await server.close();
  }
});
