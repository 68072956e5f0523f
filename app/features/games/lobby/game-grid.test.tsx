// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Tiles } from '../use-tiles';
import { GameGrid } from './game-grid';

vi.mock('@tanstack/react-router', () => ({ useHydrated: () => alive }));
vi.mock('../game-tile', () => ({
  GameTile: ({ game, first: _, tiles: _t, isFavourite: _f, ...item }: Tile) => (
    <li {...item}>
      <a href={`#${game.nodeId}`}>{game.nodeId}</a>
    </li>
  ),
}));

type Tile = { game: { nodeId: number }; first: boolean; tiles: object; isFavourite: boolean };
const tiles = { tiles: {} as Tiles, isFavourite: () => false };
const PITCH = 200;
let alive = true;
let scrolled = 0;
/** How far below the page's top the grid begins. */
let above = 0;
const tops = vi.spyOn(Element.prototype, 'getBoundingClientRect');

beforeEach(() => {
  alive = true;
  scrolled = 0;
  above = 0;
  vi.stubGlobal('innerHeight', 800);
  tops.mockImplementation(function (this: Element) {
    return (
      this.tagName === 'UL' ? { top: above - scrolled, height: 0 } : { top: 0, height: PITCH }
    ) as DOMRect;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(performance.now).mockRestore?.();
});

const games = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    nodeId: index + 1,
    gameName: '',
    vassalage: '',
    imageUrl: '',
  }));

function show(count: number, total: number | undefined = count) {
  const onNearEnd = vi.fn();
  const grid = (shown: number, near: (() => void) | undefined = onNearEnd) => (
    <GameGrid {...tiles} games={games(shown)} total={total} stale={false} onNearEnd={near} />
  );
  const { container, rerender } = render(grid(count));
  return {
    onNearEnd,
    ids: () => [...container.querySelectorAll('a')].map((link) => Number(link.textContent)),
    tile: (id: number) => container.querySelector<HTMLElement>(`[href="#${id}"]`) as HTMLElement,
    items: () => [...container.querySelectorAll('li')],
    scrollTo: (top: number) => {
      scrolled = top;
      act(() => void fireEvent.scroll(window));
    },
    grow: (shown: number, near?: () => void) => rerender(grid(shown, near)),
  };
}

it('has only the rows near the window in the page, and the place of all others [GAME-46]', () => {
  const { ids, items, scrollTo } = show(300);
  expect(ids()).toEqual(games(18).map(({ nodeId }) => nodeId));
  scrollTo(50 * PITCH);
  expect(ids()[0]).toBe(48 * 3 + 1);
  expect(ids().at(-1)).toBe(56 * 3);
  const gaps = items().filter((item) => item.hasAttribute('aria-hidden'));
  expect(gaps.map((gap) => Number(gap.style.getPropertyValue('--tile-rows')))).toEqual([48, 44]);
});

it('draws at once where one jumps to, and what comes near when there is time', async () => {
  const { ids } = show(300);
  const scrollTo = (top: number) => {
    scrolled = top;
    dispatchEvent(new Event('scroll'));
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  scrollTo(50 * PITCH);
  expect(ids().at(-1)).toBe(56 * 3);
  scrollTo(51 * PITCH);
  expect(ids().at(-1)).toBe(56 * 3);
  await vi.waitFor(() => expect(ids().at(-1)).toBe(57 * 3));
  scrollTo(60 * PITCH);
  expect(ids().at(-1)).toBe(66 * 3);
});

it('says of each tile which of how many it is', () => {
  const { items } = show(30, 124);
  expect(items()[4]?.getAttribute('aria-posinset')).toBe('5');
  expect(items()[4]?.getAttribute('aria-setsize')).toBe('124');
});

it('never has more than thirty tiles in the page, wherever it is scrolled and whatever has the focus [GAME-46]', () => {
  const { ids, scrollTo, tile } = show(900);
  for (let top = 0; top < 300 * PITCH; top += 1_333) {
    scrollTo(top);
    expect(ids().length).toBeLessThanOrEqual(30);
    const somewhere = ids()[7] as number;
    if (top % 7 === 0) act(() => tile(somewhere).focus());
  }
});

it('keeps the tile with the focus and its neighbours while one scrolls away, the same element throughout', () => {
  const { ids, tile, scrollTo } = show(300);
  const focused = tile(8);
  act(() => focused.focus());
  for (const top of [5 * PITCH, 40 * PITCH, 90 * PITCH, 2 * PITCH]) {
    scrollTo(top);
    expect(ids()).toEqual(expect.arrayContaining([5, 8, 10]));
    expect(document.activeElement).toBe(focused);
  }
  scrollTo(40 * PITCH);
  act(() => focused.blur());
  expect(ids()).not.toContain(8);
});

it('asks for more when the end comes near, once until the list has grown [GAME-46]', () => {
  const { onNearEnd, scrollTo, grow } = show(90);
  expect(onNearEnd).not.toHaveBeenCalled();
  scrollTo(21 * PITCH);
  expect(onNearEnd).toHaveBeenCalledOnce();
  grow(90, undefined);
  scrollTo(22 * PITCH);
  expect(onNearEnd).toHaveBeenCalledOnce();
  grow(120);
  expect(onNearEnd).toHaveBeenCalledOnce();
  scrollTo(33 * PITCH);
  expect(onNearEnd).toHaveBeenCalledTimes(2);
});

it('has the whole first page in the answer of the server, before anything is measured', () => {
  alive = false;
  const { ids, items, onNearEnd } = show(30, 124);
  expect(ids()).toHaveLength(30);
  expect(items()).toHaveLength(30);
  expect(onNearEnd).not.toHaveBeenCalled();
});

it('keeps what the server drew until one scrolls, and asks for more by what is near', () => {
  alive = false;
  const { ids, items, grow, onNearEnd, scrollTo } = show(90, 300);
  const last = items()[29];
  alive = true;
  grow(90);
  expect(ids()).toHaveLength(30);
  expect(items()[29]).toBe(last);
  expect(onNearEnd).not.toHaveBeenCalled();
  scrollTo(3 * PITCH);
  expect(ids().length).toBeLessThanOrEqual(30);
});

/** Frames come when a test says so; within one there is time for a single tile. */
function stopFrames() {
  let asked: FrameRequestCallback[] = [];
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 6));
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => asked.push(callback));
  return (took = 0) => {
    const callbacks = asked;
    asked = [];
    act(() => callbacks.forEach((callback) => void callback(clock)));
    clock += took;
    return callbacks.length;
  };
}

const placesOf = (items: Element[]) => items.map((item) => Number(item.getAttribute('aria-posinset')));
const areInOrder = (places: number[]) =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));

it('has boxes for what flies past too fast while frames are late; they become tiles one by one as it slows down, and all at rest', () => {
  const nextFrame = stopFrames();
  const { ids, items, scrollTo } = show(900);
  const places = () => placesOf(items().filter((item) => item.hasAttribute('aria-posinset')));
  const fly = (row: number) => {
    // Fast by any clock: React's own looks at it let it run on.
    vi.stubGlobal('scrollY', row * 1e6);
    scrollTo(row * PITCH);
    nextFrame(100);
  };
  for (const row of [50, 60, 70, 80, 90]) fly(row);
  expect(ids()).toEqual([]);
  expect(places()).toHaveLength(24);
  scrollTo(90 * PITCH);
  expect(ids()).toEqual([96 * 3]);
  nextFrame();
  scrollTo(91 * PITCH);
  expect(ids()).toHaveLength(2 + 3);
  nextFrame();
  nextFrame();
  expect(ids()).toEqual(places());
  expect(areInOrder(places())).toBe(true);
  expect(nextFrame()).toBe(0);
});

it('keeps the tile with the focus, the same element, while one scrolls on', () => {
  const nextFrame = stopFrames();
  const { ids, tile, scrollTo } = show(300);
  const focused = tile(8);
  act(() => focused.focus());
  for (const top of [5, 40, 90, 41, 2]) {
    scrollTo(top * PITCH);
    expect(document.activeElement).toBe(focused);
    nextFrame();
  }
  nextFrame();
  expect(ids()).toEqual(
    games(21)
      .slice(3)
      .map(({ nodeId }) => nodeId),
  );
  expect(document.activeElement).toBe(focused);
});

it.each([
  ['that the server drew', false],
  ['that one came to by a link', true],
])(
  'leaves the tiles in sight where they are at the first pixel, below what stands above a list %s, and asks for no page before one scrolls [GAME-46]',
  (_which, isLink) => {
    alive = isLink;
    above = 300;
    const { tile, grow, onNearEnd, scrollTo } = show(30, 300);
    alive = true;
    grow(30);
    const first = [1, 9, 15].map(tile);
    scrollTo(1);
    expect([1, 9, 15].map(tile)).toEqual(first);
    expect(onNearEnd).not.toHaveBeenCalled();
    scrollTo(500);
    expect(onNearEnd).toHaveBeenCalledOnce();
  },
);

it('draws what is in sight where one had scrolled before the scripts came', () => {
  alive = false;
  above = 300;
  scrolled = 300 + 50 * PITCH;
  const { ids, grow } = show(300);
  alive = true;
  grow(300);
  expect(ids()).toEqual(expect.arrayContaining([50 * 3 + 1, 54 * 3]));
});

it('draws all of it at once where one comes back to the middle of a list', () => {
  above = 300;
  scrolled = 300 + 50 * PITCH;
  const { ids } = show(300);
  expect(ids()).toEqual(
    games(56 * 3)
      .slice(48 * 3)
      .map(({ nodeId }) => nodeId),
  );
});
