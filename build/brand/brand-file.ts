import { pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { ColorSpace, spaces, to } from 'colorjs.io/fn';
import { didYouMean } from '../operator/folder.ts';
import { contrast } from './color.ts';
import {
  type BrokenPair,
  brokenPairs,
  type Colors,
  deriveTokens,
  type Theme,
  type Tokens,
} from './derive-tokens.ts';

/** What the product itself adds to a file of design tokens, below `$extensions`. */
export const EXTENSION = 'mobile-site';
const THEMES: readonly Theme[] = ['dark', 'light'];
/** Tokens with an alpha of their own, which no file says. */
const NOT_TO_SAY = ['scrim', 'art-tag', 'wallet-second'];

export type BrandFile = {
  name: string;
  /** The theme that visitors see who chose none. */
  theme: Theme;
  /** A drawing beside the file, by its name. */
  logo: string | undefined;
  colors: Colors;
  tokens: { readonly [T in Theme]: Tokens };
};
/** `brand` is there where nothing is wrong; notes tell what became of what was said. */
export type BrandReading = { brand?: BrandFile; problems: string[]; notes: string[] };

for (const space of Object.values(spaces)) if (space instanceof ColorSpace) ColorSpace.register(space);

/**
 * Reads a brand in the format of the Design Tokens Community Group (2025.10): `color.primary` and `color.second`, below
 * `color.dark` and `color.light` whatever else it says itself, and name, theme and logo as the product's extension.
 */
export async function readBrandFile(path: string, source: string): Promise<BrandReading> {
  const notJson = jsonProblem(source);
  if (notJson) return { problems: [notJson], notes: [] };
  const { tokens, problems } = await parsedTokens(path, source);
  if (!tokens) return { problems, notes: [] };
  const { extension, unknown } = extensionIn(source);
  problems.push(...unknown, ...problemsIn(extension));
  const said = new Map<string, string>();
  for (const [id, { $type, $value }] of Object.entries(tokens)) {
    const { hex, problem } = readColor($type, $value);
    const reason = problem ?? unknownToken(id);
    if (reason) problems.push(`${id} ${reason}`);
    else if (hex) said.set(id, hex);
  }
  const [primary, second] = ['primary', 'second'].map((name) => said.get(`color.${name}`));
  for (const [name, hex] of Object.entries({ primary, second }))
    if (!hex && !problems.some((problem) => problem.startsWith(`color.${name} `)))
      problems.push(`color.${name} is missing: two colours make a brand`);
  if (!primary || !second || problems.length > 0) return { problems, notes: [] };
  const own = Object.fromEntries(THEMES.map((theme) => [theme, ownOf(said, theme)]));
  const colors = { primary, second, own };
  const derived = {
    dark: deriveTokens(colors, 'dark'),
    light: deriveTokens(colors, 'light'),
  };
  const broken = THEMES.flatMap((theme) => brokenLines(theme, brokenPairs(derived[theme], own[theme] ?? {})));
  if (broken.length > 0) return { problems: broken, notes: [] };
  return {
    brand: {
      name: String(extension.name),
      theme: extension.theme === 'light' ? 'light' : 'dark',
      logo: extension.logo === undefined ? undefined : String(extension.logo),
      colors,
      tokens: derived,
    },
    problems,
    notes: notesOn(colors, derived),
  };
}

/** A new file with the least that makes a brand. */
export function newBrandFile({
  name,
  theme,
  primary,
  second,
}: Record<'name' | 'theme' | 'primary' | 'second', string>) {
  const color = (hex: string) => ({
    $value: {
      colorSpace: 'srgb',
      components: [1, 3, 5].map(
        (start) => Math.round((Number.parseInt(hex.slice(start, start + 2), 16) / 255) * 1e4) / 1e4,
      ),
      hex,
    },
  });
  const file = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $extensions: { [EXTENSION]: { name, theme } },
    color: { $type: 'color', primary: color(primary), second: color(second), dark: {}, light: {} },
  };
  // Components of a colour stand on one line.
  return `${JSON.stringify(file, null, 2).replace(/\[\s+([\d.]+),\s+([\d.]+),\s+([\d.]+)\s+\]/g, '[$1, $2, $3]')}\n`;
}

/** `#rrggbb` of a colour as somebody writes it: `#c2185b`, `c2185b`, `#c15`. */
export function hexWritten(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

type Read = Awaited<ReturnType<typeof parse>>['tokens'];

/** The tokens of a file, as its format has them, and what the format's own parser has against it. */
async function parsedTokens(path: string, source: string): Promise<{ tokens?: Read; problems: string[] }> {
  const logger = new CollectingLogger();
  const cwd = pathToFileURL(`${process.cwd()}/`);
  try {
    const config = defineConfig(
      { lint: { rules: { 'core/valid-color': ['error', { legacyFormat: true }] } } },
      { cwd },
    );
    const { tokens } = await parse([{ filename: new URL(path, cwd), src: source }], {
      config,
      logger,
      continueOnError: true,
    });
    if (logger.problems.length === 0) return { tokens, problems: [] };
  } catch (error) {
    if (logger.problems.length === 0) logger.problems.push(firstLine((error as Error).message));
  }
  return { problems: [...new Set(logger.problems)] };
}

class CollectingLogger extends Logger {
  readonly problems: string[] = [];
  constructor() {
    super({ level: 'silent' });
  }
  override error(...entries: Parameters<Logger['error']>): void {
    for (const { message, node } of entries) {
      // It counts the others after each of its kinds.
      if (/^\d+ errors?$/.test(message)) continue;
      const line = node?.loc?.start.line;
      this.problems.push(`${line ? `line ${line}: ` : ''}${firstLine(message)}`);
    }
  }
  override warn(): void {}
  override info(): void {}
}

/** What is wrong with a text that is no object of JSON. */
function jsonProblem(source: string): string | undefined {
  try {
    const file: unknown = JSON.parse(source);
    return typeof file === 'object' && file !== null && !Array.isArray(file)
      ? undefined
      : 'is no object of JSON';
  } catch (error) {
    return `is no JSON: ${firstLine((error as Error).message)}`;
  }
}

const firstLine = (text: string) => text.split('\n')[0]?.trim() ?? '';

type Extension = { name?: unknown; theme?: unknown; logo?: unknown };

function extensionIn(source: string): { extension: Extension; unknown: string[] } {
  const { $extensions: all = {} } = JSON.parse(source);
  const extension: Extension = all[EXTENSION] ?? {};
  const where = `$extensions.${EXTENSION}`;
  const known = ['name', 'theme', 'logo'];
  const unknown = Object.keys(extension)
    .filter((key) => !known.includes(key))
    .map((key) => `${where}.${key} is not known${didYouMean(key, known)}`);
  return { extension, unknown };
}

function problemsIn({ name, theme, logo }: Extension): string[] {
  const where = `$extensions.${EXTENSION}`;
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  return [
    ...(isText(name) && String(name).length <= 60
      ? []
      : [`${where}.name is the name that players read, at most 60 letters`]),
    ...(theme === undefined || theme === 'dark' || theme === 'light'
      ? []
      : [`${where}.theme is none of "dark", "light"`]),
    ...(logo === undefined || /^[\w-]+\.svg$/.test(String(logo))
      ? []
      : [`${where}.logo is no drawing beside this file, such as "logo.svg"`]),
  ];
}

/** What is wrong with the name of a token; undefined where it is one that a brand may say. */
function unknownToken(id: string): string | undefined {
  const [, theme, name = ''] = /^color\.(?:(dark|light)\.)?([\w-]+)$/.exec(id) ?? [];
  const known = theme ? tokenNames() : ['primary', 'second'];
  if (NOT_TO_SAY.includes(name)) return 'is not to be said: it has an alpha of its own';
  if (name && known.includes(name)) return;
  if (name && !theme && tokenNames().includes(name))
    return `belongs to a theme: color.dark.${name} or color.light.${name}`;
  return `is no colour of a brand${didYouMean(name, known)}`;
}

const tokenNames = () => Object.keys(deriveTokens({ primary: '#ffffff', second: '#ffffff' }, 'dark'));

type DtcgColor = { colorSpace: string; components: (number | 'none')[]; alpha?: number; hex?: string };

/** What sRGB shows of a token. */
function readColor(type: string, value: unknown): { hex?: string; problem?: string } {
  if (type !== 'color') return { problem: `is a ${type}, where a brand has colours alone` };
  const { colorSpace, components, alpha, hex: fallback } = value as DtcgColor;
  if (alpha !== undefined && alpha < 1)
    return { problem: 'lets through what is behind it: a colour here has no alpha' };
  const space =
    Object.values(spaces).find(({ id, cssId }) => id === colorSpace || cssId === colorSpace) ?? spaces.sRGB;
  const coords = components.map((part) => (part === 'none' ? null : part)) as [number, number, number];
  const shown = to({ space, coords, alpha: 1 }, spaces.sRGB, { inGamut: true });
  const hex = `#${shown.coords
    .map((part) => Math.round(Math.min(1, Math.max(0, part ?? 0)) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
  if (fallback && colorSpace === 'srgb' && fallback.toLowerCase() !== hex)
    return {
      problem: `says two colours: its hex is ${fallback}, its components are ${hex}; take one of them out`,
    };
  return { hex };
}

const ownOf = (said: ReadonlyMap<string, string>, theme: Theme): Tokens =>
  Object.fromEntries(
    [...said].flatMap(([id, hex]) =>
      id.startsWith(`color.${theme}.`) ? [[id.slice(`color.${theme}.`.length), hex]] : [],
    ),
  );

/** A line for each token that cannot be as it is, by the pair that is furthest from what it needs. */
function brokenLines(theme: Theme, broken: readonly BrokenPair[]): string[] {
  const worst = new Map<string, BrokenPair>();
  for (const pair of broken) {
    const known = worst.get(pair.name);
    if (!known || pair.ratio / pair.least < known.ratio / known.least) worst.set(pair.name, pair);
  }
  return [...worst.values()].map(({ name, color, other, ratio, least, nearest: good }) => {
    const advice = good ? `the nearest that can is ${good}` : `no lightness of it can, as ${other} is`;
    return `color.${theme}.${name} = ${color} cannot be told from ${other} (contrast ${ratio.toFixed(1)}, where ${least} is needed): ${advice}`;
  });
}

/** What is shown in place of the two colours, in the themes where those cannot be read. */
function notesOn({ primary, second }: Colors, tokens: BrandFile['tokens']): string[] {
  return THEMES.flatMap((theme) =>
    (
      [
        ['primary', primary, tokens[theme].primary],
        ['second', second, tokens[theme].accent],
      ] as const
    ).flatMap(([name, said, shown]) =>
      shown && shown !== said
        ? [
            `${name} ${said} is shown as ${shown} in the ${theme} theme: on its ground ${tokens[theme].bg} the contrast is ${contrast(said, tokens[theme].bg ?? '').toFixed(1)}, where a text needs 4.5`,
          ]
        : [],
    ),
  );
}
