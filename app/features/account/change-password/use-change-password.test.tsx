// @vitest-environment happy-dom
import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { ChangePasswordForm } from './change-password-form';

const functions = { changePasswordFn: vi.fn() };
standIn(import('./change-password.functions'), functions);

const SESSION = { id: 'id', merchantCode: 'hoadang', userName: 'minhan', firstTimeLogin: false, type: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.getByRole('status').textContent;

let history: RouterHistory;

function Page() {
  history = useRouter().history;
  return <ChangePasswordForm session={SESSION} />;
}

/** Fills the form in and sends it, on a page that the promotions led to. */
async function change(): Promise<void> {
  await renderOnSite(<Page />, {
    session: { type: 0 },
    at: '/m/activity',
    site: { rememberSalt: 'salt' },
  });
  history.push('/m/changePsw');
  await pass(0);
  const typed = [
    [m.change_password_old(), 'Lantern11'],
    [m.change_password_new(), 'Lantern22'],
    [m.change_password_confirm(), 'Lantern22'],
  ] as const;
  for (const [label, value] of typed) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: m.change_password() }));
  await pass(0);
}

it('says for 10 s at most that it is at work, however long the call takes [CHPW-28 CONST-11]', async () => {
  functions.changePasswordFn.mockReturnValue(new Promise(() => undefined));
  await change();
  expect(said()).toBe(m.change_password_saving());
  await pass(9_999);
  expect(said()).toBe(m.change_password_saving());
  await pass(1);
  expect(said()).toBe('');
});

it('thanks for 1 s and then leads home, in place of the form [CHPW-29 CHPW-32 CONST-12 CONST-13]', async () => {
  functions.changePasswordFn.mockResolvedValue({ success: true, value: SESSION });
  await change();
  expect(said()).toBe(m.change_password_saved());
  await pass(999);
  expect([said(), history.location.pathname]).toEqual([m.change_password_saved(), '/m/changePsw']);
  await pass(1);
  expect([said(), history.location.pathname]).toEqual(['', '/m/home']);
  act(() => history.back());
  expect(history.location.pathname).toBe('/m/activity');
});
