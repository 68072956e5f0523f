import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EXAMPLE_ORDERS } from '../../../../../contracts/deposit/deposit-order';
import type { OperationOf } from '../../../../../contracts/operations';
import { expectNoBarrier, expectNoSidewaysScroll } from '../../../../../tests/screens/support/barriers';
import { type Answer, type Answers, refused } from '../../../../../tests/screens/support/gateway';
import { renderScreen, type Visit } from '../../../../../tests/screens/support/render-screen';
import { m } from '../../../../paraglide/messages.js';

const { transfer, voucher } = EXAMPLE_ORDERS;
type Order = Answer<OperationOf<'deposit.order'>>;
const now = Date.now();

const open = (answers: Answers = {}, visit: Visit = {}, { orderNo }: { orderNo: string } = transfer) =>
  renderScreen(`/m/voucherCenter/${orderNo}`, { as: 'member', ...visit, answers });
const said = () => screen.getByRole('main').textContent;
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));
const fresh = { createdAt: now, expiresAt: now + 900_000 };
const after =
  (changes: object): Order =>
  (example) => ({ ...example, ...fresh, ...changes });

it('turns by itself once the money is there, and says what arrived [MONEY-02 MONEY-03]', async () => {
  const { known } = await open({ 'deposit.order': after({}) });
  expect(said()).toContain(m.deposit_state_pending());
  expect(said()).toContain(transfer.transfer.reference);
  known.answers = {
    'deposit.order': after({ state: 'arrived', paid: 500_000, credited: 500_000, endedAt: now }),
  };
  lookAgain();
  await screen.findByRole('heading', { name: m.deposit_arrived_title() });
  expect(said()).toContain('+500.000,00\u00a0₫');
  await expectNoBarrier();
});

it('is payable in parts: says what came, what is still to be paid, and draws a code of that [MONEY-02 MONEY-07]', async () => {
  const bonus = {
    name: 'Thưởng nạp lần đầu',
    amount: 400_000,
    times: 10,
    days: 7,
    state: 'promised' as const,
  };
  const { known } = await open({ 'deposit.order': after({ bonus }) }, { width: 320, height: 640 });
  const code = await screen.findByRole('img', { name: m.deposit_qr_label() });
  const drawn = code.innerHTML;
  expect(said()).toContain('+400.000\u00a0₫');
  known.answers = {
    'deposit.order': after({ bonus, state: 'partlyPaid', paid: 200_000, credited: 200_000, qr: 'another' }),
  };
  lookAgain();
  await screen.findByText(m.deposit_state_partly());
  expect(said()).toContain('300.000,00\u00a0₫');
  const next = await screen.findByRole('img', { name: m.deposit_qr_label() });
  expect(next.innerHTML).not.toBe(drawn);
  expectNoSidewaysScroll();
  await expectNoBarrier();
});

it.each([
  ['expired', { state: 'expired' }, m.deposit_expired_title],
  ['was refused', { state: 'refused', refusal: 'declined' }, m.deposit_refused_title],
  ['was ended', { state: 'cancelled' }, m.deposit_cancelled_title],
] as const)('that %s says so, and where to begin anew [MONEY-02]', async (_, state, title) => {
  await open({ 'deposit.order': after(state) });
  expect(screen.getByRole('heading', { name: title() })).toBeTruthy();
  expect(screen.getByRole('link', { name: m.deposit_again() }).getAttribute('href')).toBe('/m/voucherCenter');
  await expectNoBarrier();
});

it.each([
  ['voucher.used', m.deposit_refused_used],
  ['voucher.invalid', m.deposit_refused_invalid],
] as const)('of a card that is refused for %s says why [MONEY-02]', async (refusal, text) => {
  await open({ 'deposit.order': after({ state: 'refused', refusal }) }, {}, voucher);
  expect(said()).toContain(text());
});

it('keeps what is known while the gateway is dead, and a second try brings one that never came [MONEY-03]', async () => {
  const { known } = await open({ 'deposit.order': after({}) });
  known.answers = { 'deposit.order': 'dead' };
  lookAgain();
  await screen.findByText(m.deposit_check_failed());
  expect(said()).toContain(m.deposit_state_pending());
  expect(said()).toContain(transfer.orderNo);
  known.answers = { 'deposit.order': after({}) };
  lookAgain();
  await vi.waitFor(() => expect(said()).not.toContain(m.deposit_check_failed()));

  const failed = await open({ 'deposit.order': 'dead' });
  const retry = await screen.findByRole('button', { name: m.action_retry() });
  await expectNoBarrier();
  failed.known.answers = {};
  fireEvent.click(retry);
  await screen.findByText(transfer.orderNo);
});

it('a member ends an order that nothing was paid for, after being asked [MONEY-02]', async () => {
  const { asked, known } = await open({ 'deposit.order': after({}) });
  const end = () => fireEvent.click(screen.getByRole('button', { name: m.deposit_cancel() }));
  const dialog = async () => within(await screen.findByRole('dialog'));
  const ends = () =>
    asked.filter(({ operation }) => operation === 'deposit.cancel').map(({ input }) => input);
  end();
  const first = await dialog();
  await expectNoBarrier();
  fireEvent.click(first.getByRole('button', { name: m.deposit_keep() }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(ends()).toEqual([]);
  end();
  known.answers = { 'deposit.order': after({ state: 'cancelled', endedAt: now }) };
  const yes = (await dialog()).getByRole('button', { name: m.deposit_cancel() });
  for (let tap = 0; tap < 2; tap += 1) fireEvent.click(yes);
  await screen.findByRole('heading', { name: m.deposit_cancelled_title() });
  expect(ends()).toEqual([{ orderNo: transfer.orderNo }]);
});

it('another member’s order is none, and says so [MONEY-02 MONEY-20]', async () => {
  await open({ 'deposit.order': refused('content.not.found') });
  expect(await screen.findByText(m.deposit_unknown_title())).toBeTruthy();
  expect(screen.getByRole('link', { name: m.deposit_to_all() }).getAttribute('href')).toBe(
    '/m/voucherCenter',
  );
  await expectNoBarrier();
});

it('runs from right to left on a small phone [LANG-29 MONEY-02]', async () => {
  await open({ 'deposit.order': after({}) }, { language: 'ar', width: 320, height: 640 });
  await screen.findByRole('img', { name: m.deposit_qr_label({}, { locale: 'ar' }) });
  expect(document.documentElement.dir).toBe('rtl');
  expectNoSidewaysScroll();
  await expectNoBarrier();
});

it('of a demo leads to the demo’s bank with the transfer filled in [MONEY-02]', async () => {
  await open({ 'deposit.order': after({}) }, { site: { sandbox: true } });
  const link = screen.getByRole('link', { name: m.deposit_demo_bank() });
  const { pathname, hash } = new URL(link.getAttribute('href') ?? '', location.href);
  expect(pathname).toBe('/sandbox/bank/');
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
    account: transfer.transfer.accountNumber,
    amount: '500000',
    reference: transfer.transfer.reference,
  });
  await expectNoBarrier();
});

it('of a real site names no demo [MONEY-02]', async () => {
  await open({ 'deposit.order': after({}) });
  expect(screen.getByText(transfer.transfer.reference)).toBeTruthy();
  expect(screen.queryByRole('link', { name: m.deposit_demo_bank() })).toBeNull();
});
