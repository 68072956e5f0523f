import { expect, it } from 'vitest';
import { squareOf } from './square-photo';

it('keeps the square that was placed along the longer side, of 320 pixels at most [ACC-07]', () => {
  expect(squareOf(4_000, 3_000, 0.5)).toEqual({ x: 500, y: 0, cut: 3_000, side: 320 });
  expect(squareOf(4_000, 3_000, 1)).toEqual({ x: 1_000, y: 0, cut: 3_000, side: 320 });
  expect(squareOf(300, 900, 0)).toEqual({ x: 0, y: 0, cut: 300, side: 300 });
  expect(squareOf(300, 900, 0.25)).toEqual({ x: 0, y: 150, cut: 300, side: 300 });
  expect(squareOf(320, 320, 0.9)).toEqual({ x: 0, y: 0, cut: 320, side: 320 });
});
