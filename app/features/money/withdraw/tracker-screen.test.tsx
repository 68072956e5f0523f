import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { EXAMPLE_WITHDRAWAL, WITHDRAW_STEPS } from '@/contracts/withdraw/withdrawal';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';

const { orderNo } = EXAMPLE_WITHDRAWAL;
type Steps = typeof EXAMPLE_WITHDRAWAL.steps;
const START = Date.UTC(2026, 10, 22, 3);
const WAY = ['requested', 'held', 'checked', 'paying', 'paid'] as const;

/** So many steps of the way, a minute each. */
const steps = (count: number): Steps =>
  WAY.slice(0, count).map((step, place) => ({ step, at: START + place * 60_000 }));
const is = (steps: Steps, more: object = {}): Responses => ({
  'withdraw.order': (example) => ({ ...example, ...more, steps }),
});
const open = (answers: Responses) => renderScreen(`/m/withdraw/${orderNo}`, { as: 'member', answers });
const status = () => within(screen.getByRole('main')).getAllByRole('status')[0]?.textContent;
const items = () => within(screen.getByRole('list', { name: m.tracker_steps() })).getAllByRole('listitem');
const states = () => items().map(({ dataset }) => dataset.state);
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

it('shows the steps with their times and turns by itself, until the money has arrived [ROLE-25 MONEY-04 MONEY-11]', async () => {
  const { known } = await open(is(steps(2)));
  expect(status()).toBe(m.tracker_checking());
  expect(states()).toEqual(['done', 'done', 'now', 'next', 'next']);
  expect(items()[1]?.textContent).toContain('10:01:00');
  const main = screen.getByRole('main').textContent;
  for (const fact of [orderNo, '•••• 6724 · NGUYEN MINH AN', m.tracker_fee_free({ time: 2, count: 3 })])
    expect(main).toContain(fact);
  await expectNoBarrier();
  known.answers = is(steps(4));
  lookAgain();
  await vi.waitFor(() => expect(status()).toBe(m.tracker_paying()));
  expect(states()).toEqual(['done', 'done', 'done', 'now', 'next']);
  known.answers = is(steps(5));
  lookAgain();
  await vi.waitFor(() => expect(status()).toBe(m.tracker_paid()));
  expect(states()).toEqual(['done', 'done', 'done', 'done', 'done']);
  await expectNoBarrier();
  // Nothing takes it back: the buttons copy its number and save.
  const buttons = within(screen.getByRole('main')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['', m.tracker_save()]);
});

it.each(WITHDRAW_STEPS.map((step) => [step]))(
  'that is %s long after it was to be there says so, or how it ended, with a way to customer service [MONEY-11]',
  async (step) => {
    const reason = step === 'returned' ? ('bank' as const) : undefined;
    const way = WAY.includes(step as never) ? steps(WAY.indexOf(step as never) + 1) : steps(2);
    const known = step === 'returned' ? [...way, { step, at: START + 300_000, reason }] : way;
    await open(is(known as Steps, { latestAt: START + 60_000 }));
    const isEnd = step === 'paid' || step === 'returned';
    expect(screen.queryByText(m.tracker_late()) === null).toBe(isEnd);
    expect(screen.getByRole('link', { name: m.contact() }).getAttribute('href')).toBe('/m/support');
  },
);

it.each([
  ['account', m.tracker_reason_account],
  ['bank', m.tracker_reason_bank],
  ['review', m.tracker_reason_review],
] as const)('money that comes back for %s says why [MONEY-04 MONEY-11]', async (reason, text) => {
  await open(is([...steps(2), { step: 'returned', at: START + 300_000, reason }]));
  expect(status()).toBe(m.tracker_returned());
  expect(screen.getByText(text())).toBeTruthy();
  expect(states()).toEqual(['done', 'done', 'done']);
  await expectNoBarrier();
});

it('another member’s withdrawal, and none at all, are no order [MONEY-20]', async () => {
  await open({ 'withdraw.order': refused('order.unknown') });
  expect(screen.getByText(m.error_order_unknown())).toBeTruthy();
});

it('keeps what is known while the gateway is dead, and a second try brings one that never came [MONEY-04]', async () => {
  const { known } = await open(is(steps(2)));
  const stale = () =>
    screen.queryByText((text) => text.startsWith(m.tracker_stale({ time: '|' }).split('|')[0] ?? '|'));
  known.answers = { 'withdraw.order': 'dead' };
  lookAgain();
  await vi.waitFor(() => expect(stale()).toBeTruthy());
  expect(screen.getByText(orderNo)).toBeTruthy();
  known.answers = is(steps(2));
  lookAgain();
  await vi.waitFor(() => expect(stale()).toBe(null));

  const failed = await open({ 'withdraw.order': 'dead' });
  const retry = await screen.findByRole('button', { name: m.action_retry() });
  await expectNoBarrier();
  failed.known.answers = is(steps(2));
  fireEvent.click(retry);
  await screen.findByText(orderNo);
});
