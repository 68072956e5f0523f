import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RETURN_OF } from '../catalogue/returns';
import { judgeClusters } from '../engines/cluster';
import { judge, LINES, PAYS, reelAt, STRIP, slot } from '../engines/slot';
import { judgeWays, rowsAt, WAYS_STRIPS } from '../engines/ways';
import { files } from '../files';
import { lean, scalable } from '../lean';
import { PAGE } from '../shell';
import { THEME } from '../theme';
import { AUTO_ROUNDS, roundsLeft } from './auto.js';
import { FIRST_STOPS, hitCells, linePoints, stopOf, windowAt } from './board.js';
import { courseOf } from './course.js';
import { words as en } from './en.js';
import { counted } from './motion.js';
import { isWin, resultText } from './table.js';
import { words as vi } from './vi.js';
import { FIRST_WAYS } from './ways.js';
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

it('five reels stand at first where nothing is hit, and stop where the server drew', () => {
  const first = WAYS_STRIPS.map((strip, reel) => rowsAt(strip, FIRST_WAYS[reel] ?? 0));
  expect(judgeWays(first)).toMatchObject({ multiplier: 0, shown: { hits: [] } });
  for (const strip of WAYS_STRIPS) {
    for (const stop of strip.keys()) {
      expect(windowAt(strip, stopOf(strip, rowsAt(strip, stop)))).toEqual(rowsAt(strip, stop));
    }
  }
});

it('what falls after a cluster is what was above it, and nothing else moves', () => {
  const { steps } = judgeClusters([2, 1, 0, 7, 5]).shown;
  for (const [index, { board, hits }] of steps.entries()) {
    const next = steps[index + 1]?.board;
    expect(hits.length > 0).toBe(next !== undefined);
    for (const [column, rows] of (next ?? []).entries()) {
      const gone = hits.flatMap(({ cells }) => cells.filter(([of]) => of === column).map(([, row]) => row));
      const left = (board[column] ?? []).filter((_, row) => !gone.includes(row));
      expect(rows.slice(rows.length - left.length)).toEqual(left);
    }
  }
});

it('auto-spin ends at a win, at a round that did not count, and where nobody looks', () => {
  const lost = { win: 0, stake: 1000 };
  expect(roundsLeft(AUTO_ROUNDS, lost, false)).toBe(AUTO_ROUNDS - 1);
  expect(roundsLeft(1, lost, false)).toBe(0);
  expect(roundsLeft(5, { win: 1001, stake: 1000 }, false)).toBe(0);
  expect([roundsLeft(5, null, false), roundsLeft(5, lost, true)]).toEqual([0, 0]);
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
  const size = (name: string) => Buffer.byteLength(scalable(lean(textOf(name))));
  const art = (name: string) =>
    statSync(new URL(`../../../public/art/motifs/${name}.svg`, import.meta.url)).size;
  const SHARED = ['main.js', 'dom.js', 'words.js', 'server.js', 'table.js', 'motion.js', 'sound.js', 'vi.js'];
  const CARDS = ['card.js'];
  const DEALER = ['dealer.js', 'spots.js'];
  const SLOT = ['machine.js', 'slot.css', 'auto.js'];
  const rng = (...symbols: string[]) => symbols.map((symbol) => `rng-${symbol}`);
  /** Of each game its pictures, the game's own first, and its files beside those that all load. */
  const GAMES: Record<string, { art: string[]; own: string[] }> = {
    slot: {
      art: rng('drum', 'phoenix', 'lotus', 'koi', 'lantern', 'clover', 'cherry'),
      own: [...SLOT, 'slot.js', 'reels.js', 'board.js'],
    },
    ways: {
      art: rng('pyramid', 'phoenix', 'lotus', 'koi', 'lantern', 'clover', 'cherry'),
      own: [...SLOT, 'ways.js', 'reels.js', 'board.js'],
    },
    cluster: {
      art: rng('peach', 'phoenix', 'lotus', 'koi', 'clover', 'cherry'),
      own: [...SLOT, 'cluster.js', 'cluster.css'],
    },
    hold: {
      art: rng('pot', 'phoenix', 'koi', 'lantern', 'cherry'),
      own: [...SLOT, 'hold.js', 'hold.css', 'board.js'],
    },
    fishing: {
      art: ['fish', 'crab', 'jelly', 'turtle', 'octopus', 'koi', 'shark'].map((kind) => `fish-${kind}`),
      own: ['fishing.js', 'fishing.css'],
    },
    cards: { art: [], own: [...CARDS, 'cards.js', 'cards.css', 'choices.js'] },
    baccarat: { art: [], own: [...CARDS, ...DEALER, 'baccarat.js', 'hands.js', 'cards.css', 'dealer.css'] },
    dragon: { art: [], own: [...CARDS, ...DEALER, 'dragon.js', 'hands.js', 'cards.css', 'dealer.css'] },
    roulette: { art: [], own: [...DEALER, 'roulette.js', 'dealer.css', 'roulette.css'] },
    match: { art: ['sports-football'], own: ['match.js', 'match.css', 'choices.js', 'course.js'] },
    cockfight: { art: [], own: ['cockfight.js', 'cockfight.css', 'cock.js', 'choices.js'] },
    lottery: { art: [], own: ['lottery.js', 'lottery.css', 'choices.js'] },
  };

  it('is each that the lobby has', () => {
    expect(Object.keys(GAMES).sort()).toEqual(Object.keys(RETURN_OF).sort());
  });

  it.each(Object.entries(GAMES))(
    '%s weighs less than 60 kB, pictures and sound included',
    (_, { art: pictures, own }) => {
      const parts = [...SHARED, ...own, 'style.css', 'stars.svg', 'hills.svg'];
      const known = parts
        .filter((name) => name !== 'main.js')
        .flatMap((name) => [...textOf(name).matchAll(/(?:from |import\()'\.\/([a-z-]+\.js)'/g)]);
      const loaded = known.map(([, name]) => name as string).filter((name) => name !== 'en.js');
      expect(loaded.filter((name) => !parts.includes(name))).toEqual([]);
      const bytes = [...parts.map(size), ...pictures.map(art), PAGE.length, THEME.length].reduce(
        (sum, part) => sum + part,
        0,
      );
      expect(parts.filter((name) => !files[name])).toEqual([]);
      expect(bytes).toBeLessThan(60_000);
    },
  );

  it('lets its texts follow the size that the visitor chose, and no line of it [ACC-06]', () => {
    const styles = ['style.css', 'hold.css', 'cards.css', 'dealer.css', 'lottery.css'].map(textOf);
    for (const style of styles.map(scalable)) {
      expect(style).toMatch(/font-size: ?[\d.]+rem/);
      expect(style).not.toMatch(/(?:font(?:-size)?|line-height):[^;{}]*\dpx/);
      expect(style).toMatch(/border[^;]*\dpx/);
    }
  });

  it('needs nothing but the platform: no file of it names another host', () => {
    for (const { text } of Object.values(files)) {
      expect(text.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:\/\//);
    }
    expect(textOf('sound.js')).not.toContain('fetch');
  });
});
