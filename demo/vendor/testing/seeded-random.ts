import { type Random, randomOf } from '../../platform/random';

/** xorshift32: the same numbers every time. */
export function seeded(seed: number): Random {
  let state = seed;
  return randomOf((bits) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bits[0] = state >>> 0;
  });
}
