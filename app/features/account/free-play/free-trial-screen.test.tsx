import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { fill } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { alerts } from '@/tests/screens/support/said';

const record = () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null');
const startsOf = ({ asked }: Pick<Awaited<ReturnType<typeof renderScreen>>, 'asked'>) =>
  asked.filter(({ operation }) => operation === 'session.freePlay').length;
const NOT_OFFERED: Responses = { 'session.freePlayOffer': () => ({ offered: false }) };

/** The ways to free play on the screen and, where it has one, in its menu. */
async function freePlayLinks() {
  const menu = screen.queryByRole('button', { name: m.header_menu() });
  if (menu) {
    fireEvent.click(menu);
    await within(await screen.findByRole('dialog')).findAllByRole('navigation');
  }
  return [...document.querySelectorAll('a[href="/m/freeTrial"]')].map(({ textContent }) => textContent);
}

it('a guest finds free play on the login page, in the menu and on home [LOGIN-42 TRIAL-12 ROLE-20]', async () => {
  await renderScreen('/m/login');
  const link = screen.getByRole('link', { name: m.login_free_play() });
  expect(link.getAttribute('href')).toBe('/m/freeTrial');
  await renderScreen('/m/home');
  const card = screen.getByRole('navigation', { name: m.home_quick_label() });
  expect(within(card).getByRole('link', { name: m.home_quick_free_play() })).toBeTruthy();
  expect(await freePlayLinks()).toEqual([m.home_quick_free_play(), m.free_play()]);
});

it.each(['/m/login', '/m/home'])(
  'is offered to nobody on %s while the operator offers none [TRIAL-14 CALL-11]',
  async (address) => {
    await renderScreen(address, { answers: NOT_OFFERED });
    expect(await freePlayLinks()).toEqual([]);
  },
);

it('is not for a member, whom its address sends home and who keeps that session [TRIAL-13]', async () => {
  const shown = await renderScreen('/m/freeTrial', { as: 'member' });
  expect([shown.path(), startsOf(shown)]).toEqual(['/m/home', 0]);
  expect(await freePlayLinks()).toEqual([]);
});

it('a double tap waits, and starts one trial session, which takes its own place in the history with home [TRIAL-01 TRIAL-02 TRIAL-03 TRIAL-05 TRIAL-09 TRIAL-10 TRIAL-11 SESS-08 SESS-09 SESS-10 SESS-11 SESS-12 SESS-13 ROUTE-95 ROLE-28 CALL-10 LOGIN-42]', async () => {
  const starting = held();
  const shown = await renderScreen('/m/login', { answers: { 'session.freePlay': starting } });
  await fill({});
  const link = screen.getByRole('link', { name: m.login_free_play() });
  fireEvent.click(link);
  fireEvent.click(link);
  await vi.waitFor(() => expect(shown.path()).toBe('/m/freeTrial'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.free_play());
  expect(screen.getByText(m.free_play_wait_title()).closest('[role="status"]')).not.toBe(null);
  starting.release();
  await vi.waitFor(() => expect(shown.path()).toBe('/m/home'));
  expect(startsOf(shown)).toBe(1);
  expect(record()).toMatchObject({
    userName: 'guest_4821',
    type: 4,
    trial: true,
    firstTimeLogin: false,
    merchantCode: 'hoadang',
  });
  expect(sessionStorage.getItem('TRIAL_USER')).toBe('guest_4821');
  shown.router.history.back();
  await vi.waitFor(() => expect(shown.path()).toBe('/m/login'));
  expect(startsOf(shown)).toBe(1);
});

const SHEET = '/m/slot-games?game=90001';

it.each([
  ['the login page', `/m/login?redirect=${encodeURIComponent(SHEET)}`],
  ['the login over a page', `${SHEET}&auth=login`],
])(
  'a trial that is started on %s leads back to the game [TRIAL-03 LOGIN-42 LOGIN-44]',
  async (_, address) => {
    const { path } = await renderScreen(address);
    const link = await screen.findByRole('link', { name: m.login_free_play() });
    expect(link.getAttribute('href')).toBe(`/m/freeTrial?redirect=${encodeURIComponent(SHEET)}`);
    fireEvent.click(link);
    await vi.waitFor(() => expect(path()).toBe(SHEET));
    expect(record()).toMatchObject({ trial: true });
    expect(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: m.sheet_try() }),
    ).toBeTruthy();
  },
);

it('a way in that is not of this site leads home, and the wanted page is kept from form to form [LOGIN-44 ROUTE-88]', async () => {
  const { path } = await renderScreen('/m/freeTrial?redirect=https%3A%2F%2Fevil.example%2F');
  await vi.waitFor(() => expect(path()).toBe('/m/home'));
  const wanted = `redirect=${encodeURIComponent(SHEET)}`;
  await renderScreen(`/m/forget?${wanted}`);
  const links = await within(screen.getByRole('main')).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/m/login?${wanted}`);
});

it.each<[string, Responses['session.freePlay'], () => string]>([
  ['none offered', refused('permission.denied'), m.error_no_permission],
  ['an address that has had its free plays', refused('rate.limited'), m.error_rate_limited],
  ['a connection that is lost', 'lost', m.connection_lost],
])(
  'a trial that does not start (%s) ends the waiting, says why, and leaves the ways on, the next try among them [TRIAL-04 TRIAL-06 ERR-09 ERR-55]',
  async (_, answer, words) => {
    const { path } = await renderScreen('/m/freeTrial', {
      answers: { 'session.freePlay': [answer, (example: object) => example] as never },
    });
    await vi.waitFor(() => expect(alerts()).toEqual([words()]));
    expect(screen.queryByText(m.free_play_wait_title())).toBe(null);
    expect([path(), record()]).toEqual(['/m/freeTrial', null]);
    const main = within(screen.getByRole('main'));
    const ways = [m.log_in(), m.register_open()].map((name) => main.getByRole('link', { name }));
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/m/login', '/m/register']);
    await expectNoBarrier();
    fireEvent.click(main.getByRole('button', { name: m.action_retry() }));
    await vi.waitFor(() => expect(path()).toBe('/m/home'));
    expect(record()).toMatchObject({ trial: true });
  },
);

it('waits and fails in English too [ERR-44]', async () => {
  await renderScreen('/m/freeTrial', {
    language: 'en',
    answers: { 'session.freePlay': refused('permission.denied') },
  });
  await vi.waitFor(() =>
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      m.free_play_failed_title({}, { locale: 'en' }),
    ),
  );
});

it('somebody who goes back while it starts stays a guest [TRIAL-04]', async () => {
  const starting = held();
  const { path, router } = await renderScreen('/m/login', { answers: { 'session.freePlay': starting } });
  fireEvent.click(screen.getByRole('link', { name: m.login_free_play() }));
  expect(await screen.findByText(m.free_play_wait_title())).toBeTruthy();
  router.history.back();
  await vi.waitFor(() => expect(path()).toBe('/m/login'));
  starting.release();
  await fill({});
  // What is answered now, the page has time to take.
  await new Promise((done) => setTimeout(done, 100));
  expect(path()).toBe('/m/login');
  expect([record(), sessionStorage.getItem('TRIAL_USER')]).toEqual([null, null]);
});
