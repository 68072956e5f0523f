// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import vietnamese from '@/messages/vi.json';
import { standIn } from '@/tests/support/stand-in';
import { WinnerBoard } from './winner-board';

const calls = { gateway: vi.fn() };
standIn(import('@/app/lib/calls/gateway'), calls);
standIn(import('@/app/locale/locale'), { useLocale: () => ({}) });
standIn(import('@/app/domain/media/operator-image'), { OperatorImage: () => null });
const currency = { code: 'VND', symbol: '₫' };
standIn(import('@/app/session/site.queries'), { useSite: () => ({ currency }) });

const HEIGHT = 128;
const motion = { reduced: false, saves: false, hidden: false };
let sight: (seen: boolean) => void = () => undefined;
let scrolledTo: number[] = [];
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(motion, { reduced: false, saves: false, hidden: false });
  scrolledTo = [];
  vi.stubGlobal('matchMedia', () => ({
    matches: motion.reduced,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        sight = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe = () => sight(true);
      disconnect() {}
    },
  );
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => motion.hidden);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function (this: HTMLElement, ...given) {
    const { top = 0 } = given[0] as unknown as ScrollToOptions;
    this.scrollTop = top;
    scrolledTo.push(top);
  });
  Object.defineProperty(navigator, 'connection', {
    value: {
      get saveData() {
        return motion.saves;
      },
    },
    configurable: true,
  });
  calls.gateway.mockReset();
});
afterEach(() => {
  cleanup();
  client.clear();
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wins = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    recordId: index,
    customerName: `N***${index}`,
    winAmount: (index + 1) * 100_000,
    gameName: 'Sen Ngọc',
  }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(count: number) {
  calls.gateway.mockImplementation(async () => ({ list: wins(count) }));
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <WinnerBoard />
    </QueryClientProvider>,
  );
  await pass(0);
}
const list = () => screen.getByRole('list', { name: vietnamese.winners_title });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the winner board', () => {
  test('shows name, game and amount, the largest first, and asks for the language [HOME-46 WIN-02 WIN-06]', async () => {
    await show(2);
    expect(rows()).toEqual(['N***1Sen Ngọc2.000,00\u00a0₫', 'N***0Sen Ngọc1.000,00\u00a0₫']);
    expect(calls.gateway.mock.calls[0]?.[1]).toEqual({ language: 'VI' });
  });

  test('says how long ago each was won, as time goes by; nothing where that is not known [WIN-19]', async () => {
    calls.gateway.mockImplementation(async () => ({
      list: [{ ...wins(1)[0], wonAt: Date.now() - 59 * 60_000 }, ...wins(2).slice(1)],
    }));
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(
      <QueryClientProvider client={client}>
        <WinnerBoard />
      </QueryClientProvider>,
    );
    await pass(0);
    const times = () => within(list()).getAllByText(/trước$/);
    expect(times().map(({ textContent }) => textContent)).toEqual(['59 phút trước']);
    act(() => sight(false));
    await pass(90_000);
    expect(times()[0]?.textContent).toBe('1 giờ trước');
  });

  test('scrolls by a group of two every 1,500 ms, and from the last on to the first [WIN-07 WIN-08 WIN-10 WIN-11 CONST-57 CONST-58]', async () => {
    await show(4);
    await pass(1_499);
    expect(scrolledTo).toEqual([]);
    await pass(1);
    expect(scrolledTo).toEqual([HEIGHT]);
    await pass(1_500);
    expect(scrolledTo).toEqual([HEIGHT, 2 * HEIGHT]);
    // There the first group stands again: it goes on from where that one is.
    await pass(1_500);
    expect(scrolledTo.at(-1)).toBe(HEIGHT);
  });

  test.each([1, 2, 3])('with %i entries stands still and has no button [WIN-09]', async (count) => {
    await show(count);
    await pass(60_000);
    expect(scrolledTo).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('stops at its button and goes on at it [WIN-08]', async () => {
    await show(8);
    fireEvent.click(screen.getByRole('button', { name: vietnamese.winners_pause }));
    await pass(10_000);
    expect(scrolledTo).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: vietnamese.winners_play }));
    await pass(1_500);
    expect(scrolledTo).toHaveLength(1);
  });

  test('stops for good at a touch, and is scrolled by hand then [WIN-08]', async () => {
    await show(8);
    fireEvent.pointerDown(list(), { pointerType: 'touch' });
    await pass(10_000);
    expect(scrolledTo).toEqual([]);
    expect(list().dataset.moving).toBeUndefined();
    expect(screen.getByRole('button', { name: vietnamese.winners_play })).toBeDefined();
  });

  test.each<[string, () => void, () => void]>([
    ['the focus is in it', () => list().focus(), () => list().blur()],
    [
      'the page is hidden',
      () => Object.assign(motion, { hidden: true }),
      () => Object.assign(motion, { hidden: false }),
    ],
    ['it is off the screen', () => sight(false), () => sight(true)],
  ])('is held while %s [WIN-08]', async (_, hold, release) => {
    await show(8);
    act(hold);
    await pass(10_000);
    expect(scrolledTo).toEqual([]);
    act(release);
    await pass(1_500);
    expect(scrolledTo).toHaveLength(1);
  });

  test.each([{ reduced: true }, { saves: true }])('never moves by itself with %j [WIN-08]', async (wish) => {
    Object.assign(motion, wish);
    await show(8);
    await pass(10_000);
    expect(scrolledTo).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(list().tabIndex).toBe(0);
  });

  test('asks anew every 30 s while it is seen, never else, and keeps what it shows when that fails', async () => {
    await show(2);
    await pass(29_000);
    expect(calls.gateway).toHaveBeenCalledTimes(1);
    calls.gateway.mockRejectedValue(new Error('outage'));
    await pass(2_000);
    expect(calls.gateway).toHaveBeenCalledTimes(2);
    expect(rows()).toHaveLength(2);
    act(() => sight(false));
    await pass(300_000);
    expect(calls.gateway).toHaveBeenCalledTimes(2);
  });

  test('is not there when nobody has won [HOME-46]', async () => {
    await show(0);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
