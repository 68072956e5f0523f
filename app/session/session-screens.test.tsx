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
  const { known, path, sessionId } = await renderScreen('/m/member/home', {
    as: 'member',
    answers: {
      'session.logOut': 'dead',
      'member.info': (info) => ({ ...info, nickname: 'Người Trước' }),
      'wallet.balance': () => ({ sumBalance: 111_111 }),
    },
  });
  expect(await screen.findByText('Người Trước')).toBeTruthy();
  await vi.waitFor(() => expect(document.body.textContent).toContain('111.111'));
  expect(sessionId()).toBeDefined();
  tapLogOut();
  await confirm();
  await vi.waitFor(() => expect(path()).toBe('/m/home'));
  expect([record(), sessionId()]).toEqual([null, undefined]);

  const [next, money] = [held(), held()];
  known.answers = { 'member.info': next, 'wallet.balance': money };
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: m.log_in() }));
  await screen.findByRole('dialog', { name: m.log_in() });
  await logIn();
  await vi.waitFor(() => expect(record()).toMatchObject({ userName: 'minhan_2209' }));
  fireEvent.click(screen.getByRole('link', { name: m.member_centre() }));
  await vi.waitFor(() => expect(path()).toBe('/m/member/home'));
  expect(document.body.textContent).not.toMatch(/Người Trước|111\.111/);
  next.release();
  money.release();
  await vi.waitFor(() => expect(document.body.textContent).toContain('12.345.678'));
  expect(await screen.findByText('Minh An')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Người Trước|111\.111/);
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
