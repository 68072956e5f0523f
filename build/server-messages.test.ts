import { expect, test } from 'vitest';
import settings from '../messages/project.inlang/settings.json' with { type: 'json' };
import { readTables } from './message-tables';
import { serverMessages } from './server-messages';

const MESSAGES = '/site/app/paraglide/messages.js';
const TABLES = '\0virtual:message-tables';

/** What a build of one environment gets of the plugin. */
async function built(name: 'ssr' | 'client', command = 'build') {
  // biome-ignore lint/suspicious/noExplicitAny: hooks are called as the bundler calls them, with what they use of it
  const plugin = serverMessages(settings.locales) as any;
  const files = new Map<string, string>();
  const context = {
    environment: { name, moduleGraph: { idToModuleMap: new Map([[MESSAGES, { id: MESSAGES }]]) } },
    emitFile: ({ fileName, source }: { fileName: string; source: string }) => files.set(fileName, source),
  };
  plugin.configResolved({ command });
  await plugin.generateBundle.call(context);
  return {
    files,
    load: (id: string): Promise<string | undefined> => plugin.load.call(context, id),
    update: (file: string) => plugin.hotUpdate.call(context, { file }),
  };
}

test('the worker holds the keys of the messages and no text of them, in whichever language [LANG-26]', async () => {
  const { load, files } = await built('ssr');
  const code = `${await load(MESSAGES)}${await load(TABLES)}`;
  const { keys, tables } = await readTables(settings.locales);
  expect(keys.filter((key) => !code.includes(key))).toEqual([]);
  // A word in small letters may be a part of a key.
  const texts = [...tables.values()]
    .flat()
    .filter((text) => typeof text === 'string' && text.length > 6 && /[^a-z]/.test(text));
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter((text) => code.includes(text as string))).toEqual([]);
  expect(files.size).toBe(0);
});

test('the browser has its own messages, and its build writes the files that the worker reads [LANG-26]', async () => {
  const { load, files } = await built('client');
  expect(await load(MESSAGES)).toBeUndefined();
  const { tables } = await readTables(settings.locales);
  expect([...files.values()].map((source) => JSON.parse(source))).toEqual([...tables.values()]);
  const named = await (await built('ssr')).load(TABLES);
  for (const fileName of files.keys()) expect(named).toContain(`"/${fileName}"`);
});

test('in development the worker has all tables from the first, and reads them anew once they are compiled anew', async () => {
  const { load, update } = await built('ssr', 'serve');
  const code = await load(MESSAGES);
  const { tables } = await readTables(settings.locales);
  expect([...tables.keys()].filter((locale) => !code?.includes(`keepTable('${locale}', `))).toEqual([]);
  expect(code).toContain('Trang chủ');
  expect(update('/site/app/paraglide/messages/vi.js')).toEqual([{ id: MESSAGES }]);
  expect(update('/site/app/shell/footer-bar.tsx')).toBeUndefined();
});
