import { describe, expect, it } from 'vitest';
import { drawCaptcha } from './captcha-image';

describe('the captcha image', () => {
  it('is an SVG of 120 by 44 made of strokes alone, without text [CALL-14]', () => {
    const svg = drawCaptcha('4071', Math.random);
    expect(svg).toMatch(/^<svg [^>]*width="120" height="44"/);
    expect(new Set([...svg.matchAll(/<([a-z]+)/g)].map(([, tag]) => tag))).toEqual(
      new Set(['svg', 'rect', 'path']),
    );
    expect(svg.replace(/<[^>]*>/g, '')).toBe('');
    expect(svg).not.toMatch(/aria-|title|id=|class=|data-|NaN|undefined/);
  });

  it('does not hold the digits in its markup, in order or out of it [CALL-14]', () => {
    const answers = ['0000', '1111', '4071', '9999'];
    for (const answer of answers) {
      // The same markup but for coordinates: its shape does not depend on the digits' values being written anywhere.
      const words = drawCaptcha(answer, Math.random).replace(/[\d.-]+/g, '');
      expect(words).not.toContain(answer);
    }
  });

  it('never looks the same twice [CALL-14]', () => {
    expect(drawCaptcha('4071', Math.random)).not.toBe(drawCaptcha('4071', Math.random));
  });

  it('keeps every stroke inside the picture, at the extremes of chance too [CALL-14]', () => {
    for (const random of [() => 0, () => 0.999, Math.random]) {
      for (const digits of ['0123', '4567', '8989']) {
        const paths = drawCaptcha(digits, random).matchAll(/ d="([^"]+)"/g);
        for (const [, d = ''] of paths) {
          const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
          numbers.forEach((value, index) => {
            expect(value).toBeGreaterThanOrEqual(-1);
            expect(value).toBeLessThanOrEqual(index % 2 === 0 ? 121 : 45);
          });
        }
      }
    }
  });
});
