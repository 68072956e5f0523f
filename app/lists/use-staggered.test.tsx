// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useStaggered } from './use-staggered';

afterEach(() => vi.unstubAllGlobals());

it('draws who comes to wait after the last frame of a scroll', () => {
  const asked: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => asked.push(callback));
  const draw = vi.fn();
  const leave = renderHook(useStaggered).result.current.wait(draw);
  asked.shift()?.(0);
  expect(draw).toHaveBeenCalledOnce();
  leave();
  asked.shift()?.(0);
  expect(draw).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});
