import { afterEach, describe, expect, it, vi } from 'vitest';
import { envelope, fakeSite } from '../testing/fake-site';
import { forgetAll } from './gateway/shared-cache';
import { keepInLocation, readLocation } from './location-cache';

/** A location's cache in memory; `broken` says how it fails. */
function fakeCache(broken: Partial<Record<'match' | 'put', () => Promise<never>>> = {}) {
  const kept = new Map<string, Response>();
  vi.stubGlobal('caches', {
    default: {
      match: async (address: string) => kept.get(address)?.clone(),
      put: async (address: string, response: Response) => void kept.set(address, response),
      ...broken,
    },
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const fails = async () => {
  throw new Error('no cache today');
};
const hangs = () => new Promise<never>(() => {});
const entry = { body: 'text', storedAt: Date.now(), mark: 'm' };

describe('the cache of a location', () => {
  it('gives back what was kept, each room its own, under addresses without a word of a visitor [GATE-47]', async () => {
    const kept = fakeCache();
    await keepInLocation('pages', 'https://site.example/m/home?q=an', entry, 60);
    expect(await readLocation('pages', 'https://site.example/m/home?q=an')).toEqual(entry);
    expect(await readLocation('answers', 'https://site.example/m/home?q=an')).toBeUndefined();
    expect(await readLocation('pages', 'https://site.example/m/home?q=AN')).toBeUndefined();
    expect([...kept.keys()]).toEqual([expect.stringMatching(/^https:\/\/pages\.invalid\/[\da-f]{64}$/)]);
    expect([...kept.values()][0]?.headers.get('Cache-Control')).toBe('max-age=60');
  });

  it('is not believed about the future, nor without a moment [GATE-47]', async () => {
    fakeCache();
    for (const storedAt of [Date.now() + 60_000, Number.NaN, 0]) {
      await keepInLocation('pages', 'key', { ...entry, storedAt }, 60);
      expect(await readLocation('pages', 'key')).toBeUndefined();
    }
  });

  it.each([
    ['fails', { match: fails, put: fails }],
    ['hangs when it is read', { match: hangs }],
    ['hangs when it is written', { put: hangs }],
  ])('fails no call and no page when it %s [GATE-47]', async (_, broken) => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    fakeCache(broken);
    const site = fakeSite({ '/lgw/games/hot': () => envelope({ list: [] }) });
    expect((await site.fetch('/lgw/games/hot?language=VI')).status).toBe(200);
    expect((await site.fetch('/m/home')).status).toBe(200);
    expect((await site.fetch('/lgw/games/hot?language=VI')).status).toBe(200);
    expect(site.callsTo('/lgw/games/hot')).toHaveLength(1);
  });

  it('holds nothing that is served once all was forgotten [GATE-47]', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    fakeCache();
    const site = fakeSite({ '/lgw/games/hot': () => envelope({ list: [] }) });
    await site.fetch('/lgw/games/hot?language=VI');
    forgetAll();
    await site.fetch('/lgw/games/hot?language=VI');
    expect(site.callsTo('/lgw/games/hot')).toHaveLength(2);
  });
});
