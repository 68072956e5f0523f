import { expect, test } from 'vitest';
import { newBrandFile, readBrandFile } from './brand-file';

const PATH = 'operator/brands/sao-mai/brand.tokens.json';
const LEAST = newBrandFile({ name: 'Sao Mai', theme: 'light', primary: '#c2185b', second: '#ffd54f' });

/** The least file with more in it, as a program would write it. */
function fileWith(change: (file: ReturnType<typeof JSON.parse>) => void): string {
  const file = JSON.parse(LEAST);
  change(file);
  return JSON.stringify(file, null, 2);
}

const problemsOf = async (source: string) => (await readBrandFile(PATH, source)).problems;

test('two colours and a name are a brand, and what became of them is told', async () => {
  const { brand, problems, notes } = await readBrandFile(PATH, LEAST);
  expect(problems).toEqual([]);
  expect(brand).toMatchObject({ name: 'Sao Mai', theme: 'light', logo: undefined });
  expect(brand?.tokens.light.primary).toBe('#c2185b');
  expect(notes.map((note) => note.replace(/shown as #\w+/, 'shown as').split(':')[0])).toEqual([
    'primary #c2185b is shown as in the dark theme',
    'second #ffd54f is shown as in the light theme',
  ]);
});

test('a colour may be written as #rrggbb, in another space, or as another token', async () => {
  const { brand } = await readBrandFile(
    PATH,
    fileWith(({ color }) => {
      color.primary.$value = '#c2185b';
      color.second.$value = { colorSpace: 'oklch', components: [0.88, 0.16, 90] };
      color.dark.accent = { $value: '{color.second}' };
    }),
  );
  expect(brand?.colors.primary).toBe('#c2185b');
  expect(brand?.colors.second).toMatch(/^#f[\da-f]{5}$/);
  expect(brand?.colors.own?.dark?.accent).toBe(brand?.colors.second);
});

test.each<[string, (file: ReturnType<typeof JSON.parse>) => void, RegExp]>([
  ['a colour is missing', ({ color }) => delete color.second, /^color\.second is missing/],
  ['a colour is none', ({ color }) => (color.primary.$value = '#12'), /^line \d+: .*"#12"/],
  [
    'hex and components differ',
    ({ color }) => (color.primary.$value.hex = '#c2185c'),
    /^color\.primary says two colours: its hex is #c2185c, its components are #c2185b/,
  ],
  [
    'a colour has an alpha',
    ({ color }) => (color.primary.$value.alpha = 0.5),
    /^color\.primary lets through what is behind it/,
  ],
  [
    'a token is mistyped',
    ({ color }) => (color.dark.surfce = { $value: '#111111' }),
    /^color\.dark\.surfce is no colour of a brand; did you mean surface\?$/,
  ],
  [
    'a token stands outside the themes',
    ({ color }) => (color.surface = { $value: '#111111' }),
    /^color\.surface belongs to a theme: color\.dark\.surface or color\.light\.surface$/,
  ],
  [
    'the name is missing',
    ({ $extensions }) => delete $extensions['mobile-site'].name,
    /^\$extensions\.mobile-site\.name is the name that players read/,
  ],
  [
    'the theme is none',
    ({ $extensions }) => ($extensions['mobile-site'].theme = 'night'),
    /theme is none of "dark", "light"$/,
  ],
  [
    'a key is mistyped',
    ({ $extensions }) => ($extensions['mobile-site'].lgo = 'logo.svg'),
    /^\$extensions\.mobile-site\.lgo is not known; did you mean logo\?$/,
  ],
  [
    'a logo is no drawing beside the file',
    ({ $extensions }) => ($extensions['mobile-site'].logo = '../../logo.png'),
    /logo is no drawing beside this file/,
  ],
  [
    'a colour cannot be read: with the nearest that can',
    ({ color }) => (color.dark['text-3'] = { $value: '#555555' }),
    /^color\.dark\.text-3 = #555555 cannot be told from surface-3 \(contrast \d\.\d, where 4\.5 is needed\): the nearest that can is #[\da-f]{6}$/,
  ],
])('says in one line that %s', async (_, change, line) => {
  expect(await problemsOf(fileWith(change))).toEqual([expect.stringMatching(line)]);
});

test('says in one line that a file is no JSON', async () => {
  expect(await problemsOf('{ "color": ')).toEqual([expect.stringMatching(/^is no JSON: ./)]);
});
