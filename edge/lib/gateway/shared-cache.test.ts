import { beforeEach, describe, expect, it } from 'vitest';
import { cached, forgetAll, MAX_CHARACTERS } from './shared-cache';

let filled: string[] = [];
beforeEach(() => {
  forgetAll();
  filled = [];
});

const read = (key: string, length: number) =>
  cached({
    key,
    fresh: 60,
    stale: 600,
    waitUntil: () => {},
    fill: async () => {
      filled.push(key);
      return 'x'.repeat(length);
    },
  });

describe('what an isolate keeps', () => {
  it('is bounded in length: the answers that were not asked for the longest go [GATE-47]', async () => {
    const third = MAX_CHARACTERS / 3;
    for (const key of ['a', 'b', 'a', 'c']) await read(key, third);
    expect(filled).toEqual(['a', 'b', 'c']);
    await read('a', third);
    expect(filled).toEqual(['a', 'b', 'c']);
    await read('b', third);
    expect(filled).toEqual(['a', 'b', 'c', 'b']);
  });

  it('is one answer at least, however long it is [GATE-47]', async () => {
    await read('short', 10);
    await read('long', MAX_CHARACTERS + 1);
    await read('long', MAX_CHARACTERS + 1);
    await read('short', 10);
    expect(filled).toEqual(['short', 'long', 'short']);
  });
});
