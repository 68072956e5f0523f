// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
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
    container,
    onNearEnd,
    ids: () => [...container.querySelectorAll('a')].map((link) => Number(link.textContent)),
    tile: (id: number) => container.querySelector<HTMLElement>(`[href="#${id}"]`) as HTMLElement,
    items: () => [...container.querySelectorAll('li')],
    scrollTo: (top: number) => {
      scrolled = top;
      act(() => void document.dispatchEvent(new Event('scroll', { bubbles: true })));
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

/** Frames come when a test says so, each so many milliseconds after the one before. */
function stopFrames() {
  let asked: FrameRequestCallback[] = [];
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => asked.push(callback));
  return (took = 16) => {
    const callbacks = asked;
    asked = [];
    clock += took;
    act(() => callbacks.forEach((callback) => void callback(clock)));
    return callbacks.length;
  };
}

/** A list in which one scrolls with each frame. */
function thrown(count = 900) {
  const nextFrame = stopFrames();
  const list = show(count);
  const entries = () => list.items().filter((item) => item.hasAttribute('aria-posinset'));
  const rowTo = (row: number, pixels: number, took: number) => {
    vi.stubGlobal('scrollY', scrollY + pixels);
    list.scrollTo(row * PITCH);
    nextFrame(took);
  };
  return {
    ...list,
    nextFrame,
    places: () => entries().map((item) => Number(item.getAttribute('aria-posinset'))),
    boxes: () => entries().filter((item) => item.childElementCount === 0).length,
    /** So many rows to come to, each in a frame of its own that took so many milliseconds. */
    fly: (rows: number[], took: number) => rows.forEach((row) => void rowTo(row, 700, took)),
    /** As `fly`, but slowly. */
    drift: (row: number) => rowTo(row, 10, 100),
  };
}

const areInOrder = (places: number[]) =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));

it('has boxes for what flies past too fast while frames are late, and tiles in all of them once it slows down', () => {
  const { fly, drift, boxes, ids, places } = thrown();
  fly([50, 60, 70, 80, 90], 100);
  expect(places()).toHaveLength(24);
  expect(boxes()).toBe(24);
  drift(90);
  expect(boxes()).toBe(0);
  expect(ids()).toEqual(places());
  expect(areInOrder(places())).toBe(true);
});

it('draws all tiles while frames are in time, however fast one scrolls', () => {
  const { fly, ids, places } = thrown();
  for (const row of [50, 60, 70, 80, 90]) {
    fly([row], 16);
    expect(ids()).toEqual(places());
  }
});

it('forgets at rest that frames were late', () => {
  const { fly, nextFrame, boxes } = thrown();
  fly([50, 60, 70], 100);
  expect(boxes()).toBeGreaterThan(0);
  nextFrame();
  nextFrame();
  expect(boxes()).toBe(0);
  expect(nextFrame()).toBe(0);
  fly([80, 90, 100], 16);
  expect(boxes()).toBe(0);
});

it('fills boxes at rest in slices, those in the middle first', () => {
  const { fly, nextFrame, ids, places } = thrown();
  fly([50, 60, 70], 100);
  let clock = 1e6;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 9));
  const middle = places()[places().length >> 1];
  nextFrame();
  nextFrame();
  expect(ids().length).toBeLessThan(places().length);
  expect(ids()).toContain(middle);
  for (let frame = 0; frame < 30; frame += 1) nextFrame();
  expect(ids()).toEqual(places());
});

it('draws a jump within a scroll at once', () => {
  const { fly, scrollTo, ids, places } = thrown();
  fly([50, 60, 70], 100);
  vi.stubGlobal('scrollY', scrollY + 100_000);
  scrollTo(200 * PITCH);
  expect(ids()).toEqual(places());
});

it('takes the scroll of something within the page for none of its own', () => {
  const { fly, boxes, container } = thrown();
  for (const row of [50, 60, 70, 80, 90]) {
    fly([row], 100);
    act(() => void container.dispatchEvent(new Event('scroll')));
  }
  expect(boxes()).toBe(24);
});

it('keeps the tile with the focus, the same element, among boxes', () => {
  const { fly, nextFrame, boxes, tile } = thrown();
  const focused = tile(8);
  act(() => focused.focus());
  fly([50, 60, 70, 80], 100);
  expect(boxes()).toBeGreaterThan(0);
  expect(document.activeElement).toBe(focused);
  nextFrame();
  nextFrame();
  expect(boxes()).toBe(0);
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
