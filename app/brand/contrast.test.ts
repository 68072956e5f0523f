import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRAST_PAIRS } from './contrast-pairs';
import { ownTheme, themeColor } from './theme-color';

type Tokens = ReadonlyMap<string, string>;

const brands = brandsOf(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

describe('brands', () => {
  it('include the two that the site is delivered with, each in both themes [ACC-06]', () => {
    const delivered = ['hoa-dang', 'hoa-dang light', 'ben-sen', 'ben-sen dark'];
    expect([...brands.keys()]).toEqual(expect.arrayContaining(delivered));
  });

  it('define the same tokens, so that none borrows a colour from the first', () => {
    const [first, ...others] = [...brands.values()].map((tokens) => [...tokens.keys()].sort());
    for (const names of others) expect(names).toEqual(first);
  });
});

describe.each([...brands])('brand %s', (_, tokens) => {
  it('can be read: every colour stands out from every ground it is used on', () => {
    const tooFaint = CONTRAST_PAIRS.flatMap(([colour, grounds, least]) =>
      grounds
        .map((ground) => ({ ground, ratio: contrast(colourOf(tokens, colour), colourOf(tokens, ground)) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ ground, ratio }) => `${colour} on ${ground}: ${ratio.toFixed(2)}, needs ${least}`),
    );
    expect(tooFaint).toEqual([]);
  });
});

describe.each([...brands].filter(([brand]) => !brand.includes(' ')))(
  'brand %s by itself',
  (brand, tokens) => {
    it('gives the browser its ground as the theme colour', () => {
      expect(themeColor(brand)).toBe(tokens.get('--c-bg'));
    });

    it('is of the theme that it says, and has the other one too [ACC-06]', () => {
      const isLight = luminance(colourOf(tokens, 'bg')) > 0.5;
      expect(ownTheme(brand)).toBe(isLight ? 'light' : 'dark');
      const other = brands.get(`${brand} ${isLight ? 'dark' : 'light'}`) as Tokens;
      expect(luminance(colourOf(other, 'bg')) > 0.5).toBe(!isLight);
    });
  },
);

/** The tokens of each `[data-brand]` block, by the name of the brand, and that of its other theme. */
function brandsOf(css: string): Map<string, Tokens> {
  const blocks = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/\[data-brand="([\w-]+)"\](?:\[data-theme="(\w+)"\])?\s*\{([^}]*)\}/g);
  return new Map(
    [...blocks].map(([, brand = '', theme, body = '']) => [
      theme ? `${brand} ${theme}` : brand,
      tokensOf(body),
    ]),
  );
}

function tokensOf(body: string): Tokens {
  const declarations = body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** Red, green and blue of a token, 0 to 255; a token may name another one. */
function colourOf(tokens: Tokens, name: string): number[] {
  const value = tokens.get(`--c-${name}`) ?? '';
  const other = /^var\(--c-([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colourOf(tokens, other);
  const digits = /^#([\da-f]{6})$/i.exec(value)?.[1];
  if (!digits) throw new Error(`--c-${name} is "${value}", not six hexadecimal digits`);
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
function contrast(one: number[], other: number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
