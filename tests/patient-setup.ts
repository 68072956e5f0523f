import { vi } from 'vitest';
import { ONE_WAIT } from '../scripts/lib/limits.mjs';

// Both give up after a second unless they are told.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: ONE_WAIT, ...options });
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: ONE_WAIT });
}
