import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { field, fill, send, sendButton } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { stands } from '@/tests/screens/support/said';

const said = () => screen.getByRole('main').textContent;
const sum = () => document.querySelector('output')?.textContent;
const ALL = { amount: '200000', paymentPassword: '220926' };

/** Money to the upline, and to a direct downline, by one form. */
const WAYS = {
  up: {
    at: '/m/transferUp',
    as: 'member',
    call: 'transfer.up',
    other: 'agent01',
    to: {},
    nobody: { 'transfer.upline': refused('transfer.up.not.allowed') },
    noneText: m.error_no_permission,
  },
  down: {
    at: '/m/agent/transfer/hoangyen_88',
    as: 'agent',
    call: 'transfer.down',
    other: 'hoangyen_88',
    to: { account: 'hoangyen_88' },
    nobody: { 'transfer.downline': refused('transfer.down.not.allowed') },
    noneText: m.transfer_down_none_text,
  },
} as const;

describe.each(Object.entries(WAYS))(
  'money that is sent %s',
  (_, { at, as, call, other, to, nobody, noneText }) => {
    // What the record says of it comes later than the receipt.
    const open = (answers: Responses = {}) =>
      renderScreen(at, { as, answers: { 'record.find': 'pending', ...answers } });
    const sent = ({ asked }: Awaited<ReturnType<typeof open>>) =>
      asked.filter(({ operation }) => operation === call);

    it('is what may be withdrawn, sent once however often it is tapped, with a receipt [MONEY-19 MONEY-21 AGENT-25]', async () => {
      const answer = held();
      const visit = await open({ [call]: answer });
      expect(said()).toContain(other);
      expect(said()).toContain('11.445.678,00\u00a0₫');
      await fill({ amount: '11445679' });
      expect(sum()).toBe('—');
      await send(ALL, 2);
      expect(said()).toContain('12.145.678\u00a0₫');
      await vi.waitFor(() => expect(sendButton().disabled).toBe(true));
      answer.release();
      const done = await screen.findByRole('heading', { name: m.member_transfer_done() });
      await vi.waitFor(() => expect(document.activeElement).toBe(done));
      expect(said()).toMatch(/CT\d{6}-[2-9A-Z]{6}/);
      expect(said()).toContain(other);
      expect(visit.path()).toMatch(/\?receipt=CT/);
      expect(sent(visit).map(({ input }) => input)).toEqual([
        { ...to, amount: '200000.00', paymentPassword: '220926' },
      ]);
      await expectNoBarrier();
    });

    it('is checked before it is sent [MONEY-19 MONEY-22]', async () => {
      const visit = await open();
      await send();
      await vi.waitFor(() => expect(document.activeElement).toBe(field('amount')));
      for (const wrong of ['-200000', '2e5', '200.000,5']) {
        await fill({ amount: wrong });
        await screen.findByText(m.form_amount_format());
      }
      await fill({ amount: '9999' });
      await stands(m.form_amount_low({ amount: '10.000\u00a0₫' }));
      expect(sent(visit)).toEqual([]);
    });

    it('stays in the form when it is refused: tries left are counted, then none is taken for a while [MONEY-19 ACC-12]', async () => {
      await open({
        [call]: [
          refused('payment.password.wrong', { value: { triesLeft: 4 } }),
          refused('payment.password.wrong', { value: { triesLeft: 1 } }),
          refused('payment.password.locked'),
        ],
      });
      for (const count of [4, 1]) {
        await send(ALL);
        await screen.findByText(m.paypass_tries_left({ count }));
        expect([field('amount').value, field('paymentPassword').value]).toEqual(['200.000', '']);
      }
      await send(ALL);
      await screen.findByText(m.error_payment_password_locked());
    });

    it('of a lost answer it is said that a second tap is safe: it has the same key [MONEY-19 MONEY-21]', async () => {
      const visit = await open({ [call]: ['lost', (example: object) => example] });
      await send(ALL);
      await screen.findByText(m.member_transfer_unsure(), { exact: false });
      await send();
      await screen.findByRole('heading', { name: m.member_transfer_done() });
      const keys = sent(visit).map(({ key }) => key);
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    });

    it('wants a payment password first [MONEY-19 ACC-12]', async () => {
      await open({ 'withdraw.overview': (known) => ({ ...known, hasPaymentPassword: false }) });
      expect(said()).toContain(m.member_transfer_password());
      const way = within(screen.getByRole('main')).getByRole('link', { name: m.withdraw_set_password() });
      expect(way.getAttribute('href')).toBe('/m/paymentPassword');
    });

    it('goes to nobody where there is none, and says so [MONEY-19 MENU-44 AGENT-25 ROLE-48]', async () => {
      await open(nobody);
      expect(said()).toContain(noneText());
      expect(document.querySelector('button[name="submit"]')).toBe(null);
      await expectNoBarrier();
    });

    it('is safe while the gateway is dead, and says so [MONEY-19]', async () => {
      const { known } = await open({ 'withdraw.overview': 'dead' });
      await screen.findByText(m.transfer_failed_text());
      await expectNoBarrier();
      known.answers = {};
      fireEvent.click(screen.getByRole('button', { name: m.action_retry() }));
      await vi.waitFor(() => expect(sendButton().disabled).toBe(false));
    });
  },
);

it('money cannot be sent down where that was switched off while one typed [AGENT-25]', async () => {
  const { known } = await renderScreen(WAYS.down.at, {
    as: 'agent',
    answers: { 'transfer.down': refused('transfer.down.not.allowed') },
  });
  known.answers = { ...known.answers, ...WAYS.down.nobody };
  await send(ALL);
  await screen.findByText(m.transfer_down_none_text());
});

it.each([2, 42, 41])('an agent of type %d sends to a downline [AGENT-05 AGENT-25 ROLE-31]', async (type) => {
  await renderScreen(WAYS.down.at, { as: 'agent', type });
  expect(said()).toContain('hoangyen_88');
  expect(sendButton()).toBeTruthy();
});

it.each([0, 40])(
  'a member of type %d sends to no downline, and is led home [AGENT-25 ROLE-31 ROUTE-88]',
  async (type) => {
    const { path } = await renderScreen(WAYS.down.at, { as: 'agent', type });
    expect(path()).toBe('/m/home');
  },
);
