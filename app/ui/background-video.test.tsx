// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackgroundVideo } from './background-video';

const text = { pause: 'Pause', play: 'Play' };
const poster = <img src="/poster.svg" alt="Poster" />;
const video = () => document.querySelector('video');
const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();
let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('IntersectionObserver', SeenAtOnce);
  Object.assign(HTMLMediaElement.prototype, { play, pause });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

class SeenAtOnce {
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.seen([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

function show(properties: Partial<Parameters<typeof BackgroundVideo>[0]> = {}) {
  render(<BackgroundVideo src="/a.mp4" delay={500} poster={poster} text={text} {...properties} />);
}

test('shows its poster at once and the video after the delay [SHELL-37 SHELL-38]', () => {
  show();
  expect(screen.getByAltText('Poster')).toBeTruthy();
  act(() => vi.advanceTimersByTime(499));
  expect(video()?.dataset.shown).toBeUndefined();
  act(() => vi.advanceTimersByTime(1));
  expect(video()?.dataset.shown).toBe('');
});

test('plays by itself, muted, in a loop, without controls [SHELL-34 SHELL-35 SHELL-36 HOME-03]', () => {
  show();
  act(() => vi.advanceTimersByTime(500));
  expect(play).toHaveBeenCalled();
  expect(video()?.muted).toBe(true);
  expect(video()?.loop).toBe(true);
  expect(video()?.hasAttribute('controls')).toBe(false);
});

test('can be paused and played on', () => {
  show();
  act(() => vi.advanceTimersByTime(500));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(pause).toHaveBeenCalled();
  play.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalled();
});

test('notes its position, and goes on from there [SHELL-40]', () => {
  const position = { read: () => 12.3, note: vi.fn() };
  show({ position });
  const element = video() as HTMLVideoElement;
  element.currentTime = 12.34;
  fireEvent.timeUpdate(element);
  expect(position.note).toHaveBeenLastCalledWith(12.34);
  cleanup();
  show({ position });
  const next = video() as HTMLVideoElement;
  Object.defineProperty(next, 'duration', { value: 60 });
  fireEvent.loadedMetadata(next);
  expect(next.currentTime).toBe(12.3);
});

test('stays a poster in the installed app [SHELL-39]', () => {
  show({ allowed: false });
  act(() => vi.advanceTimersByTime(1000));
  expect(video()).toBeNull();
});

test('stays a poster for players who prefer reduced motion or save data', () => {
  reduced = true;
  show();
  act(() => vi.advanceTimersByTime(1000));
  expect(video()).toBeNull();
  cleanup();
  reduced = false;
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  show();
  act(() => vi.advanceTimersByTime(1000));
  expect(video()).toBeNull();
});

test('asks the browser whether motion or data are to be saved', () => {
  const asked = vi.fn(() => ({ matches: true }));
  vi.stubGlobal('matchMedia', asked);
  show();
  expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  expect(video()).toBeNull();
});

test('goes back to the poster when the video cannot be loaded [SHELL-37]', () => {
  show();
  fireEvent.error(video() as HTMLVideoElement);
  expect(video()).toBeNull();
});
