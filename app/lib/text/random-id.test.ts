import { afterEach, expect, it, vi } from 'vitest';
import { randomId } from './random-id';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const { crypto } = globalThis;

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['makes them', crypto],
  ['makes none', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('is a UUID, another each time, where the browser %s', (_, its) => {
  vi.stubGlobal('crypto', its);
  const ids = [randomId(), randomId(), randomId()];
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(3);
});
