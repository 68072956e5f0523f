import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fill, send } from '../../tests/screens/support/form';
import { held } from '../../tests/screens/support/gateway';
import { renderScreen } from '../../tests/screens/support/render-screen';
import { m } from '../paraglide/messages.js';

const record = () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null');

async function logIn() {
  await fill({});
  await fill({ username: 'minhan_2209', password: 'Lantern2209' });
  await send();
}

const tapLogOut = () => fireEvent.click(screen.getByRole('button', { name: m.log_out() }));
const question = () => screen.findByRole('dialog', { name: m.log_out_question() });
const confirm = async () =>
  fireEvent.click(within(await question()).getByRole('button', { name: m.log_out() }));

it('a failed logout call clears the session here all the same, and another account in the same tab sees nothing of the first [SESS-35 SESS-47]', async () => {
  const { known, path } = await renderScreen('/m/member/home', {
    as: 'member',
    answers: {
      'session.logOut': 'dead',
      'member.info': (info) => ({ ...info, nickname: 'Người Trước' }),
    },
  });
  expect(await screen.findByText('Người Trước')).toBeTruthy();
  tapLogOut();
  await confirm();
  await vi.waitFor(() => expect(path()).toBe('/m/home'));
  expect(record()).toBe(null);

  const next = held();
  known.answers = { 'member.info': next };
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: m.log_in() }));
  await screen.findByRole('dialog', { name: m.log_in() });
  await logIn();
  await vi.waitFor(() => expect(record()).toMatchObject({ userName: 'minhan_2209' }));
  expect(screen.queryByText('Người Trước')).toBe(null);
  known.answers = { 'member.info': (info) => ({ ...info, nickname: 'Người Sau' }) };
  next.release();
  fireEvent.click(screen.getByRole('link', { name: m.footer_member() }));
  await vi.waitFor(() => expect(path()).toBe('/m/member/home'));
  expect(screen.queryByText('Người Trước')).toBe(null);
});

it('the installed app offers once, after a login, to stay signed in [SESS-45 PWA-27]', async () => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  try {
    const { asked, path } = await renderScreen('/m/login?redirect=%2Fm%2Fsupport');
    await logIn();
    await vi.waitFor(() => expect(path()).toBe('/m/support'));
    const offer = await screen.findByRole('dialog', { name: m.stay_title() });
    fireEvent.click(within(offer).getByRole('button', { name: m.stay_yes() }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    const stays = asked.filter(({ operation }) => operation === 'session.stay');
    expect(stays.map(({ input }) => input)).toEqual([{ stays: true }]);
    expect(record()).toMatchObject({ stays: true });
  } finally {
    Reflect.deleteProperty(navigator, 'standalone');
  }
});
