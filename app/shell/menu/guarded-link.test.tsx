// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import vietnamese from '../../../messages/vi.json';
import { ToastProvider } from '../toast';
import { GuardedLink } from './guarded-link';

const site = vi.hoisted(() => ({ session: null as { type: number } | null, bonus: true }));
vi.mock('../../session/session.queries', () => ({ useSession: () => site.session }));
vi.mock('../../session/site.queries', () => ({ useSite: () => ({ flags: { REWCEN3: site.bonus } }) }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, search, activeOptions: _, ...props }: ComponentProps<'a'> & LinkOwn) => (
    <a href={search ? `${to}?redirect=${search.redirect}` : to} {...props} />
  ),
}));
type LinkOwn = { to: string; search?: { redirect: string }; activeOptions?: unknown };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Taps the link as who is given; whether it opened. */
function tap(session: { type: number } | null, to: string, bonus = true): boolean {
  Object.assign(site, { session, bonus });
  render(
    <ToastProvider>
      <GuardedLink to={to}>Thưởng</GuardedLink>
    </ToastProvider>,
  );
  const click = createEvent.click(link());
  fireEvent(link(), click);
  return !click.defaultPrevented;
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
  (_, type, to, bonus, text) => {
    expect(tap({ type }, to, bonus)).toBe(false);
    expect(said()).toBe(text);
    after(1_999);
    expect(said()).toBe(text);
    after(1);
    expect(said()).toBe('');
  },
);

it('opens for a member while the bonus is on [FOOT-18]', () => {
  expect(tap({ type: 0 }, '/m/rewardCenter')).toBe(true);
  expect(link().getAttribute('href')).toBe('/m/rewardCenter');
  expect(said()).toBe('');
});

it('leads a guest to the login, the wanted path kept, and refuses nothing [FOOT-17 MENU-52]', () => {
  expect(tap(null, '/m/rewardCenter', false)).toBe(true);
  expect(link().getAttribute('href')).toBe('/m/login?redirect=/m/rewardCenter');
  expect(said()).toBe('');
});
