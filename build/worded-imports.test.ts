import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordedImports } from './worded-imports';

// biome-ignore lint/suspicious/noExplicitAny: called as the bundler calls it, with what it uses of that
const transform = (code: string, id: string) => (wordedImports() as any).transform(code, id)?.code;

test('every import of the app waits for the messages of what it brings', () => {
  const code = "const load = () => import('./menu');";
  expect(transform(code, '/site/app/shell/menu-button.tsx?split')).toContain("withWords(import('./menu'))");
  expect(transform(code, '/site/edge/app.ts')).toBeUndefined();
});

test('every screen waits for its messages, whatever stands in its address', () => {
  const routes = globSync('app/routes/**/*.tsx');
  expect(routes.filter((file) => file.includes('$')).length).toBeGreaterThan(3);
  for (const file of routes)
    for (const quote of [`'`, `"`]) {
      const imported = `import(${quote}/site/${file}?tsr-split=component---loader${quote})`;
      const code = `const $$splitComponentImporter = () => ${imported};`;
      expect(transform(code, `/site/${file}`)).toContain(`withWords(${imported})`);
    }
});

test('a lost file that is asked for under another address waits for no messages, which may be that file [ROUTE-85]', () => {
  const code = readFileSync('app/lib/loading/load-part.ts', 'utf8');
  expect(code).toMatch(/import\(.*\?again=/);
  expect(transform(code, '/site/app/lib/loading/load-part.ts')).toBeUndefined();
});
