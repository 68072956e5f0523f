import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { byComponents, byProjection, trainSolver } from '../testing/captcha-solver';
import { blankCanvas, type Canvas, drawStroke } from './captcha-canvas';
import { glyphOf, type Point } from './captcha-glyphs';
import { drawCaptcha, HEIGHT, widthFor } from './captcha-image';
import { encodePng } from './captcha-png';

const WIDTH = widthFor(4);
const PAPER = [244, 236, 221] as const;
const INK = [31, 42, 68] as const;

/** A source of chance that is the same for a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Labelled = { digits: string; picture: Canvas };
const sets = new Map<string, Labelled[]>();

/** The same set for the same three: drawing and cleaning them is most of what these tests cost. */
function drawn(count: number, seed: number, length = 4): Labelled[] {
  const name = [count, seed, length].join();
  const random = chance(seed);
  const set =
    sets.get(name) ??
    Array.from({ length: count }, () => {
      const digits = String(Math.floor(random() * 10 ** length)).padStart(length, '0');
      return { digits, picture: drawCaptcha(digits, random) };
    });
  sets.set(name, set);
  return set;
}

/** Digits side by side, upright on clean paper: each written in its own way and at its own width. */
function plain(count: number, seed: number) {
  const random = chance(seed);
  return Array.from({ length: count }, () => {
    const digits = String(Math.floor(random() * 10_000)).padStart(4, '0');
    const picture = blankCanvas(WIDTH, HEIGHT);
    [...digits].forEach((digit, place) => {
      const wide = 4 + random();
      for (const stroke of glyphOf(Number(digit), random)) {
        const set = stroke.map(([x, y]): Point => [12 + place * 44 + x * 2.5, 12 + y * 2.5]);
        drawStroke(picture, set, 1, () => wide);
      }
    });
    return { digits, picture };
  });
}

describe('the captcha image', () => {
  it('is a PNG of sixteen shades and at most 8 kB, with nothing in it but points [CALL-14]', async () => {
    const png = Buffer.from(await encodePng(drawCaptcha('4071', chance(1)), PAPER, INK));
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(png.length).toBeLessThan(8 * 1024);
    const chunks = [];
    for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
      chunks.push(png.toString('latin1', at + 4, at + 8));
    }
    expect(chunks).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([WIDTH, HEIGHT, 4, 3]);
    const rows = inflateSync(png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8));
    expect(rows).toHaveLength((WIDTH / 2 + 1) * HEIGHT);
  });

  it('never looks the same twice [CALL-14]', () => {
    const random = chance(2);
    expect(drawCaptcha('4071', random).ink).not.toEqual(drawCaptcha('4071', random).ink);
  });

  it('is drawn at the extremes of chance too [CALL-14]', () => {
    for (const random of [() => 0, () => 0.999]) {
      for (const digits of ['0123', '4567', '8989']) {
        expect(drawCaptcha(digits, random).ink.every(Number.isFinite)).toBe(true);
      }
    }
  });
});

describe('a program that learned from captchas with their answers', () => {
  it.each([
    ['connected pieces', 4, 200, 20, byComponents],
    ['projection', 4, 200, 20, byProjection],
    // So long are those of an address from which too many answers were wrong.
    ['projection', 6, 100, 5, byProjection],
  ])(
    'and cuts by %s reads, with %i digits and of %i others, fewer than %i [LOGIN-83 CALL-14]',
    (_, length, count, most, cut) => {
      const solve = trainSolver(drawn(count, 15, length), cut(length));
      const tests = drawn(count, 1_500, length);
      const read = tests.filter(({ picture, digits }) => solve(picture) === digits);
      expect(read.length).toBeLessThan(most);
    },
  );

  it.each([
    ['connected pieces', byComponents],
    ['projection', byProjection],
  ])('and cuts by %s reads nine in ten of plain digits: it is no straw man [CALL-14]', (_, cut) => {
    const solve = trainSolver(plain(200, 16), cut(4));
    const read = plain(50, 1_600).filter(({ picture, digits }) => solve(picture) === digits);
    expect(read.length).toBeGreaterThan(45);
  });
});
