import { createHash, pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { solveAltcha } from './altcha-solver';

const salt = 'ab'.repeat(12);
const task = { algorithm: 'SHA-256', salt, maxnumber: 30 } as const;
const derived = (number: number) => pbkdf2Sync(salt, String(number), 50, 32, 'sha256').toString('hex');
const hashed = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex');

it('finds the number from which PBKDF2 derives the challenge, the first and the last too [LOGIN-83]', async () => {
  for (const number of [0, 17, 30]) {
    expect(await solveAltcha({ ...task, challenge: derived(number), iterations: 50 })).toBe(number);
  }
  expect(await solveAltcha({ ...task, challenge: derived(31), iterations: 50 })).toBeNull();
});

it('finds the number of a task without iterations by its hash, as the edge and other gateways set them [SMS-31]', async () => {
  expect(await solveAltcha({ ...task, challenge: hashed(21) })).toBe(21);
  expect(await solveAltcha({ ...task, challenge: hashed(31) })).toBeNull();
});
