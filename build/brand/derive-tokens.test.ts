import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRAST_PAIRS } from '@/app/brand/contrast-pairs';
import { contrast, oklchOf } from './color';
import { brokenPairs, deriveTokens, type Theme, type Tokens } from './derive-tokens';

const THEMES: Theme[] = ['dark', 'light'];
/** What is hard: no hue, no light, all of it, and the loudest of each hue. */
const HARD = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ff0000',
  '#ffff00',
  '#00ff00',
  '#00ffff',
  '#0000ff',
  '#ff00ff',
];

describe('two colours', () => {
  it('make a brand that can be read in both themes, whichever they are', () => {
    const random = randomColors(20_261_128, 200);
    const pairs = [
      ...HARD.flatMap((one) => HARD.map((other) => [one, other] as const)),
      ...random.map((one, index) => [one, random.at(index - 1) ?? one] as const),
    ];
    const faint = pairs.flatMap(([primary, second]) =>
      THEMES.flatMap((theme) =>
        faintPairs(deriveTokens({ primary, second }, theme)).map(
          (pair) => `${primary} ${second} ${theme}: ${pair}`,
        ),
      ),
    );
    expect(faint).toEqual([]);
  });

  it('make every colour that the delivered brands have, and no other', () => {
    const css = readFileSync(new URL('../../app/brand/tokens.css', import.meta.url), 'utf8');
    const block = /\[data-brand="ben-sen"\] \{([^}]*)\}/.exec(css)?.[1] ?? '';
    const delivered = [...block.matchAll(/--c-([\w-]+):/g)].map(([, name]) => name).sort();
    for (const theme of THEMES)
      expect(Object.keys(deriveTokens({ primary: '#c2185b', second: '#ffd54f' }, theme)).sort()).toEqual(
        delivered,
      );
  });

  it('stay as they are in the theme that they can be read in, and move in lightness alone in the other', () => {
    const colors = { primary: '#c2185b', second: '#ffd54f' };
    const [dark, light] = THEMES.map((theme) => deriveTokens(colors, theme)) as [Tokens, Tokens];
    expect([light.primary, dark.accent]).toEqual(['#c2185b', '#ffd54f']);
    for (const [shown = '', chosen, grounds] of [
      [dark.primary, colors.primary, [dark.bg, dark.surface]],
      [light.accent, colors.second, [light.bg, light.surface]],
    ] as const) {
      expect(Math.abs(oklchOf(shown).h - oklchOf(chosen).h)).toBeLessThan(4);
      const least = Math.min(...grounds.map((ground = '') => contrast(shown, ground)));
      expect([least >= 4.5, least < 4.65]).toEqual([true, true]);
    }
  });
});

describe('a colour that a brand says itself', () => {
  it('is taken as it is, and the others go by it', () => {
    const own = { surface: '#3d3d3d' };
    const tokens = deriveTokens({ primary: '#c2185b', second: '#ffd54f', own: { dark: own } }, 'dark');
    expect(tokens.surface).toBe('#3d3d3d');
    expect(faintPairs(tokens)).toEqual([]);
    expect(brokenPairs(tokens, own)).toEqual([]);
  });

  it('is answered with the nearest that can be read, where it cannot', () => {
    const own = { 'text-3': '#555555' };
    const colors = { primary: '#c2185b', second: '#ffd54f' };
    const [broken, ...more] = brokenPairs(deriveTokens({ ...colors, own: { dark: own } }, 'dark'), own);
    expect(broken).toMatchObject({ name: 'text-3', color: '#555555', other: 'bg', least: 4.5 });
    expect(more.map(({ other }) => other)).toEqual(['surface', 'surface-2', 'surface-3']);
    const mended = { 'text-3': broken?.nearest ?? '' };
    expect(brokenPairs(deriveTokens({ ...colors, own: { dark: mended } }, 'dark'), mended)).toEqual([]);
  });
});

/** Pairs below what WCAG 2 asks for, by its own formula. */
function faintPairs(tokens: Tokens): string[] {
  return CONTRAST_PAIRS.flatMap(([color, grounds, least]) =>
    grounds.flatMap((ground) => {
      const [darker = 0, lighter = 0] = [luminance(tokens, color), luminance(tokens, ground)].sort(
        (a, b) => a - b,
      );
      const ratio = (lighter + 0.05) / (darker + 0.05);
      return ratio < least ? [`${color} on ${ground} ${ratio.toFixed(2)}`] : [];
    }),
  );
}

function luminance(tokens: Tokens, name: string): number {
  const digits = /^#([\da-f]{6})$/.exec(tokens[name] ?? '')?.[1];
  if (!digits) throw new Error(`${name} is ${tokens[name]}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The same colours in every run: mulberry32 with a seed. */
function randomColors(seed: number, count: number): string[] {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  return Array.from(
    { length: count },
    () =>
      `#${Math.floor(next() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`,
  );
}
