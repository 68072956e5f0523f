// @vitest-environment happy-dom
import { pathToFileURL } from 'node:url';
import { isModuleNotFoundError } from '@tanstack/router-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUnreached } from '../calls/is-unreached';

/** A browser's word for a file that did not come. */
const lose = (path: string) => () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${pathToFileURL(path)}`));
const THERE = 'app/paraglide/runtime.js';
const told = vi.fn();
const fetched = vi.fn(async () => new Response(''));
/** Nothing is fetched in a unit test: styles come at once, or are lost at once. */
const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
const stylesCome = (come: boolean) => {
  settings.handleDisabledFileLoadingAsSuccess = come;
};

beforeEach(() => {
  stylesCome(true);
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  addEventListener('vite:preloadError', told);
});
afterEach(() => {
  removeEventListener('vite:preloadError', told);
  vi.unstubAllGlobals();
  fetched.mockClear();
  told.mockClear();
  document.head.replaceChildren();
});

const fresh = async () => (await import('./load-part')).load;
const links = () => [...document.head.querySelectorAll('link')];
const hrefs = () => links().map((link) => [link.rel, link.getAttribute('href')]);

it('asks for the files of a part once, the styles as styles', async () => {
  const load = await fresh();
  const part = async () => 'part';
  const files = ['/assets/b.js', '/assets/a.js', '/assets/b.css'];
  expect(await Promise.all([load(part, files), load(part, files)])).toEqual(['part', 'part']);
  expect(fetched.mock.calls).toEqual([['/assets/b.js']]);
  expect(hrefs()).toEqual([['stylesheet', '/assets/b.css']]);
  // A file that came as a part is none to ask for ahead.
  await load(part, ['/assets/a.js', '/assets/c.js']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('does not ask for what the page names already', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/b.js"><link rel="stylesheet" href="/assets/b.css">';
  const load = await fresh();
  expect(await load(async () => 'part', ['/assets/b.js', '/assets/a.js', '/assets/b.css'])).toBe('part');
  expect(links()).toHaveLength(2);
  expect(fetched).not.toHaveBeenCalled();
});

it('tells of a lost part, and asks for it under another address the next time', async () => {
  const load = await fresh();
  await expect(load(lose(THERE))).rejects.toThrow(THERE);
  expect(told).toHaveBeenCalledTimes(1);
  const came = await load(lose(THERE));
  expect(came).toHaveProperty('getLocale');
  expect(await load(lose(THERE))).toBe(came);
  expect(told).toHaveBeenCalledTimes(1);
});

it('says that a part is lost in words that the router does not act on [ROUTE-87]', async () => {
  const load = await fresh();
  const lost = await load(lose('gone.js')).catch((error: Error) => error);
  expect(lost).toBeInstanceOf(TypeError);
  expect(isUnreached(lost)).toBe(true);
  expect(isModuleNotFoundError(lost)).toBe(false);
});

it('asks anew each time while the part does not come', async () => {
  const load = await fresh();
  for (const address of ['gone.js', 'gone.js?again=1', 'gone.js?again=2'])
    await expect(load(lose('gone.js'))).rejects.toThrow(address);
  expect(told).toHaveBeenCalledTimes(3);
});

it('does not show a part without its styles, and asks for lost ones again', async () => {
  const load = await fresh();
  const part = vi.fn(async () => 'part');
  stylesCome(false);
  await expect(load(part, ['/assets/a.js', '/assets/b.css'])).rejects.toThrow('Unable to preload CSS');
  expect(part).not.toHaveBeenCalled();
  expect(links()).toEqual([]);
  stylesCome(true);
  expect(await load(part, ['/assets/a.js', '/assets/b.css'])).toBe('part');
  expect(hrefs()).toEqual([['stylesheet', '/assets/b.css']]);
});
