import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '../../app/paraglide/messages.js';
import { KEEPINGS, keepNoCookies, keepNothing } from '../support/nothing-kept';
import { renderScreen } from './support/render-screen';

/** A channel that shows whither to send the money, on the site itself. */
const TRANSFER = {
  id: 'transfer',
  kind: 'transfer' as const,
  name: 'Chuyển khoản ngân hàng',
  min: 50_000,
  max: 300_000_000,
  picks: [100_000, 500_000],
  amounts: 'any' as const,
  feeRate: 0,
  minutes: { from: 1, to: 3 },
  open: true,
  hours: null,
  options: [],
};

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`form input[name="${name}"]`) as HTMLInputElement;

function logIn() {
  fireEvent.change(field('username'), { target: { value: 'minhan_2209' } });
  fireEvent.change(field('password'), { target: { value: 'Lantern2209' } });
  fireEvent.click(document.querySelector('form button[type="submit"]') as Element);
}

// Blocked storage, which is there or not from the first script on, is a journey: tests/e2e/journeys/nothing-kept.spec.ts.
it.each(KEEPINGS.filter((how) => how !== 'blocked'))(
  'a member whose phone’s storage is %s logs in and opens a deposit, once by a double tap [LOGIN-01 MONEY-02 MONEY-21]',
  async (how) => {
    const { path, asked } = await renderScreen('/m/login?redirect=%2Fm%2FvoucherCenter', {
      answers: { 'deposit.channels': ({ bonuses }) => ({ list: [TRANSFER], bonuses }) },
    });
    const restore = keepNothing(how);
    try {
      logIn();
      await vi.waitFor(() => expect(path()).toBe('/m/voucherCenter'));
      const proceed = await screen.findByRole<HTMLButtonElement>('button', { name: m.deposit_continue() });
      await vi.waitFor(() => expect(proceed.disabled).toBe(false));
      fireEvent.change(screen.getByRole('textbox', { name: m.deposit_amount() }), {
        target: { value: '500000' },
      });
      fireEvent.click(proceed);
      fireEvent.click(proceed);
      await vi.waitFor(() => expect(path()).toMatch(/^\/m\/voucherCenter\/NT\d{6}-\w{6}$/));
      const opened = asked.filter(({ operation }) => operation === 'deposit.create');
      expect(opened).toHaveLength(1);
    } finally {
      restore();
    }
  },
);

it.each(['throws', 'is silent'] as const)(
  'a login in a browser without cookies (%s) says why it would not hold, sends nothing and keeps what was typed [LOGIN-01 LOGIN-82]',
  async (how) => {
    const { asked } = await renderScreen('/m/login');
    const restore = keepNoCookies(how);
    try {
      logIn();
      await within(screen.getByRole('main')).findByText(m.error_cookies_blocked());
      expect(field('password').value).toBe('Lantern2209');
      expect(asked.map(({ operation }) => operation)).not.toContain('session.logIn');
    } finally {
      restore();
    }
  },
);
