import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { field, fill, send } from '@/tests/screens/support/form';
import { type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';

const NEW = '310714';
const FIRST: Responses = { 'withdraw.overview': (known) => ({ ...known, hasPaymentPassword: false }) };
const open = (answers: Responses = {}) => renderScreen('/m/paymentPassword', { as: 'member', answers });
const inputs = ({ asked }: Awaited<ReturnType<typeof open>>) =>
  asked.flatMap(({ operation, input }) => (operation === 'member.paymentPassword' ? [input] : []));

it('the first one is set by the login password, twice alike and not guessable [ACC-12 CALL-43]', async () => {
  const visit = await open({
    ...FIRST,
    'member.paymentPassword': [refused('password.wrong'), (example) => example],
  });
  expect(screen.getByRole('heading', { name: m.paypass_first_title() })).toBeTruthy();
  await send();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('loginPassword')));
  await expectNoBarrier();
  await fill({ loginPassword: 'Lantern2209', newPassword: '123456', confirm: '123457' });
  await screen.findByText(m.form_confirm_mismatch());
  expect(screen.getAllByText(m.paypass_hint()).length).toBeGreaterThan(0);
  expect(inputs(visit)).toEqual([]);
  await send({ loginPassword: 'wrong-one', newPassword: NEW, confirm: NEW });
  await screen.findByText(m.error_login_password());
  expect([field('newPassword').value, field('loginPassword').value]).toEqual([NEW, '']);
  await send({ loginPassword: 'Lantern2209' });
  const saved = await screen.findByRole('heading', { name: m.paypass_saved() });
  await vi.waitFor(() => expect(document.activeElement).toBe(saved));
  expect(screen.getByText(m.paypass_saved_ready())).toBeTruthy();
  expect(inputs(visit).at(-1)).toEqual({ loginPassword: 'Lantern2209', newPassword: NEW });
  await expectNoBarrier();
});

it('a change counts wrong ones and says until when none is taken; by the login password it is made, and withdrawals wait after it [ACC-12 CALL-43]', async () => {
  const { known } = await open({
    'member.paymentPassword': [
      refused('payment.password.wrong', { value: { triesLeft: 4 } }),
      refused('payment.password.wrong', { value: { triesLeft: 1 } }),
      refused('payment.password.locked'),
      refused('modify.new.old.same'),
      (example) => example,
    ],
  });
  expect(screen.getByRole('heading', { name: m.paypass_change_title() })).toBeTruthy();
  for (const count of [4, 1]) {
    await send({ oldPassword: '000111', newPassword: NEW, confirm: NEW });
    await screen.findByText(m.paypass_tries_left({ count }));
    expect([field('oldPassword').value, field('newPassword').value]).toEqual(['', NEW]);
  }
  const overview = (more: object): Responses => ({
    ...known.answers,
    'withdraw.overview': (example) => ({ ...example, ...more }),
  });
  known.answers = overview({ lockedUntil: Date.now() + 3_600_000 });
  await send({ oldPassword: '000111' });
  await screen.findByText(m.error_payment_password_locked());
  await screen.findByText(/Thử lại từ \d\d:\d\d/);
  await expectNoBarrier();

  fireEvent.click(screen.getByRole('button', { name: m.paypass_forgot() }));
  await send({ loginPassword: 'Lantern2209', newPassword: '220926', confirm: '220926' });
  await screen.findByText(m.error_same_password());
  known.answers = overview({ withdrawFrom: Date.now() + 3_600_000 });
  await send({ newPassword: NEW, confirm: NEW });
  await screen.findByText(/Bạn có thể rút tiền lại từ \d\d:\d\d/);
});
