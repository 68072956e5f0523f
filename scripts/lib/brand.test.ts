import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brandCommand } from './brand.mjs';

const NEW = ['new', 'sao-mai', '#c2185b', '#ffd54f', '--name', 'Sao Mai'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = async (...args: string[]) => {
  const { lines, isGood } = await brandCommand(args, folder);
  return { text: lines.join('\n'), isGood };
};

it('makes a brand that nothing is wrong with, sets it, and says what its colours became', async () => {
  const made = await run(...NEW);
  expect(made.isGood).toBe(true);
  expect(made.text).toContain('second #ffd54f is shown as #');
  expect(readFileSync(join(folder, 'settings.toml'), 'utf8')).toMatch(/^BRAND = "sao-mai"$/m);
  expect(await run('check')).toMatchObject({
    isGood: true,
    text: expect.stringMatching(/One brand of yours, and nothing is wrong\.$/),
  });
  expect((await run('show', 'sao-mai')).text).toMatch(/^ {2}primary +#[\da-f]{6} +#c2185b$/m);
});

it('never writes over what is there', async () => {
  writeFileSync(join(folder, 'settings.toml'), 'AGE_LIMIT = "21"\n');
  expect((await run(...NEW)).text).toContain('BRAND = "sao-mai" in ');
  expect(readFileSync(join(folder, 'settings.toml'), 'utf8')).toBe('AGE_LIMIT = "21"\n');
  await expect(run(...NEW)).rejects.toThrow('is there already');
});

it.each([
  ['a command that there is not', ['chek'], 'did you mean check?'],
  ['one colour', ['new', 'sao-mai', '#c2185b'], 'A brand has a name and two colours.'],
  ['what is no colour', ['new', 'sao-mai', 'c2185', '#ffd54f'], '"c2185" is no colour such as "#c2185b"'],
  ['a name that is none', ['new', 'Sao Mai', '#c2185b', '#ffd54f'], '"Sao Mai" is no name of a brand'],
  ['a name of the product', ['new', 'ben-sen', '#c2185b', '#ffd54f'], '"ben-sen" is a brand of the product'],
  ['a theme that there is not', [...NEW, '--theme', 'night'], '--theme is dark or light, not "night"'],
  ['a brand that there is not', ['show', 'sao-mi'], '"sao-mi" is no brand that can be used'],
])('says in a line what is wrong with %s', async (_, args, line) => {
  await expect(run(...args)).rejects.toThrow(line);
});

it('says all that is wrong with what is there, a line for each', async () => {
  await run(...NEW);
  mkdirSync(join(folder, 'messages'));
  writeFileSync(join(folder, 'messages/vi.json'), '{ "menu_hoem": "Về nhà" }');
  mkdirSync(join(folder, 'brands/empty'));
  const file = join(folder, 'brands/sao-mai/brand.tokens.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"theme": "dark"', '"theme": "dark", "logo": "mark.svg"'),
  );
  const { text, isGood } = await run('check');
  expect(isGood).toBe(false);
  expect(text.split('\n').map((line) => line.replace(/^.*?(?:json|brands\/empty): /, ''))).toEqual([
    expect.stringMatching(/there is no such file; npm run brand -- new makes one$/),
    'there is no mark.svg beside it',
    expect.stringMatching(/^"menu_hoem" is no text of the site; did you mean menu_\w+\?$/),
    ...[1, 2].map(() => expect.stringMatching(/is shown as/)),
    '',
    '3 things are wrong.',
  ]);
});

it.each([
  [
    'with a script',
    '<svg viewBox="0 0 8 8"><script>1</script></svg>',
    'has what is no plain drawing: <script>',
  ],
  ['that acts', '<svg viewBox="0 0 8 8"/onload=a()></svg>', 'has what is no plain drawing: <svg'],
  ['with no box', '<svg><path d="M0 0h8"/></svg>', 'has no viewBox'],
  ['that is no square', '<svg viewBox="0 0 80 8"/>', 'is no square'],
  ['that is none', 'PNG', 'is no drawing in SVG'],
])('says in a line what is wrong with a logo %s', async (_, drawing, line) => {
  await run(...NEW);
  const place = join(folder, 'brands/sao-mai');
  const file = join(place, 'brand.tokens.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"theme": "dark"', '"theme": "dark", "logo": "mark.svg"'),
  );
  writeFileSync(join(place, 'mark.svg'), drawing);
  expect((await run('check')).text).toContain(`mark.svg ${line}`);
});
