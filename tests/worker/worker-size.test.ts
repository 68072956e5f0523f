import { expect, test } from 'vitest';
import { workerSize } from '../bench/worker-size.mjs';

/** What the platform is given at most, all modules together: bytes, and compressed as it counts them. */
const MOST = { bytes: 2_455_000, gzip: 800_000 };

test('the worker stays small, as it is uploaded and as it is compressed', () => {
  const { bytes, gzip } = workerSize();
  expect(bytes).toBeLessThanOrEqual(MOST.bytes);
  expect(gzip).toBeLessThanOrEqual(MOST.gzip);
});
