import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newBrandFile } from '../brand/brand-file';
import { namesOfBrands, operatorLines } from './check';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
  mkdirSync(join(folder, 'brands/sao-mai'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (path: string, content = '') => writeFileSync(join(folder, path), content);
const brandFile = (content: string) => file('brands/sao-mai/brand.tokens.json', content);

it('a brand is known by its name even while something is wrong with it', async () => {
  brandFile('{');
  expect(namesOfBrands(folder)).toEqual(['sao-mai']);
  expect((await operatorLines(folder)).problems).toEqual([expect.stringMatching(/is no JSON/)]);
});

it('what nothing reads is said, and what an operator may keep beside it is not', async () => {
  brandFile(newBrandFile({ name: 'Sao Mai', theme: 'dark', primary: '#ff6f91', second: '#ffd54f' }));
  mkdirSync(join(folder, 'mesages'));
  for (const name of ['README.md', '.gitignore', 'settings.staging.toml', 'setings.toml', 'plan.txt'])
    file(name);
  file('brands/logo.svg');
  const { problems, notes } = await operatorLines(folder);
  const inFolder = (lines: string[]) => lines.map((line) => line.slice(folder.length + 1));
  expect(inFolder(problems)).toEqual([
    'mesages: nothing reads it; did you mean messages?',
    'setings.toml: nothing reads it; did you mean settings.toml?',
  ]);
  expect(inFolder(notes.filter((note) => !note.includes('is shown as')))).toEqual([
    'plan.txt: nothing reads it',
    'brands/logo.svg: a brand is a folder',
  ]);
});

it('without a folder there is nothing to say', async () => {
  const none = join(folder, 'none');
  expect([namesOfBrands(none), await operatorLines(none)]).toEqual([[], { problems: [], notes: [] }]);
});
