import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';

const REPORT = '/m/withdrawReport';
const ALL: Responses = {
  'record.withdrawals': ({ list: [one], total }) => ({
    list: one
      ? [
          { ...one, orderNo: 'RT-A', state: 'pending', closedAt: null, amount: 500_000 },
          { ...one, orderNo: 'RT-B' },
          { ...one, orderNo: 'RT-C', state: 'returned' },
        ]
      : [],
    next: null,
    total: { ...total, movements: 3 },
  }),
};
const rows = () => [...document.querySelectorAll<HTMLElement>('main li[data-entry]')];

/** How many days a report is asked for. */
const daysOf = ({ from, to }: Record<string, unknown> = {}) =>
  (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000 + 1;

it('tells order, amount, state and time of each withdrawal, with what was paid and what is under way [MONEY-10 MONEY-11 ROUTE-12]', async () => {
  await renderScreen(REPORT, { as: 'member', answers: ALL });
  const told = rows().map(({ textContent }) => textContent);
  expect(told).toHaveLength(3);
  for (const text of ['RT-A', '500.000,00\u00a0₫', '14:20', m.withdrawal_pending()])
    expect(told[0]).toContain(text);
  expect(told[1]).toContain(m.withdrawal_paid());
  expect(told[2]).toContain(m.withdrawal_returned());
  expect(
    within(rows()[0] ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/m/withdraw/RT-A');
  const totals = screen.getByRole('region', { name: m.record_totals() });
  for (const text of ['2.000.000,00\u00a0₫', '500.000,00\u00a0₫', m.withdraw_report_count({ count: '3' })])
    expect(totals.textContent).toContain(text);
  await expectNoBarrier();
});

it('is narrowed by state and range, in English too [MONEY-10 MONEY-11 MEMB-16]', async () => {
  const { asked, path } = await renderScreen(REPORT, { as: 'member', language: 'en', answers: ALL });
  const states = screen.getByRole('navigation', { name: m.withdraw_report_states({}, { locale: 'en' }) });
  fireEvent.click(within(states).getByRole('link', { name: m.withdrawal_returned({}, { locale: 'en' }) }));
  await vi.waitFor(() => expect(path()).toBe(`${REPORT}?state=returned`));
  const last = () => asked.filter(({ operation }) => operation === 'record.withdrawals').at(-1)?.input;
  await vi.waitFor(() => expect(last()).toMatchObject({ state: 'returned' }));
  expect(daysOf(last())).toBe(30);
  const week = await renderScreen(`${REPORT}?days=7`, { as: 'member', answers: ALL });
  expect(daysOf(week.asked.find(({ operation }) => operation === 'record.withdrawals')?.input)).toBe(7);
});
