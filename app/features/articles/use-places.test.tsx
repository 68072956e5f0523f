// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { headId, useOpenedInView } from './use-places';

let restored: { scrollX: number; scrollY: number } | undefined;
vi.mock('@tanstack/react-router', () => ({ useElementScrollRestoration: () => restored }));

const scrolled = vi.fn();
let asked = new Map<number, FrameRequestCallback>();

beforeEach(() => {
  restored = undefined;
  asked = new Map();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    last += 1;
    asked.set(last, callback);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => asked.delete(frame));
  document.body.innerHTML = `<div id="${headId(7)}"></div>`;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockClear();
});

function nextFrame() {
  const callbacks = [...asked.values()];
  asked.clear();
  for (const callback of callbacks) callback(0);
}

it('brings the item of the address to the top, and again once the rows above it are laid out [CONT-15]', () => {
  renderHook(() => useOpenedInView(7, true));
  expect(scrolled).toHaveBeenCalledOnce();
  nextFrame();
  expect(scrolled).toHaveBeenCalledOnce();
  nextFrame();
  expect(scrolled).toHaveBeenCalledTimes(2);
  nextFrame();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('leaves a page alone that was left meanwhile, and one that the router puts where it was', () => {
  renderHook(() => useOpenedInView(7, true)).unmount();
  nextFrame();
  nextFrame();
  expect(scrolled).toHaveBeenCalledOnce();
  restored = { scrollX: 0, scrollY: 900 };
  renderHook(() => useOpenedInView(7, true));
  expect(scrolled).toHaveBeenCalledOnce();
});
