import { expect, it } from 'vitest';
import { squareOf } from './square-photo';

it('keeps the middle of a photo, of 320 pixels at most [ACC-07]', () => {
  expect(squareOf(4_000, 3_000)).toEqual({ x: 500, y: 0, cut: 3_000, side: 320 });
  expect(squareOf(300, 901)).toEqual({ x: 0, y: 300, cut: 300, side: 300 });
  expect(squareOf(320, 320)).toEqual({ x: 0, y: 0, cut: 320, side: 320 });
});
