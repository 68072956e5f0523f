// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import vietnamese from '@/messages/vi.json';
import { LotteryScreen } from './lottery-screen';

const NOW = 1_790_000_000_000;
const SECOND = 1_000;
const calls = vi.hoisted(() => ({ gateway: vi.fn(), getDrawsFn: vi.fn() }));
vi.mock('@/app/lib/calls/gateway', () => ({ gateway: calls.gateway }));
vi.mock('./lottery.functions', () => ({ getDrawsFn: calls.getDrawsFn }));
vi.mock('@/app/locale/locale', () => ({ LOCALISED: 'localised', useLocale: () => ({}) }));
vi.mock('@/app/domain/media/operator-image', () => ({ OperatorImage: () => null }));
vi.mock('../category-rail', () => ({ CategoryRail: () => null }));
vi.mock('@tanstack/react-router', () => ({
  linkOptions: (options: object) => options,
  useRouter: () => ({
    buildLocation: ({ to, search }: Omit<Shown, 'children'>) => ({
      href: `${to}${JSON.stringify(search ?? {})}`,
    }),
  }),
  Link: ({ children, to, search, 'aria-current': current }: Shown) => (
    <a href={`${to}${JSON.stringify(search ?? {})}`} aria-current={current}>
      {children}
    </a>
  ),
}));

type Shown = { children: ReactNode; to: string; search?: object; 'aria-current'?: 'true' };
const site = { ahead: 0, hidden: false, numero: 1 };
/** The site's own time; the phone's clock may be ahead of it. */
const siteTime = () => Date.now() - site.ahead;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
  Object.assign(site, { ahead: 0, hidden: false, numero: 1 });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => site.hidden);
  calls.gateway.mockReset().mockImplementation(async ({ id }: { id: string }) => {
    if (id === 'lottery.electronic')
      return { list: [{ nodeId: 1, gameName: 'Ba Số', vassalage: 'ELOTT', gameCode: 'ELOTT-01' }] };
    return { list: [] };
  });
  calls.getDrawsFn.mockReset().mockImplementation(async () => responseOf(NOW + 60 * SECOND * site.numero));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function responseOf(drawTime: number) {
  const open = {
    gameCode: 'ELOTT-01',
    numero: `k${site.numero}`,
    closeTime: drawTime - 10 * SECOND,
    drawTime,
  };
  const list = [{ ...open, lastNumero: `k${site.numero - 1}`, lastResult: ['7', String(site.numero)] }];
  const value = { now: siteTime(), numero: { list }, vietnamNumero: null, vietnamResults: null };
  return { success: true, value };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function show(vendor?: string) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
  render(
    <QueryClientProvider client={client}>
      <LotteryScreen kind="ELOTT" vendor={vendor} />
    </QueryClientProvider>,
  );
  await pass(0);
}
const timer = () => screen.queryByRole('timer')?.textContent;
const says = (text: string) => expect(screen.getByRole('article').textContent).toContain(text);

test('counts down to the draw by the second, says when bets end and when it is drawn, and says nothing aloud [GAME-88]', async () => {
  await show();
  says(vietnamese.lott_open);
  expect(timer()).toBe('01:00');
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  await pass(17 * SECOND);
  expect(timer()).toBe('00:43');
  await pass(33 * SECOND);
  says(vietnamese.lott_closed);
  expect(timer()).toBe('00:10');
  await pass(10 * SECOND);
  says(vietnamese.lott_drawing);
  expect(timer()).toBeUndefined();
});

test('asks once for a draw, a little after it was held, and shows the result [GAME-86 GAME-87 GAME-88]', async () => {
  await show();
  says('71');
  await pass(60 * SECOND);
  expect(calls.getDrawsFn).toHaveBeenCalledTimes(1);
  site.numero = 2;
  await pass(4 * SECOND);
  expect(calls.getDrawsFn).toHaveBeenCalledTimes(2);
  says('72');
  says(vietnamese.lott_open);
  await pass(50 * SECOND);
  expect(calls.getDrawsFn).toHaveBeenCalledTimes(2);
});

test('asks more and more slowly for a result that is late, and keeps what is known when it fails [GAME-88]', async () => {
  await show();
  calls.getDrawsFn.mockRejectedValue(new Error('outage'));
  await pass(60 * SECOND + 4 * SECOND);
  expect(calls.getDrawsFn).toHaveBeenCalledTimes(2);
  says('71');
  await pass(60 * SECOND);
  expect(calls.getDrawsFn.mock.calls.length).toBeLessThanOrEqual(6);
  says('71');
});

test('neither ticks nor asks while the page is hidden, and is right at once when it is seen again [GAME-88]', async () => {
  await show();
  site.hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(20 * SECOND);
  expect(timer()).toBe('01:00');
  await pass(600 * SECOND);
  expect(calls.getDrawsFn).toHaveBeenCalledTimes(1);
  Object.assign(site, { hidden: false, numero: 12 });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(calls.getDrawsFn).toHaveBeenCalledTimes(2);
  says('712');
});

test('counts by the site’s time although the phone’s clock is wrong [GAME-88]', async () => {
  site.ahead = -3_600 * SECOND;
  calls.getDrawsFn.mockImplementation(async () => responseOf(siteTime() + 60 * SECOND));
  await show();
  await pass(SECOND);
  expect(timer()).toBe('00:59');
});

test('says when there are no lotteries, and when they cannot be loaded [GAME-87]', async () => {
  calls.gateway.mockResolvedValue({ list: [] });
  await show();
  expect(screen.getByText(vietnamese.lott_empty_title)).toBeDefined();
  cleanup();
  calls.gateway.mockRejectedValue(new Error('outage'));
  await show();
  expect(screen.getByText(vietnamese.lott_failed_title)).toBeDefined();
  expect(screen.getByRole('button', { name: vietnamese.action_retry })).toBeDefined();
});

test('shows the lotteries of the vendor that the address names, and how to see all again [GAME-42 GAME-92 GAME-104]', async () => {
  const lottery = (nodeId: number, vassalage: string) => ({
    nodeId,
    vassalage,
    gameName: `Trò ${nodeId}`,
    gameCode: `ELOTT-0${nodeId}`,
  });
  const list = [lottery(1, 'ELOTT'), lottery(2, 'TCG_SEA'), lottery(3, 'TCG_SEA')];
  calls.gateway.mockImplementation(async ({ id }) => ({ list: id === 'lottery.electronic' ? list : [] }));
  const chip = (name: string) => screen.getByRole('link', { name });
  const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  await show();
  expect(titles()).toEqual(['Trò 1', 'Trò 2', 'Trò 3']);
  expect(chip('TCG SEA').getAttribute('href')).toBe('/m/elott{"vendor":"TCG_SEA"}');
  cleanup();
  await show('TCG_SEA');
  expect(titles()).toEqual(['Trò 2', 'Trò 3']);
  expect(chip('TCG SEA').getAttribute('aria-current')).toBe('true');
  for (const way of ['TCG SEA', vietnamese.lobby_all]) {
    expect(chip(way).getAttribute('href')).toBe('/m/elott{}');
  }
  cleanup();
  await show('LOTT');
  expect(titles()).toEqual([]);
  expect(chip('LOTT').getAttribute('aria-current')).toBe('true');
  expect(chip(vietnamese.lobby_clear_filters).getAttribute('href')).toBe('/m/elott{}');
});
