import { expect, test } from 'vitest';
import { m as compiled } from '../app/paraglide/messages.js';
import settings from '../messages/project.inlang/settings.json' with { type: 'json' };
import { serverMessages } from './server-messages';

type Say = (inputs?: object, options?: { locale?: string }) => string;

async function built(): Promise<Record<string, Say>> {
  // biome-ignore lint/suspicious/noExplicitAny: the hook is called as the bundler calls it
  const code: string = (serverMessages(settings.locales) as any).load.handler();
  const standing = code
    .replace(/^import \{ getLocale \}.*$/m, `const getLocale = () => 'vi';`)
    .replace(/'\.\/registry\.js'/, `'${new URL('../app/paraglide/registry.js', import.meta.url)}'`);
  const { m } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(standing).toString('base64')}`
  );
  return m;
}

test('the worker says every message as paraglide does, in Vietnamese, English and in languages hardly begun [LANG-26]', async () => {
  const m = await built();
  const all = Object.entries(compiled) as unknown as [string, Say][];
  expect(Object.keys(m).sort()).toEqual(all.map(([key]) => key).sort());
  const inputs = new Proxy({}, { get: () => 3 });
  for (const [key, say] of all) {
    expect(m[key]?.(inputs)).toBe(say(inputs, { locale: 'vi' }));
    expect(m[key]?.(inputs, { locale: 'en' })).toBe(say(inputs, { locale: 'en' }));
    expect(m[key]?.(inputs, { locale: 'th' })).toBe(say(inputs, { locale: 'en' }));
  }
});
