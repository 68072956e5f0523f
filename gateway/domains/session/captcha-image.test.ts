import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
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

/** Contrast of two colours as WCAG 2.2 has it. */
function contrast(one: number[], other: number[]): number {
  const luminance = (colour: number[]) =>
    colour
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, part) => sum + value * ([0.2126, 0.7152, 0.0722][part] ?? 0), 0);
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
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

  it('can be read by a person: the palest ink of a digit stands out from the paper, and there is enough of it [CALL-14]', () => {
    const mixed = (ink: number) => PAPER.map((paper, part) => paper + ((INK[part] ?? 0) - paper) * ink);
    // The palest that a digit is drawn.
    expect(contrast(mixed(0), mixed(0.75))).toBeGreaterThan(4.5);
    const random = chance(3);
    for (let digit = 0; digit < 10; digit += 1) {
      const { ink } = drawCaptcha(String(digit).repeat(4), random);
      expect(ink.filter((one) => one > 0.6).length).toBeGreaterThan(4 * 60);
    }
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
