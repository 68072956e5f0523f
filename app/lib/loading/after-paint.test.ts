// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressedFirst } from './after-paint';

let frames: FrameRequestCallback[] = [];
const act = vi.fn(async (to: string) => to);

beforeEach(() => {
  frames = [];
  act.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const touched = () => vi.stubGlobal('event', new MouseEvent('click'));

it('begins what a tap asks for after the next frame, and not in it', async () => {
  touched();
  const done = pressedFirst(act)('/m/news');
  await vi.advanceTimersByTimeAsync(50);
  expect(act).not.toHaveBeenCalled();
  for (const frame of frames) frame(0);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toBe('/m/news');
});

it('waits for no frame on a page that paints none', async () => {
  touched();
  void pressedFirst(act)('/m/news');
  await vi.advanceTimersByTimeAsync(100);
  expect(act).toHaveBeenCalledOnce();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  void pressedFirst(act)('/m/video');
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledTimes(2);
});

it('lets go on at once what nobody touched', () => {
  void pressedFirst(act)('/m/news');
  expect(act).toHaveBeenCalledOnce();
});
