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
let frames: FrameRequestCallback[] = [];
const tops = vi.spyOn(Element.prototype, 'getBoundingClientRect');

beforeEach(() => {
  alive = true;
  scrolled = 0;
  frames = [];
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  tops.mockImplementation(function (this: Element) {
    return (this.tagName === 'UL' ? { top: -scrolled, height: 0 } : { top: 0, height: PITCH }) as DOMRect;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function nextFrame() {
  const asked = frames.splice(0);
  act(() => asked.forEach((callback) => void callback(0)));
  return asked.length > 0;
}

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
      while (nextFrame());
    },
    grow: (shown: number, near?: () => void) => rerender(grid(shown, near)),
  };
}

it('has only the rows near the window in the page, and the place of all others [GAME-46]', () => {
  const { ids, items, scrollTo } = show(300);
  while (nextFrame());
  expect(ids()).toEqual(games(27).map(({ nodeId }) => nodeId));
  scrollTo(50 * PITCH);
  expect(ids()[0]).toBe(49 * 3 + 1);
  expect(ids().at(-1)).toBe(59 * 3);
  const gaps = items().filter((item) => item.hasAttribute('aria-hidden'));
  expect(gaps.map((gap) => Number(gap.style.getPropertyValue('--tile-rows')))).toEqual([49, 41]);
});

it('draws at once where one jumps to, and what comes near by and by, a row or a tile with each frame', () => {
  const { ids } = show(300);
  const scrollTo = (top: number) => {
    scrolled = top;
    act(() => void fireEvent.scroll(window));
  };
  const rows = () => [Math.floor((ids()[0] ?? 0) / 3), (ids().at(-1) ?? 0) / 3];
  scrollTo(50 * PITCH);
  expect(rows()).toEqual([50, 54]);
  const after = Array.from({ length: 12 }, () => nextFrame() && rows());
  expect(after.slice(0, 4)).toEqual([
    [50, 55],
    [50, 56],
    [50, 56 + 1 / 3],
    [50, 56 + 2 / 3],
  ]);
  expect(after.at(-1)).toEqual([49, 59]);
  scrollTo(70 * PITCH);
  expect(rows()).toEqual([70, 74]);
});

it('draws more the way one goes', () => {
  const { ids, scrollTo } = show(300);
  scrollTo(50 * PITCH);
  scrollTo(49 * PITCH);
  expect([ids()[0], ids().at(-1)]).toEqual([44 * 3 + 1, 54 * 3]);
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
  expect(ids()[0]).toBe(2 * 3 + 1);
  expect(ids()).toHaveLength(30);
});
