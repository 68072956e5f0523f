import os from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';

const limitsUnder = async (load: number) => {
  vi.stubEnv('STRAIN', undefined);
  vi.spyOn(os, 'loadavg').mockReturnValue([load, 0, 0]);
  vi.spyOn(os, 'availableParallelism').mockReturnValue(2);
  vi.resetModules();
  return import('./limits.mjs');
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe.each([0, 1.99, 2.01, 5.47, 7.13, 300])('under a load of %s', (load) => {
  it('timers and programs take every limit', async () => {
    const { strainNow, ...limits } = await limitsUnder(load);
    for (const [name, limit] of Object.entries(limits))
      if (name !== 'IDLE') expect(Number.isInteger(limit), `${name}: ${limit}`).toBe(true);
    AbortSignal.timeout(limits.ONE_WAIT);
    expect(limits.STRAIN).toBe(Math.min(10, Math.max(1, Math.ceil(load / 2))));
    expect(strainNow()).toBe(limits.STRAIN);
  });

  it('a test that hangs is told before its step is cut', async () => {
    const { ONE_START, ONE_TEST, SILENCE, STRAIN } = await limitsUnder(load);
    expect(Math.max(ONE_START, ONE_TEST)).toBeLessThan(SILENCE * STRAIN);
  });
});
