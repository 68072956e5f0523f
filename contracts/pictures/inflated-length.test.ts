import { constants, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inflatedLength } from './inflated-length';

/** Bytes that packing makes little of, the same in each run. */
function noise(length: number): Uint8Array {
  let state = 2209;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}
const text = (length: number) =>
  new TextEncoder().encode('Đèn lồng đỏ treo cao. '.repeat(length)).slice(0, length);
const KINDS = { noise, text, zeros: (length: number) => new Uint8Array(length) };
const WAYS = [
  { level: 0 },
  { level: 1 },
  { level: 6 },
  { level: 9 },
  { strategy: constants.Z_FIXED },
  { strategy: constants.Z_HUFFMAN_ONLY },
  { strategy: constants.Z_RLE, windowBits: 9 },
];
const whole = (bytes: Uint8Array, most = 1e9) => inflatedLength([bytes], most);

test.each(Object.entries(KINDS))('counts what is packed, however it is: %s [REWARD-54]', (_, make) => {
  for (const length of [0, 1, 2, 300, 65_536, 90_001]) {
    for (const way of WAYS)
      expect([length, way, whole(deflateSync(make(length), way))]).toEqual([length, way, length]);
  }
});

test('counts it in whatever pieces it stands, none of them needed to hold any [REWARD-54]', () => {
  const packed = deflateSync(noise(5_000), { level: 0 });
  const pieces = Array.from({ length: packed.length }, (_, at) => packed.subarray(at, at + 1));
  expect(inflatedLength([...pieces, new Uint8Array()], 1e9)).toBe(5_000);
  expect(inflatedLength([new Uint8Array(), packed.subarray(0, 7), packed.subarray(7)], 1e9)).toBe(5_000);
});

test('stops at the most: 194 kB that would be 200 MB are not gone through [REWARD-54]', () => {
  const bomb = deflateSync(new Uint8Array(200_000_000), { level: 9 });
  expect(bomb.length).toBeLessThan(200_000);
  const counted = whole(bomb, 1_000_000);
  expect(counted).toBeGreaterThan(1_000_000);
  expect(counted).toBeLessThan(1_001_000);
  expect(whole(bomb)).toBe(200_000_000);
});

test('is null for what ends early, is none, or has more behind its end [REWARD-54]', () => {
  const packed = deflateSync(text(3_000));
  for (let length = 0; length < packed.length; length += 1)
    expect(whole(packed.subarray(0, length))).toBeNull();
  expect(inflatedLength([packed, Uint8Array.of(0)], 1e9)).toBeNull();
  expect(whole(Uint8Array.of(0x78, 1, 0, 0, 0, 0, 0))).toBeNull();
  expect(whole(Uint8Array.of(0x78, 1, 7))).toBeNull();
});

test('ends for whatever bytes, with a number or null', () => {
  const rubbish = noise(40_000);
  for (let at = 0; at < 2_000; at += 1) {
    const bytes = rubbish.slice(at * 20, at * 20 + 400);
    bytes.set([0x78, 1]);
    const counted = whole(bytes, 1e6);
    expect(counted === null || counted >= 0).toBe(true);
  }
});
