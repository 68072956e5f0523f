// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compactScript } from './compact-script';
import { KEEP_DISPLAY, useDisplay } from './display';

const page = document.documentElement;
const system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  localStorage.clear();
  system.matches = false;
  vi.stubGlobal('matchMedia', () => system);
  for (const name of ['theme', 'text', 'motion']) delete page.dataset[name];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// As the page runs it.
const start = () => new Function(compactScript(KEEP_DISPLAY))();

it('puts what this device chose on the page before it is painted, and nothing where nothing was chosen [ACC-06]', () => {
  start();
  expect({ ...page.dataset }).toEqual({});
  localStorage.setItem('DISPLAY', '{"theme":"light","text":"large","motion":"reduced"}');
  start();
  expect({ ...page.dataset }).toEqual({ theme: 'light', text: 'large', motion: 'reduced' });
});

it.each(['{', 'null', '7', '"x"'])('takes %s for no choice [ACC-06]', (kept) => {
  localStorage.setItem('DISPLAY', kept);
  start();
  expect({ ...page.dataset }).toEqual({});
});

it('asks for the colour of the page around only where one was chosen, or the choice is taken back [ACC-06]', () => {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  const styles = vi.spyOn(globalThis, 'getComputedStyle');
  start();
  expect(styles).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: 'DISPLAY' }));
  expect(styles).toHaveBeenCalled();
  styles.mockClear();
  localStorage.setItem('DISPLAY', '{"theme":"light"}');
  start();
  expect(styles).toHaveBeenCalledOnce();
  styles.mockRestore();
  meta.remove();
});

it('follows the system where that was chosen, also when it changes [ACC-06]', () => {
  localStorage.setItem('DISPLAY', '{"theme":"system"}');
  start();
  expect(page.dataset.theme).toBe('dark');
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  expect(page.dataset.theme).toBe('light');
});

it('changes one choice at a time, at once and for the next visit [ACC-06]', () => {
  start();
  const { result } = renderHook(useDisplay);
  act(() => result.current[1]({ theme: 'dark' }));
  act(() => result.current[1]({ text: 'larger' }));
  expect(result.current[0]).toEqual({ theme: 'dark', text: 'larger' });
  expect({ ...page.dataset }).toEqual({ theme: 'dark', text: 'larger' });
  act(() => result.current[1]({ text: undefined }));
  expect(JSON.parse(localStorage.getItem('DISPLAY') ?? '')).toEqual({ theme: 'dark' });
  expect(page.dataset.text).toBeUndefined();
});
