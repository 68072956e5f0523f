import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, held, refused } from '../../../../tests/screens/support/gateway';
import { renderScreen } from '../../../../tests/screens/support/render-screen';
import { m } from '../../../paraglide/messages.js';

const open = (answers: Answers = {}) => renderScreen('/m/withdraw', { as: 'member', answers });

const field = (name: 'amount' | 'paymentPassword') => {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input) throw new Error(`no field ${name}`);
  return input;
};
const send = () => {
  const button = document.querySelector<HTMLButtonElement>('button[name="submit"]');
  if (!button) throw new Error('nothing to send');
  return button;
};

/** Types and sends once the form may be sent. */
async function fillAndSend(amount = '2000000', taps = 1) {
  await vi.waitFor(() => expect(send().disabled).toBe(false));
  fireEvent.change(field('amount'), { target: { value: amount } });
  fireEvent.change(field('paymentPassword'), { target: { value: '220926' } });
  for (let tap = 0; tap < taps; tap += 1) fireEvent.click(send());
}

it('a guest is sent to the login, which leads back [ROUTE-10 ROUTE-88]', async () => {
  const { path } = await renderScreen('/m/withdraw');
  expect(path()).toBe('/m/login?redirect=%2Fm%2Fwithdraw');
});

it('says what can be withdrawn, what not and why, what is free and what it comes to [MONEY-06 MONEY-07]', async () => {
  await open();
  const main = screen.getByRole('main');
  expect(main.textContent).toContain('11.445.678,00\u00a0₫');
  expect(main.textContent).toContain(m.withdraw_total({ amount: '12.345.678\u00a0₫' }));
  expect(main.textContent).toContain('900.000,00\u00a0₫');
  expect(main.textContent).toContain(m.withdraw_free_left({ left: 2, count: 3 }));
  fireEvent.change(field('amount'), { target: { value: '2000000' } });
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('2.000.000,00\u00a0₫'));
  expect(main.textContent).toContain('10.345.678\u00a0₫');
});

it('the last free withdrawal of the day costs nothing [MONEY-07]', async () => {
  const fee = () => screen.getByText(m.withdraw_fee()).nextElementSibling?.textContent;
  await open({ 'withdraw.overview': (known) => ({ ...known, freeLeft: 1 }) });
  expect(fee()).toBe('0\u00a0₫');
});

it('without a free one left the fee is told and taken off [MONEY-07]', async () => {
  await open({ 'withdraw.overview': (known) => ({ ...known, freeLeft: 0 }) });
  expect(screen.getByText(m.withdraw_fee()).nextElementSibling?.textContent).toBe('5.000\u00a0₫');
  fireEvent.change(field('amount'), { target: { value: '2000000' } });
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('1.995.000,00\u00a0₫'));
});

it('without a bank card the way to one comes first [MONEY-07]', async () => {
  await open({ 'bankCards.list': (known) => ({ ...known, list: [] }) });
  expect(screen.getByRole('link', { name: m.cards_add() }).getAttribute('href')).toMatch(
    /^\/m\/bankCards\?add/,
  );
  expect(screen.queryByRole('button', { name: m.withdraw_send() })).toBe(null);
});

it('where the operator takes no withdrawals it says so, and leads to customer service [MONEY-08]', async () => {
  await open({ 'wallet.withdrawSettings': (known) => ({ ...known, allowWithdraw: 'N' }) });
  expect(screen.getByText(m.error_no_permission())).toBeTruthy();
  expect(screen.getByRole('link', { name: m.tracker_support() }).getAttribute('href')).toBe('/m/support');
});

it('a wrong payment password stands beside its field and is taken away; the amount stays [MONEY-06]', async () => {
  await open({ 'withdraw.create': refused('payment.password.wrong', { value: { triesLeft: 2 } }) });
  await fillAndSend();
  await vi.waitFor(() => expect(field('paymentPassword').getAttribute('aria-invalid')).toBe('true'));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('paymentPassword'));
  expect([field('amount').value, field('paymentPassword').value]).toEqual(['2.000.000', '']);
});

it('a double tap sends one withdrawal, under one key, and leads to its order [MONEY-21]', async () => {
  const sent = held();
  const { asked, path } = await open({ 'withdraw.create': sent });
  await fillAndSend('2000000', 2);
  await vi.waitFor(() => expect(send().disabled).toBe(true));
  sent.release();
  await vi.waitFor(() => expect(path()).toMatch(/^\/m\/withdraw\/RT/));
  const created = asked.filter(({ operation }) => operation === 'withdraw.create');
  expect(created.map(({ input }) => input)).toEqual([
    { amount: '2000000.00', fee: '0.00', bankCardId: 'card-1', paymentPassword: '220926' },
  ]);
});

it('an answer that is lost is no refusal: what is sent again has the same key [MONEY-21]', async () => {
  const { asked, path } = await open({ 'withdraw.create': ['lost', (example) => example] });
  await fillAndSend();
  expect(await screen.findByText(m.withdraw_unsure(), { exact: false })).toBeTruthy();
  expect(field('amount').value).toBe('2.000.000');
  await vi.waitFor(() => expect(send().disabled).toBe(false));
  fireEvent.click(send());
  await vi.waitFor(() => expect(path()).toMatch(/^\/m\/withdraw\/RT/));
  const keys = asked.flatMap(({ operation, key }) => (operation === 'withdraw.create' ? [key] : []));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('without the gateway it says so, and asks again by a tap', async () => {
  const { known } = await open({ 'withdraw.overview': 'dead' });
  const retry = await screen.findByRole('button', { name: m.action_retry() });
  known.answers = {};
  fireEvent.click(retry);
  await vi.waitFor(() => expect(send().disabled).toBe(false));
});
