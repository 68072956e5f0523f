import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { field, send as sendForm } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { stands } from '@/tests/screens/support/said';

const open = (answers: Responses = {}) => renderScreen('/m/withdraw', { as: 'member', answers });

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

const deposit = {
  kind: 'deposit' as const,
  locked: 500_000,
  required: 500_000,
  played: 0,
  times: 1,
  gameType: null,
  until: null,
  promotionId: null,
};
/** The bonus of the example first, and so many deposits after it. */
const lockedBy =
  (deposits: number): Responses['withdraw.overview'] =>
  (known) => ({
    ...known,
    total: 4_400_000,
    withdrawable: 1_000_000,
    requirements: [...known.requirements, ...Array.from({ length: deposits }, () => deposit)],
  });

it('says what is locked as one sum and what is played first; what comes after it is folded [MONEY-07]', async () => {
  await open({ 'withdraw.overview': lockedBy(5) });
  const main = screen.getByRole('main');
  expect(screen.getAllByText(m.withdraw_locked())).toHaveLength(1);
  // What is there less what can be withdrawn: the three sums add up.
  expect(main.textContent).toContain('3.400.000,00\u00a0₫');
  expect(screen.getByText(m.withdraw_played_first())).toBeTruthy();
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  const folded = screen.getByText(m.withdraw_played_later({ count: 5 }));
  const details = folded.closest('details');
  expect(details?.open).toBe(false);
  fireEvent.click(folded);
  await vi.waitFor(() => expect(details?.open).toBe(true));
  expect(within(details as HTMLElement).getAllByRole('listitem')).toHaveLength(5);
  expect(details?.textContent).toContain(m.withdraw_rule_deposit({ times: 1 }));
  await expectNoBarrier();
});

it('of one requirement says all, with nothing to unfold [MONEY-07]', async () => {
  await open({ 'withdraw.overview': lockedBy(0) });
  expect(screen.queryByText(m.withdraw_played_first())).toBe(null);
  expect(document.querySelector('main details')).toBe(null);
});

it.each([
  ['a card', { 'bankCards.list': (known) => ({ ...known, list: [] }) }, m.cards_add],
  [
    'a payment password',
    { 'withdraw.overview': (known) => ({ ...known, hasPaymentPassword: false }) },
    m.withdraw_set_password,
  ],
] as [string, Responses, () => string][])(
  'whoever has not %s yet finds the way to one at the top of a small phone [MONEY-07]',
  async (_, answers, name) => {
    await renderScreen('/m/withdraw', {
      as: 'member',
      width: 320,
      height: 480,
      answers: { 'withdraw.overview': lockedBy(5), ...answers },
    });
    const way = screen.getByRole('link', { name: name() }).getBoundingClientRect();
    const sum = screen.getByText(m.withdraw_available()).getBoundingClientRect();
    expect(way.bottom).toBeLessThan(480);
    expect(way.bottom).toBeLessThan(sum.top);
  },
);

it('where the operator takes no withdrawals it says so, and leads to customer service [MONEY-08]', async () => {
  await open({ 'wallet.withdrawSettings': (known) => ({ ...known, allowWithdraw: 'N' }) });
  expect(screen.getByText(m.error_no_permission())).toBeTruthy();
  expect(screen.getByRole('link', { name: m.tracker_support() }).getAttribute('href')).toBe('/m/support');
  expect(document.querySelector('input[name="amount"], button[name="submit"]')).toBe(null);
});

it('says of a locked bonus by which games it is freed [MONEY-07 REWARD-03]', async () => {
  const reason = m.withdraw_rule_bonus({ times: 2 });
  const gamesOf = (gameType: 'FISH' | null): Responses => ({
    'withdraw.overview': (known) => ({
      ...known,
      requirements: known.requirements.map((one) => ({ ...one, kind: 'bonus', times: 2, gameType })),
    }),
  });
  await open(gamesOf('FISH'));
  expect(screen.getByText(m.withdraw_rule_games({ reason, games: m.game_category_fish() }))).toBeTruthy();
  await open(gamesOf(null));
  expect(screen.getByText(reason)).toBeTruthy();
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

it('tells what is to be played, the terms of that, and which card takes nothing yet [MONEY-06 MONEY-07]', async () => {
  await open({
    'bankCards.list': ({ list, ...known }) => ({
      ...known,
      list: list.flatMap((card) => [
        card,
        { ...card, bankCardId: 'card-2', isDefault: false, withdrawFrom: Date.now() + 3_600_000 },
      ]),
    }),
    'withdraw.overview': (known) => ({
      ...known,
      requirements: known.requirements.map((one) => ({ ...one, played: 0 })),
    }),
  });
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0');
  expect(screen.getByRole('link', { name: m.withdraw_terms() }).getAttribute('href')).toBe(
    '/m/activityDetail?id=501',
  );
  const cards = screen.getAllByRole<HTMLInputElement>('radio');
  expect(cards.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
  ]);
  await expectNoBarrier();
});

it('what is typed wrongly is said beside its field, and nothing is sent [MONEY-07 MONEY-22 ERR-29]', async () => {
  const { asked, path } = await open();
  await sendForm();
  await screen.findByText(m.form_required({ field: m.withdraw_amount() }));
  expect(screen.getByText(m.form_required({ field: m.withdraw_password() }))).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('amount')));
  await expectNoBarrier();
  for (const wrong of ['-500000', '5e5', '500.000,5', '200000.50', '500 000']) {
    fireEvent.change(field('amount'), { target: { value: wrong } });
    await screen.findByText(m.form_amount_format());
    expect(document.querySelector('output')?.textContent).toBe('—');
  }
  fireEvent.change(field('amount'), { target: { value: '99999' } });
  await stands(m.form_amount_low({ amount: '100.000\u00a0₫' }));
  fireEvent.change(field('amount'), { target: { value: '11445679' } });
  await stands(m.form_amount_high({ amount: '11.445.678\u00a0₫' }));
  fireEvent.click(screen.getByRole('button', { name: new RegExp(m.withdraw_all()) }));
  await vi.waitFor(() => expect(field('amount').value).toBe('11.445.678'));
  await sendForm({ paymentPassword: '12a45' });
  await screen.findByText(m.paypass_format());
  expect(asked.filter(({ operation }) => operation === 'withdraw.create')).toEqual([]);
  expect(path()).toBe('/m/withdraw');
});

it('says how often a wrong payment password may still be tried, and until when none is taken [MONEY-06 MONEY-07 ACC-12]', async () => {
  const { known } = await open({
    'withdraw.create': [
      refused('payment.password.wrong', { value: { triesLeft: 4 } }),
      refused('payment.password.wrong', { value: { triesLeft: 1 } }),
      refused('payment.password.locked'),
    ],
  });
  for (const count of [4, 1]) {
    await fillAndSend('500000');
    await screen.findByText(m.paypass_tries_left({ count }));
    expect([field('amount').value, field('paymentPassword').value]).toEqual(['500.000', '']);
  }
  known.answers = {
    ...known.answers,
    'withdraw.overview': (example) => ({ ...example, lockedUntil: Date.now() + 3_600_000 }),
  };
  await fillAndSend('500000');
  await screen.findByText(m.error_payment_password_locked());
  expect(await screen.findByText(/Thử lại từ \d\d:\d\d/)).toBeTruthy();
});

it('a fee that changed meanwhile is shown before it is taken, and what is sent again says it [MONEY-06 MONEY-07]', async () => {
  const { asked, known, path } = await open({
    'withdraw.create': [refused('withdraw.fee.changed'), (example) => example],
  });
  known.answers = {
    ...known.answers,
    'withdraw.overview': (example) => ({ ...example, freeLeft: 0, freeOfDay: 0 }),
  };
  await fillAndSend();
  await screen.findByText(m.error_withdraw_fee());
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('1.995.000,00\u00a0₫'));
  await sendForm();
  await vi.waitFor(() => expect(path()).toMatch(/^\/m\/withdraw\/RT/));
  const fees = asked.flatMap(({ operation, input }) => (operation === 'withdraw.create' ? [input.fee] : []));
  expect(fees).toEqual(['0.00', '5000.00']);
});

it('a fresh proof that the gateway wants is asked for over the form, which keeps what was typed, and the money moves once [SESS-45 MONEY-21]', async () => {
  const wanted = refused('reauthentication.required');
  const { asked, path } = await open({
    'withdraw.create': [wanted, wanted, (example) => example],
    'session.reauthenticate': [refused('password.wrong'), (example) => example],
  });
  const sheet = async () => within(await screen.findByRole('dialog', { name: m.reauthentication_title() }));
  const prove = async (loginPassword: string) => {
    await sendForm({ loginPassword });
  };
  await fillAndSend();
  const first = await sheet();
  await expectNoBarrier();
  fireEvent.click(first.getByRole('button', { name: m.action_close() }));
  await screen.findByText(m.error_reauthentication());
  expect([field('amount').value, field('paymentPassword').value]).toEqual(['2.000.000', '220926']);

  await sendForm();
  const second = await sheet();
  await prove('not-the-password');
  await second.findByText(m.error_login_password());
  await prove('Lantern2209');
  await vi.waitFor(() => expect(path()).toMatch(/^\/m\/withdraw\/RT/));
  const sent = asked.filter(({ operation }) => operation === 'withdraw.create');
  expect(new Set(sent.map(({ input }) => JSON.stringify(input))).size).toBe(1);
  expect(sent.at(-1)?.key).toBe(sent.at(-2)?.key);
});

it('without a payment password the way to one comes first [MONEY-07 ACC-12]', async () => {
  await open({ 'withdraw.overview': (known) => ({ ...known, hasPaymentPassword: false }) });
  expect(screen.getByText(m.withdraw_no_password())).toBeTruthy();
  expect(screen.getByRole('link', { name: m.withdraw_set_password() }).getAttribute('href')).toBe(
    '/m/paymentPassword',
  );
});

it('after a change of the payment password nothing can be sent, and it says until when [MONEY-07 ACC-12]', async () => {
  await open({ 'withdraw.overview': (known) => ({ ...known, withdrawFrom: Date.now() + 3_600_000 }) });
  expect(await screen.findByText(/từ \d\d:\d\d/)).toBeTruthy();
  expect(send().disabled).toBe(true);
});

it('where nothing goes to banks what can be withdrawn stands there, without a card to choose [MONEY-08 MONEY-09 WALLET-14 WALLET-15]', async () => {
  await open({ 'wallet.withdrawSettings': (known) => ({ ...known, normalBankWithdrawalSwitch: 'N' }) });
  expect(screen.getByText(m.error_no_permission())).toBeTruthy();
  expect(screen.queryByRole('radio')).toBe(null);
  expect(document.querySelector('input[name="amount"]')).toBe(null);
  await expectNoBarrier();
});
