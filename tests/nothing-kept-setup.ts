import { afterEach, beforeEach } from 'vitest';
import { keepNothing } from './support/nothing-kept';

// The tests of forms once more, on a phone that blocks storage (vitest.config.ts).
let restore = () => {};
beforeEach(() => {
  if ('document' in globalThis) restore = keepNothing('blocked');
});
afterEach(() => restore());
