import { afterEach, expect, it, vi } from 'vitest';
import { scrollRestoration } from './scroll-restoration';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function visit(type: string, y: number) {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('scrollY', y);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type }] as never);
  const mayScroll = scrollRestoration();
  return [mayScroll(), mayScroll()];
}

it('leaves a page where its visitor has scrolled before the scripts ran, once', () => {
  expect(visit('navigate', 600)).toEqual([false, true]);
  expect(visit('navigate', 0)).toEqual([true, true]);
});

it('lets a page that the browser brought back be put where it was', () => {
  expect(visit('reload', 600)).toEqual([true, true]);
  expect(visit('back_forward', 600)).toEqual([true, true]);
});

it('restores on the server, where nobody has scrolled', () => {
  vi.stubGlobal('window', undefined);
  expect(scrollRestoration()()).toBe(true);
});
