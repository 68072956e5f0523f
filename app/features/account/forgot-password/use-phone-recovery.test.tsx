// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { countriesQuery } from '../phone/countries.queries';
import { PhoneRecovery } from './phone-recovery';

const functions = { setPasswordByPhoneFn: vi.fn() };
standIn(import('./recovery.functions'), functions);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.getByRole('status').textContent;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('says for 15 s at most that the new password is being set, however long the call takes [FORGOT-36 CONST-10]', async () => {
  functions.setPasswordByPhoneFn.mockReturnValue(new Promise(() => undefined));
  const unused = () => undefined;
  await renderOnSite(<PhoneRecovery onLoggedIn={unused} onLoginNeeded={unused} />, {
    answers: [[countriesQuery().queryKey, { list: [], defaultCountryCode: 'VN' }]],
  });
  await pass(0);
  type(m.login_mobile(), '0912345678');
  type(m.login_code(), '123456');
  type(m.forgot_new_password(), 'Lantern22');
  fireEvent.click(screen.getByRole('button', { name: m.forgot_save() }));
  await pass(0);
  expect(functions.setPasswordByPhoneFn).toHaveBeenCalledOnce();
  expect(said()).toBe(m.forgot_saving());
  await pass(14_999);
  expect(said()).toBe(m.forgot_saving());
  await pass(1);
  expect(said()).toBe('');
});
