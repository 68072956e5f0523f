import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('what the location is given', () => {
  const put = vi.fn(async () => {});
  beforeEach(() => {
    put.mockClear();
    vi.stubGlobal('caches', { default: { match: async () => undefined, put } });
  });
  afterEach(() => void vi.unstubAllGlobals());
  const settled = () => new Promise(setImmediate);
  const ask = (key: string, isEndless: boolean) =>
    cached({ key, fresh: 60, stale: 600, isEndless, waitUntil: () => {}, fill: async () => key });

  it('is an answer at once, and one of endless many when it is asked for again: made-up ones are not written [GATE-47]', async () => {
    await ask('usual', false);
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1));
    for (let n = 0; n < 20; n += 1) await ask(`made-up-${n}`, true);
    await settled();
    expect(put).toHaveBeenCalledTimes(1);
    for (const _ of [1, 2, 3]) await ask('made-up-7', true);
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(2));
    await settled();
    expect(put).toHaveBeenCalledTimes(2);
  });
});
