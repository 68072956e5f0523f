import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge, LINES, PAYS, reelAt, STRIP, slot } from '../engines/slot';
import { files } from '../files';
import { PAGE } from '../shell';
import { THEME } from '../theme';
import { FIRST_STOPS, hitCells, linePoints, stopOf, windowAt } from './board.js';
import { courseOf } from './course.js';
import { words as en } from './en.js';
import { counted } from './motion.js';
import { isWin, resultText } from './table.js';
import { words as vi } from './vi.js';
import { numbersOf } from './words.js';

describe('the reels', () => {
  it('stand at first where nothing is hit and nothing looks nearly hit', () => {
    const board = FIRST_STOPS.map((stop) => windowAt(STRIP, stop));
    for (const line of LINES) {
      const symbols = line.map((row, reel) => board[reel]?.[row]);
      expect(new Set(symbols).size).toBe(symbols.length);
    }
    expect(board.flat()).not.toContain(0);
  });

  it('stop where the server drew, at every stop of the strip', () => {
    for (const stop of STRIP.keys()) {
      expect(windowAt(STRIP, stopOf(STRIP, reelAt(stop)))).toEqual(reelAt(stop));
    }
    expect(windowAt(STRIP, -1, 2)).toEqual([STRIP.at(-1), STRIP[0]]);
    expect((slot.table as { strip: unknown }).strip).toBe(STRIP);
  });

  it('have each won line drawn through its cells', () => {
    const falling = LINES.findIndex((line) => line.join() === '0,1,2');
    const { hits } = judge([
      [6, 3, 4],
      [1, 6, 2],
      [5, 4, 6],
    ]).shown;
    expect(hits).toEqual([{ line: falling, symbol: 6, pays: PAYS[6] }]);
    expect(hitCells(hits, LINES)).toEqual(new Set(['0-0', '1-1', '2-2']));
    expect(linePoints(LINES[falling] ?? [])).toBe('0.1,0.1 0.5,0.5 1.5,1.5 2.5,2.5 2.9,2.9');
    expect(linePoints([1, 1, 1])).toBe('0.1,1.5 0.5,1.5 1.5,1.5 2.5,1.5 2.9,1.5');
  });
});

it('a win counts up and ends at what was won, never above it', () => {
  const seen = [0, 0.1, 0.5, 0.9, 1, 2].map((part) => counted(0, 3600, part));
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect([seen[0], seen.at(-1)]).toEqual([0, 3600]);
  expect(counted(0, 3600, -0.1)).toBe(0);
});

it('what is not above the stake is told plainly and celebrated by nothing', () => {
  const numbers = numbersOf('VND', 'vi');
  const round = (win: number) => ({ win, stake: 1000, state: 'settled' });
  const told = (win: number) => resultText(vi, numbers, round(win));
  expect([0, 600, 1000, 1001].map((win) => isWin(round(win)))).toEqual([false, false, false, true]);
  expect(told(0)).toBe('Ván này không trúng.');
  expect(told(600)).toBe('Bạn nhận lại 600\u00a0₫, ít hơn mức cược.');
  expect(told(1000)).toBe('Bạn nhận lại 1.000\u00a0₫, bằng mức cược.');
  expect(resultText(en, numbersOf('VND', 'en'), round(3600))).toBe('You win 3,600\u00a0₫.');
  expect(resultText(vi, numbers, { ...round(3600), state: 'winning' })).toMatch(/cộng trong giây lát\.$/);
});

it('a match runs through every goal of its score, in order and in its time', () => {
  for (const score of [
    [0, 0],
    [1, 0],
    [2, 3],
    [4, 2],
  ] as const) {
    for (const random of [() => 0, (below: number) => below - 1]) {
      const course = courseOf(score, random);
      const goals = (side: string) => course.filter((goal) => goal.side === side).length;
      expect([goals('home'), goals('away')]).toEqual(score);
      const moments = course.map(({ at }) => at);
      expect(moments).toEqual([...moments].sort());
      expect(moments.every((at) => at > 0 && at < 1)).toBe(true);
    }
  }
});

describe('a game with all that it loads', () => {
  // From the disk: where tests run, styles are imported as nothing.
  const textOf = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
  const size = (name: string) => Buffer.byteLength(textOf(name));
  const art = (name: string) =>
    statSync(new URL(`../../../../public/art/motifs/${name}.svg`, import.meta.url)).size;
  const SHARED = ['main.js', 'dom.js', 'words.js', 'server.js', 'table.js', 'motion.js', 'sound.js', 'vi.js'];
  const ART = {
    slot: ['rng-pot', 'rng-phoenix', 'rng-lotus', 'rng-koi', 'rng-lantern', 'rng-clover', 'rng-cherry'],
    fishing: ['fish', 'crab', 'jelly', 'turtle', 'octopus', 'koi', 'shark'].map((kind) => `fish-${kind}`),
    cards: [],
    match: ['cockfight-duel'],
    lottery: [],
  };
  const OWN: Record<string, string[]> = {
    slot: ['board.js'],
    cards: ['choices.js'],
    match: ['choices.js', 'course.js'],
    lottery: ['choices.js'],
  };

  it.each(Object.entries(ART))(
    '%s weighs less than 60 kB, pictures and sound included',
    (engine, pictures) => {
      const own = [...(OWN[engine] ?? []), `${engine}.js`, `${engine}.css`];
      const parts = [...SHARED, ...own, 'style.css', 'stars.svg', 'hills.svg'];
      const known = parts.flatMap((name) => [...textOf(name).matchAll(/from '\.\/([a-z]+\.js)'/g)]);
      expect(known.map(([, name]) => name).filter((name) => !parts.includes(name as string))).toEqual([]);
      const bytes = [...parts.map(size), ...pictures.map(art), PAGE.length, THEME.length].reduce(
        (sum, part) => sum + part,
        0,
      );
      expect(parts.filter((name) => !files[name])).toEqual([]);
      expect(bytes).toBeLessThan(60_000);
    },
  );

  it('needs nothing but the platform: no file of it names another host', () => {
    for (const { text } of Object.values(files)) {
      expect(text.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:\/\//);
    }
    expect(textOf('sound.js')).not.toContain('fetch');
  });
});
