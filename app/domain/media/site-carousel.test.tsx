// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { SiteCarousel } from './site-carousel';

type Options = { watchResize: (api: object) => boolean };
const embla = vi.hoisted(() => ({ options: undefined as Options | undefined, reInit: vi.fn() }));
vi.mock('embla-carousel-react', () => ({
  default: (options: Options) => {
    embla.options = options;
    return [() => undefined, undefined];
  },
}));
vi.mock('../../lib/loading/use-lazy-part', () => ({ useFirstInteraction: () => true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The browser says that the carousel is so wide now. */
function resize(clientWidth: number) {
  embla.options?.watchResize({ rootNode: () => ({ clientWidth }), reInit: embla.reInit });
}

const slides = ['a', 'b'].map((id) => ({ id, content: <p>{id}</p> }));
const shown = () => [...document.querySelectorAll('li')].findIndex((slide) => !slide.inert);

it('goes on by itself every 5 s [SHELL-30 CONST-61]', async () => {
  await renderOnSite(<SiteCarousel label="carousel" slides={slides} />);
  await pass(4_999);
  expect(shown()).toBe(0);
  await pass(1);
  expect(shown()).toBe(1);
  await pass(4_999);
  expect(shown()).toBe(1);
  await pass(1);
  expect(shown()).toBe(0);
});

it('measures its slides anew once its width has stood still for 300 ms [SHELL-33 CONST-33]', async () => {
  await renderOnSite(<SiteCarousel label="carousel" slides={slides} />);
  await act(() => vi.dynamicImportSettled());
  resize(390);
  await pass(1_000);
  expect(embla.reInit).not.toHaveBeenCalled();
  resize(500);
  await pass(299);
  resize(640);
  await pass(299);
  expect(embla.reInit).not.toHaveBeenCalled();
  await pass(1);
  expect(embla.reInit).toHaveBeenCalledOnce();
});
