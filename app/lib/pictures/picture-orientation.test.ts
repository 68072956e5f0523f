import { expect, test } from 'vitest';
import { orientationOf } from './picture-orientation';

const exif = (order: 'II' | 'MM', orientation: number) => {
  const little = order === 'II';
  const view = new DataView(new ArrayBuffer(40));
  [0xff, 0xd8, 0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66].forEach((byte, at) => {
    view.setUint8(at, byte);
  });
  view.setUint16(12, little ? 0x4949 : 0x4d4d);
  view.setUint16(14, 42, little);
  view.setUint32(16, 8, little);
  view.setUint16(20, 1, little);
  view.setUint16(22, 0x0112, little);
  view.setUint16(24, 3, little);
  view.setUint32(26, 1, little);
  view.setUint16(30, orientation, little);
  return new Uint8Array(view.buffer);
};

test.each([1, 3, 6, 8])('reads orientation %s in both byte orders [REWARD-40]', (orientation) => {
  expect(orientationOf(exif('II', orientation))).toBe(orientation);
  expect(orientationOf(exif('MM', orientation))).toBe(orientation);
});

test('what says nothing, or nonsense, is upright [REWARD-40]', () => {
  expect(orientationOf(exif('II', 99))).toBe(1);
  expect(orientationOf(exif('MM', 6).subarray(0, 24))).toBe(1);
  expect(orientationOf(new Uint8Array([0x89, 0x50]))).toBe(1);
  expect(orientationOf(new Uint8Array())).toBe(1);
});
