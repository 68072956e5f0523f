import { CONTRAST_PAIRS } from '../../app/brand/contrast-pairs.ts';
import { contrast, type Direction, hexOf, nearestColor, type Oklch, oklchOf } from './color.ts';

export type Theme = 'dark' | 'light';
/** Values of tokens by their names without `--c-`: `#rrggbb`, `var(--c-…)`, or what has no pair to hold. */
export type Tokens = Readonly<Record<string, string>>;
export type Colors = {
  /** `#rrggbb`. */
  primary: string;
  second: string;
  /** Tokens that the brand says itself, `#rrggbb`. */
  own?: { [T in Theme]?: Tokens };
};

/** Above what WCAG asks for, so that no rounding brings a pair below it. */
const MARGIN = 0.01;
/** Contrast by which the cup of the mark is seen. */
const CUP = 1.9;
/** Hues between which a dark ground of that hue looks like mud: yellow and olive. */
const MUD = [55, 135] as const;

type Scale = { [name: string]: number };
type Ground = {
  direction: Direction;
  neutral: Scale;
  chroma: Scale;
  states: Tokens;
  soft: Oklch;
  avatar: number;
};

/** Lightnesses of what has the hue of the brand and little of its chroma, after the hand-made brands. */
const GROUNDS: Record<Theme, Ground> = {
  dark: {
    direction: 'lighter',
    neutral: {
      bg: 0.19,
      'bg-deep': 0.145,
      surface: 0.232,
      'surface-2': 0.28,
      'surface-3': 0.326,
      line: 0.325,
      skeleton: 0.295,
      'line-strong': 0.6,
      text: 0.97,
      'text-2': 0.82,
      'text-3': 0.73,
    },
    chroma: { text: 0.004, 'text-2': 0.012, other: 0.016 },
    states: {
      positive: '#54d9a4',
      'positive-soft': '#123429',
      negative: '#ff8f86',
      'negative-soft': '#431d1e',
      warning: '#f5cf63',
      'warning-soft': '#3a3015',
      info: '#86beff',
      'info-soft': '#172f4a',
    },
    soft: { l: 0.3, c: 0.05, h: 0 },
    avatar: 0.7,
  },
  light: {
    direction: 'darker',
    neutral: {
      bg: 0.968,
      'bg-deep': 0.908,
      surface: 1,
      'surface-2': 0.948,
      'surface-3': 0.918,
      line: 0.905,
      skeleton: 0.932,
      'line-strong': 0.58,
      text: 0.23,
      'text-2': 0.42,
      'text-3': 0.49,
    },
    chroma: { bg: 0.004, surface: 0, other: 0.009, text: 0.018, 'text-2': 0.02, 'text-3': 0.02 },
    states: {
      positive: '#0a6b4c',
      'positive-soft': '#dcf2e8',
      negative: '#b3261e',
      'negative-soft': '#fce5e3',
      warning: '#7a5200',
      'warning-soft': '#fbefd0',
      info: '#1b5aa0',
      'info-soft': '#e1edfa',
    },
    soft: { l: 0.945, c: 0.035, h: 0 },
    avatar: 0.7,
  },
};
const GROUND_NAMES = ['bg', 'surface', 'surface-2', 'surface-3'];
const STATES = ['positive', 'negative', 'warning', 'info'];
/** Hues of the avatars of a list, counted from the primary's. */
const AVATAR_TURNS = [200, 130, 320, 260, 60];

/**
 * All colours of a brand in one theme, out of two. What stands on something is moved in lightness alone until it has its
 * contrast there (`CONTRAST_PAIRS`), so that every pair holds whatever the two are. Tokens that the brand says itself are
 * taken as they are, and the others go by them; whether those hold, `brokenPairs` tells.
 */
export function deriveTokens(colors: Colors, theme: Theme): Tokens {
  const { direction, neutral, chroma, states, soft, avatar } = GROUNDS[theme];
  const isDark = theme === 'dark';
  const own = colors.own?.[theme] ?? {};
  const primary = oklchOf(colors.primary);
  const second = oklchOf(colors.second);
  const tokens: Record<string, string> = {};
  const put = (name: string, value: string) => {
    tokens[name] = own[name] ?? value;
    return tokens[name];
  };
  const values = (...names: string[]) => names.map((name) => tokens[name] ?? '');
  /** A colour that stands out from its grounds, as near to what is wanted as that allows. */
  const putOn = (name: string, wanted: Oklch, ...grounds: string[]) =>
    put(name, standing(wanted, values(...grounds), leastOf(name), direction));
  const muddy = isDark && primary.h > MUD[0] && primary.h < MUD[1] ? 0.5 : 1;
  const tinted = (name: string): Oklch => ({
    l: neutral[name] ?? 0,
    c: Math.min(chroma[name] ?? chroma.other ?? 0, primary.c * 0.15) * muddy,
    h: primary.h,
  });

  for (const name of ['bg', 'bg-deep', 'surface', 'surface-2', 'surface-3', 'line', 'skeleton'])
    put(name, hexOf(tinted(name)));
  for (const name of ['line-strong', 'text', 'text-2', 'text-3']) putOn(name, tinted(name), ...GROUND_NAMES);

  for (const [name, color] of [
    ['primary', primary],
    ['accent', second],
  ] as const) {
    putOn(name, color, 'bg', 'surface');
    const shown = oklchOf(values(name)[0] as string);
    put(`on-${name}`, textOn(values(name), shown));
    if (name === 'primary') put('primary-press', pressed(shown, values('on-primary')[0] as string, isDark));
  }
  put('primary-soft', hexOf({ ...soft, c: Math.min(soft.c, primary.c), h: primary.h }));
  const shown = oklchOf(tokens.primary as string);
  putOn(
    'on-primary-soft',
    isDark
      ? { l: Math.max(shown.l, 0.85), c: Math.min(shown.c, 0.1), h: primary.h }
      : { ...shown, l: shown.l - 0.05 },
    'bg',
    'surface',
    'primary-soft',
  );
  putOn('focus', isDark ? { l: 0.89, c: Math.min(primary.c, 0.08), h: primary.h } : shown, 'bg');

  for (const state of STATES) {
    put(`${state}-soft`, states[`${state}-soft`] as string);
    putOn(state, oklchOf(states[state] as string), 'bg', 'surface', 'surface-2', `${state}-soft`);
  }

  // The card is a deep ground of the brand in both themes, deeper than the button in the main colour that lies upon it.
  const deep = { c: Math.min(primary.c, 0.15), h: primary.h };
  const deeper = (most: number, step: number) => Math.min(most, Math.max(shown.l - step, 0.16));
  put('on-wallet', '#ffffff');
  for (const [name, l, turn] of [
    ['wallet-from', deeper(isDark ? 0.29 : 0.34, 0.2), 0],
    ['wallet-to', deeper(isDark ? 0.41 : 0.48, 0.11), 6],
  ] as const)
    put(
      name,
      standing({ l, c: deep.c, h: deep.h + turn }, values('on-wallet'), leastOf('on-wallet'), 'darker'),
    );
  const main = standing(second, values('wallet-from', 'wallet-to'), 3, 'lighter');
  put('on-wallet-main', textOn([put('wallet-main', main)], second));
  put('wallet-second', 'rgb(0 0 0 / 22%)');

  put('logo-core', hexOf({ l: isDark ? 0.94 : 0.9, c: Math.min(primary.c, 0.06), h: primary.h }));
  // A shape beside a name, which nobody reads: it keeps more of its colour than a text may.
  put('logo-cup', standing(second, values('bg', 'surface'), CUP, direction));

  put('on-avatar', hexOf({ l: 0.22, c: Math.min(primary.c, 0.05), h: primary.h }));
  const faces: [string, Oklch][] = [
    ['avatar-from', { l: 0.87, c: Math.min(primary.c, 0.1), h: primary.h }],
    ['avatar-to', { l: 0.72, c: Math.min(primary.c, 0.15), h: primary.h }],
    ...AVATAR_TURNS.map((turn, index): [string, Oklch] => [
      `avatar-${index + 1}`,
      { l: avatar, c: 0.12, h: (primary.h + turn) % 360 },
    ]),
  ];
  for (const [name, color] of faces)
    put(name, standing(color, values('on-avatar'), leastOf('on-avatar'), 'lighter'));

  // Text and logo upon pictures, which are dark in every theme.
  const night = isDark ? tokens : deriveTokens({ ...colors, own: {} }, 'dark');
  put('art-text', '#ffffff');
  put('art-ground', night.surface as string);
  put('art-tag', 'rgb(0 0 0 / 56%)');
  put('art-live', night.accent as string);
  put('art-flame', night.primary as string);
  put('art-flame-core', night['logo-core'] as string);
  put('art-flame-cup', night.accent as string);

  put('scrim', isDark ? 'rgb(4 7 11 / 68%)' : 'rgb(15 20 25 / 52%)');
  put('segment', isDark ? 'var(--c-surface-3)' : 'var(--c-surface)');
  put('field', isDark ? 'var(--c-surface-2)' : 'var(--c-surface)');
  put('field-line', isDark ? 'transparent' : 'var(--c-line-strong)');
  put('qr', '#ffffff');
  put('qr-ink', '#0e141c');
  put('captcha', isDark ? '#eef2f5' : '#ffffff');
  put('captcha-icon', '#42534b');
  return tokens;
}

export type BrokenPair = {
  /** The colour that the brand says itself and has to change, and what it is. */
  name: string;
  color: string;
  other: string;
  ratio: number;
  least: number;
  /** Nearest colour with which all pairs of it hold; undefined where none does. */
  nearest: string | undefined;
};

/** The pairs that do not hold, of what a brand says itself: each with the nearest colour that does. */
export function brokenPairs(tokens: Tokens, own: Tokens): BrokenPair[] {
  return allPairs().flatMap(([colour, ground, least]) => {
    const ratio = contrast(hexOfToken(tokens, colour), hexOfToken(tokens, ground));
    if (ratio >= least) return [];
    const [name, other] = colour in own ? [colour, ground] : [ground, colour];
    return [{ name, other, color: hexOfToken(tokens, name), ratio, least, nearest: nearestOf(tokens, name) }];
  });
}

/** The nearest lightness of a token with which all pairs that it is in hold, in the company of the others. */
function nearestOf(tokens: Tokens, name: string): string | undefined {
  const pairs = allPairs().filter(([colour, ground]) => colour === name || ground === name);
  return nearestColor(oklchOf(hexOfToken(tokens, name)), (hex) =>
    pairs.every(
      ([colour, ground, least]) =>
        contrast(hex, hexOfToken(tokens, colour === name ? ground : colour)) >= least + MARGIN,
    ),
  );
}

const allPairs = () =>
  CONTRAST_PAIRS.flatMap(([colour, grounds, least]) =>
    grounds.map((ground) => [colour, ground, least] as const),
  );

/** What a token is, as `#rrggbb`; one may name another. */
function hexOfToken(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? '';
  const other = /^var\(--c-([\w-]+)\)$/.exec(value)?.[1];
  return other ? hexOfToken(tokens, other) : value;
}

const leastOf = (name: string) => CONTRAST_PAIRS.find(([colour]) => colour === name)?.[2] ?? 1;

/** The nearest colour in a direction that stands out from grounds; where none does, the end of that direction. */
function standing(wanted: Oklch, grounds: readonly string[], least: number, direction: Direction): string {
  const holds = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= least + MARGIN);
  return nearestColor(wanted, holds, direction) ?? (direction === 'lighter' ? '#ffffff' : '#000000');
}

/** A text on a colour: a deep shade of it, or white, whichever is read more easily; black where neither is well. */
function textOn(grounds: readonly string[], { c, h }: Oklch): string {
  const shades = ['#ffffff', hexOf({ l: 0.2, c: Math.min(c, 0.06), h })];
  const least = (text: string) => Math.min(...grounds.map((ground) => contrast(text, ground)));
  const [best = '#ffffff'] = [...shades].sort((one, other) => least(other) - least(one));
  return least(best) >= 4.5 + MARGIN ? best : '#000000';
}

/** A pressed button: darker, as far as its text stays readable; else lighter. */
function pressed(color: Oklch, text: string, isDark: boolean): string {
  const away = isDark ? [-0.07, -0.05, -0.03, 0.05, 0] : [-0.07, -0.05, 0.05, 0];
  const shades = away.map((step) => hexOf({ ...color, l: Math.min(1, Math.max(0, color.l + step)) }));
  return shades.find((shade) => contrast(text, shade) >= 4.5 + MARGIN) ?? hexOf(color);
}
