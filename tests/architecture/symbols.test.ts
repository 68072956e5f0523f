import { describe, expect, test } from 'vitest';
import { ICON_NAMES, MOTIF_NAMES } from '../../app/ui/symbol-names';
import { read, sourcesBelow } from './source-files';

const NAMES = 'app/ui/symbol-names.ts';
/** A quoted word that is neither an `id` nor what a function is called with first, such as the name of a field. */
const LITERALS = /(?<!\(|\bid: )(?<=[\s={[,(?:])(['"])([\w-]+)\1/g;

/** Pages that load nothing (`.server.tsx`) draw for themselves. */
const sources = sourcesBelow('app').filter((path) => path !== NAMES && !path.endsWith('.server.tsx'));
const drawing = (parts: RegExp) => sources.map(read).filter((text) => parts.test(text));

const SPRITES = [
  { sprite: 'app/ui/icons.svg', names: ICON_NAMES, drawnBy: /\bicon/i },
  { sprite: 'app/ui/motifs.svg', names: MOTIF_NAMES, drawnBy: /\bmotif/i },
];

describe.each(SPRITES)('$sprite', ({ sprite, names, drawnBy }) => {
  const symbols = [...read(sprite).matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g)].map(([, id]) => id as string);

  test(`has the symbols that ${NAMES} names, and no other`, () => {
    expect(symbols.toSorted()).toEqual([...names]);
  });

  test('has no symbol that nothing draws', () => {
    const drawn = new Set(
      drawing(drawnBy).flatMap((text) => [...text.matchAll(LITERALS)].map((match) => match[2])),
    );
    expect(symbols.filter((symbol) => !drawn.has(symbol))).toEqual([]);
  });
});
