import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { field } from '@/tests/screens/support/form';
import { held, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { announced } from '@/tests/screens/support/said';
import { m } from '../../paraglide/messages.js';
import { KEEP_DISPLAY } from '../../shell/display';

const LIGHT = 'rgb(247, 245, 242)';
const DARK = 'rgb(14, 20, 28)';
/** With the script of the page’s head, which the server writes. */
async function open(visit: Visit = {}) {
  const opened = await renderScreen('/m/set', visit);
  new Function(KEEP_DISPLAY)();
  return opened;
}
afterEach(() => {
  for (const name of ['theme', 'text', 'motion']) delete document.documentElement.dataset[name];
});

const background = () => getComputedStyle(document.body).backgroundColor;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('fieldset input[type="checkbox"]')];

it('a guest chooses theme, size of texts and motion for the device, and each stands at once [ACC-05 ACC-06 ROUTE-73 ROUTE-102 HDR-20]', async () => {
  await open();
  expect(radio(m.settings_theme_dark()).checked).toBe(true);
  expect(background()).toBe(DARK);
  fireEvent.click(radio(m.settings_theme_light()));
  await vi.waitFor(() => expect(background()).toBe(LIGHT));
  fireEvent.click(radio(m.settings_text_larger()));
  await vi.waitFor(() => expect(document.documentElement.dataset.text).toBe('larger'));
  fireEvent.click(screen.getByRole('switch', { name: m.settings_motion() }));
  await vi.waitFor(() => expect(document.documentElement.dataset.motion).toBe('reduced'));
  expect(JSON.parse(localStorage.getItem('DISPLAY') ?? '{}')).toEqual({
    theme: 'light',
    text: 'larger',
    motion: 'reduced',
  });
  await expectNoBarrier();
});

it('a guest has no more than the device’s own: the version, no balance to hide, no way out [ACC-06 ACC-11]', async () => {
  await open();
  expect(screen.getByText(m.settings_version())).toBeTruthy();
  expect(screen.queryByRole('switch', { name: m.wallet_hide_balance() })).toBe(null);
  expect(screen.queryByText(m.settings_contact())).toBe(null);
  expect(screen.queryByRole('button', { name: m.log_out() })).toBe(null);
});

it('a member has the hidden balance, the password and the way out, which asks first [ACC-06 ACC-11]', async () => {
  await open({ as: 'member' });
  fireEvent.click(screen.getByRole('switch', { name: m.wallet_hide_balance() }));
  await vi.waitFor(() => expect(localStorage.getItem('HIDE_BALANCE')).toBe('1'));
  const way = within(screen.getByRole('main')).getByRole('link', { name: m.member_change_password() });
  expect(way.getAttribute('href')).toBe('/m/changePsw');
  fireEvent.click(screen.getByRole('button', { name: m.log_out() }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: m.log_out() })).toBeTruthy();
});

it('nothing is sent by any channel until the member chooses it; a tap shows at once and is sent [ACC-06 CALL-41]', async () => {
  const sent = held();
  const { asked, known } = await open({
    as: 'member',
    answers: { 'member.contactChoices': () => ({ allowed: [] }), 'member.setContactChoice': sent },
  });
  await vi.waitFor(() => expect(boxes()).toHaveLength(6));
  expect(boxes().filter(({ checked }) => checked)).toEqual([]);
  await expectNoBarrier();
  fireEvent.click(field('offers-email'));
  await vi.waitFor(() => expect(field('offers-email').checked).toBe(true));
  const inputsOf = (of: string) => asked.flatMap(({ operation, input }) => (operation === of ? [input] : []));
  await vi.waitFor(() =>
    expect(inputsOf('member.setContactChoice')).toEqual([
      { topic: 'offers', channel: 'email', allowed: true },
    ]),
  );
  known.answers = {};
  sent.release();
  await vi.waitFor(() => expect(inputsOf('member.contactChoices')).toHaveLength(2));
  await vi.waitFor(() =>
    expect([field('offers-email').checked, field('news-email').checked]).toEqual([true, false]),
  );
});

it('a choice that was refused is taken back, and said [ACC-06 CALL-41]', async () => {
  await open({
    as: 'member',
    answers: { 'member.setContactChoice': [refused('gateway.unavailable'), (example) => example] },
  });
  await vi.waitFor(() => expect(field('offers-email').checked).toBe(true));
  fireEvent.click(field('news-sms'));
  await announced(m.error_system());
  await vi.waitFor(() => expect(field('news-sms').checked).toBe(false));
});

it('a user on trial chooses for the device alone [ACC-05 ROLE-30]', async () => {
  await open({ as: 'trial' });
  await vi.waitFor(() => expect(boxes()).toHaveLength(6));
  for (const box of boxes()) expect(box.matches(':disabled')).toBe(true);
  fireEvent.click(radio(m.settings_theme_light()));
  await vi.waitFor(() => expect(background()).toBe(LIGHT));
});

it.each([320, 768])('English fits %d px in every size of text [ACC-05]', async (width) => {
  await open({ as: 'member', language: 'en', width });
  for (const size of [m.settings_text_plain, m.settings_text_large, m.settings_text_larger]) {
    fireEvent.click(radio(size({}, { locale: 'en' })));
    expectNoSidewaysScroll();
  }
  await expectNoBarrier();
});
