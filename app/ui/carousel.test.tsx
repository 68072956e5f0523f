// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standIn } from '../../tests/support/stand-in';
import { Carousel } from './carousel';

let reduced = false;
let index = 0;
let listeners: (() => void)[] = [];
const move = vi.fn((by: number, _jump?: boolean) => {
  index = (index + by + 3) % 3;
  for (const tell of listeners) tell();
});
const api = {
  scrollNext: (jump?: boolean) => move(1, jump),
  scrollPrev: (jump?: boolean) => move(-1, jump),
  selectedScrollSnap: () => index,
  on: (_event: string, listener: () => void) => {
    listeners.push(listener);
    return api;
  },
};
const motion = vi.fn();

standIn(import('./carousel-motion'), {
  CarouselMotion: (props: { onApi: (given: unknown) => void }) => {
    motion(props);
    const { onApi } = props;
    useEffect(() => onApi(api), [onApi]);
    return null;
  },
});

const text = { pause: 'Pause', play: 'Play', slide: (number: number, total: number) => `${number}/${total}` };
const slides = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: String(n), content: <a href={`#${n}`}>Slide {n}</a> }));

const carousel = (count: number, more: Partial<Parameters<typeof Carousel>[0]>) => {
  const given = {
    label: 'News',
    interval: 5000,
    resizeDebounce: 300,
    dir: 'ltr' as const,
    awake: true,
    text,
  };
  return <Carousel {...given} slides={slides(count)} {...more} />;
};
const show = (count: number, more: Partial<Parameters<typeof Carousel>[0]> = {}) =>
  render(carousel(count, more));
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
};
const shown = () => [...document.querySelectorAll('li')].findIndex((slide) => !slide.inert);

beforeEach(() => {
  vi.useFakeTimers();
  [reduced, index, listeners] = [false, 0, []];
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a carousel', () => {
  test('goes on by itself every 5 s and begins anew after the last slide [SHELL-29 SHELL-30 CONST-61]', async () => {
    show(3);
    await pass(4_999);
    expect(move).not.toHaveBeenCalled();
    await pass(1);
    expect(shown()).toBe(1);
    await pass(10_000);
    expect(shown()).toBe(0);
  });

  test('goes on by itself before what moves it is there, which takes over where it stands [SHELL-29 SHELL-30]', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const at = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(this.matches('li') ? at * 420 : 0, 0, 400, 200);
    });
    const { rerender } = render(carousel(3, { awake: false }));
    await pass(5_000);
    expect(shown()).toBe(1);
    await pass(5_000);
    expect(shown()).toBe(2);
    expect(document.querySelector('ul')?.style.translate).toBe('-210%');
    expect(motion).not.toHaveBeenCalled();
    rerender(carousel(3, { awake: true }));
    await pass(0);
    expect(motion.mock.lastCall?.[0]).toMatchObject({ start: 2 });
    vi.restoreAllMocks();
  });

  test('waits for its button where its slides are read', async () => {
    show(3, { held: true });
    await pass(20_000);
    expect(move).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await pass(5_000);
    expect(move).toHaveBeenCalledTimes(1);
  });

  test('with one item has no dots, no controls and does not move [SHELL-31]', async () => {
    show(1);
    await pass(30_000);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(motion).not.toHaveBeenCalled();
  });

  test('shows a dot for each of several items, the current one marked [SHELL-31]', async () => {
    const { container } = show(3);
    const dots = () => [...container.querySelectorAll('[aria-hidden] > span')];
    expect(dots()).toHaveLength(3);
    await pass(5_000);
    expect(dots().findIndex((dot) => dot.hasAttribute('data-selected'))).toBe(1);
  });

  test('is paused by its button and goes on by it', async () => {
    show(3);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await pass(20_000);
    expect(move).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await pass(5_000);
    expect(move).toHaveBeenCalledTimes(1);
  });

  test('stops for good when it is touched', async () => {
    show(3);
    fireEvent.pointerDown(screen.getByText('Slide 0'));
    await pass(20_000);
    expect(move).not.toHaveBeenCalled();
  });

  test('waits while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show(3);
    await pass(10_000);
    expect(move).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    await pass(5_000);
    expect(move).toHaveBeenCalled();
    hidden.mockRestore();
  });

  test('stands still for who prefers reduced motion [SHELL-45]', async () => {
    reduced = true;
    show(3);
    await pass(30_000);
    expect(move).not.toHaveBeenCalled();
  });

  test('is turned by its own buttons, also before it can move, and then no more by itself [HOME-33]', async () => {
    show(3, { text: { ...text, previous: 'Back', next: 'On' } });
    fireEvent.click(screen.getByRole('button', { name: 'On' }));
    await pass(0);
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(shown()).toBe(0);
    await pass(20_000);
    expect(move).toHaveBeenCalledTimes(2);
  });

  test('turns without sliding for who prefers reduced motion [SHELL-45]', async () => {
    reduced = true;
    show(3, { text: { ...text, previous: 'Back', next: 'On' } });
    await pass(3_000);
    fireEvent.click(screen.getByRole('button', { name: 'On' }));
    expect(move).toHaveBeenCalledWith(1, true);
  });

  test('hands on its direction and the debounce of its size [SHELL-33]', async () => {
    show(3, { dir: 'rtl' });
    await pass(3_000);
    expect(motion.mock.lastCall?.[0]).toMatchObject({ dir: 'rtl', resizeDebounce: 300 });
  });

  test('lets the slide that peeks be tapped, and hides the others', () => {
    show(4, { peek: true });
    expect([...document.querySelectorAll('li')].map((slide) => slide.inert)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
