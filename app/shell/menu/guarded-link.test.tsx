// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import vietnamese from '@/messages/vi.json';
import { renderOnSite } from '@/tests/support/on-site';
import type { RoutePath } from '../../screens';
import { GuardedLink } from './guarded-link';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Taps the link on home as who is given; where that led. */
async function tap(session: { type: number } | null, to: RoutePath, bonus = true): Promise<string> {
  const { history } = await renderOnSite(<GuardedLink to={to}>Thưởng</GuardedLink>, {
    session,
    flags: bonus ? ['REWCEN3'] : [],
  });
  await act(async () => void fireEvent.click(link()));
  return history.location.href;
}
const link = () => screen.getByRole('link', { name: 'Thưởng' });
const said = () => screen.getByRole('alert').textContent;
const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

const REFUSED = [
  ['a free account that it needs an actual one', 40, '/m/withdraw', true, vietnamese.free_reject],
  ['a free account the same before all else', 40, '/m/rewardCenter', false, vietnamese.free_reject],
  [
    'a member to ask customer service while the bonus is off',
    0,
    '/m/rewardCenter',
    false,
    vietnamese.contact_service,
  ],
] as const;

it.each(REFUSED)(
  'tells %s, for 2 s, and stays [FOOT-14 FOOT-15 FOOT-19 FOOT-20 FOOT-21 CONST-19 ERR-33 ERR-34 ERR-51]',
  async (_, type, to, bonus, text) => {
    expect(await tap({ type }, to, bonus)).toBe('/m/home');
    expect(said()).toBe(text);
    after(1_999);
    expect(said()).toBe(text);
    after(1);
    expect(said()).toBe('');
  },
);

it('opens for a member while the bonus is on [FOOT-18]', async () => {
  expect(await tap({ type: 0 }, '/m/rewardCenter')).toBe('/m/rewardCenter');
  expect(link().getAttribute('href')).toBe('/m/rewardCenter');
  expect(said()).toBe('');
});

it('leads a guest to the login, the wanted path kept, and refuses nothing [FOOT-17 MENU-52]', async () => {
  const login = '/m/login?redirect=%2Fm%2FrewardCenter';
  expect(await tap(null, '/m/rewardCenter', false)).toBe(login);
  expect(link().getAttribute('href')).toBe(login);
  expect(said()).toBe('');
});
