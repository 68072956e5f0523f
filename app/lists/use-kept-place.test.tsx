// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptPlace } from './use-kept-place';

let alive = false;
let type = 'back_forward';
vi.mock('@tanstack/react-router', () => ({ useHydrated: () => alive }));

const scroll = vi.fn();
beforeEach(() => {
  alive = false;
  type = 'back_forward';
  scroll.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', scroll);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type }] as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const keep = (place: object) =>
  sessionStorage.setItem(
    'LIST_PLACE',
    JSON.stringify({ href: location.href, pages: 3, top: 5_000, ...place }),
  );

function arrive({ by = 'back_forward', inSite = false }) {
  keep({});
  type = by;
  alive = inSite;
}

type Given = { pages: number; has?: boolean; busy?: boolean; failed?: boolean };

function show(given: Given = { pages: 1 }) {
  const load = vi.fn();
  const hook = renderHook(
    ({ pages, busy = false, ...more }: Given) =>
      useKeptPlace({
        pages: Array.from({ length: pages }),
        isFetching: busy,
        more: { has: true, busy, failed: false, load, ...more },
      }),
    { initialProps: given },
  );
  return { load, at: (given: Given) => hook.rerender(given) };
}

it('loads as many pages as there were, one after the other, and goes to the place [GAME-46]', () => {
  keep({});
  const { load, at } = show();
  expect(load).toHaveBeenCalledTimes(1);
  at({ pages: 1, busy: true });
  at({ pages: 2 });
  expect(load).toHaveBeenCalledTimes(2);
  expect(scroll).not.toHaveBeenCalled();
  at({ pages: 3 });
  at({ pages: 3 });
  expect(scroll.mock.calls).toEqual([[0, 5_000]]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('still wants the place when the page is left on the way there', () => {
  keep({});
  show();
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('LIST_PLACE') ?? '')).toMatchObject({ pages: 3, top: 5_000 });
});

it('goes there again when the page is loaded anew', () => {
  arrive({ by: 'reload' });
  show({ pages: 3 });
  expect(scroll.mock.calls).toEqual([[0, 5_000]]);
});

it.each<[string, () => void]>([
  ['another address', () => keep({ href: 'http://localhost/m/fish-games' })],
  ['a damaged record', () => sessionStorage.setItem('LIST_PLACE', '{')],
  ['a place behind hundreds of pages', () => keep({ pages: 300 })],
  ['a page that was opened anew', () => arrive({ by: 'navigate' })],
  ['a list that is still there', () => arrive({ inSite: true })],
])('asks for nothing with %s', (_what, given) => {
  given();
  const { load } = show();
  expect(load).not.toHaveBeenCalled();
  expect(scroll).not.toHaveBeenCalled();
});

it('leaves alone whoever touches the page meanwhile, and gives up when a page does not come', () => {
  keep({});
  const touched = show();
  act(() => void dispatchEvent(new Event('pointerdown')));
  touched.at({ pages: 2 });
  expect(touched.load).toHaveBeenCalledTimes(1);
  cleanup();
  const failed = show();
  failed.at({ pages: 1, failed: true });
  failed.at({ pages: 1 });
  expect(failed.load).toHaveBeenCalledTimes(1);
  expect(scroll).not.toHaveBeenCalled();
});

it('goes nowhere before the list is there', () => {
  keep({});
  const { load, at } = show({ pages: 0, has: false });
  at({ pages: 0, has: false, busy: true });
  expect(scroll).not.toHaveBeenCalled();
  at({ pages: 3 });
  expect(scroll.mock.calls).toEqual([[0, 5_000]]);
  expect(load).not.toHaveBeenCalled();
});

it('keeps the place when the whole page is left, of a list of several pages alone', () => {
  const { at } = show();
  vi.stubGlobal('scrollY', 4_200);
  at({ pages: 4 });
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('LIST_PLACE') ?? '')).toEqual({
    href: location.href,
    pages: 4,
    top: 4_200,
  });
  at({ pages: 1 });
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('LIST_PLACE')).toBeNull();
});
