import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { DEPOSIT_KINDS, DEPOSIT_STATES, EXAMPLE_ORDERS } from '@/contracts/deposit/deposit-order';
import type { OperationOf } from '@/contracts/operations';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { type Answer, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';

const { transfer, voucher } = EXAMPLE_ORDERS;
type Order = Answer<OperationOf<'deposit.order'>>;
const now = Date.now();

const open = (answers: Responses = {}, visit: Visit = {}, { orderNo }: { orderNo: string } = transfer) =>
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

/** What a member is told of an order by kind and state, and which way out of it stands there. */
const PARTS = { paid: 50_000, credited: 49_000, fee: 2_000 };
const WALK = DEPOSIT_KINDS.flatMap((kind) =>
  DEPOSIT_STATES.map((state) => ({ kind, state, isPart: state.startsWith('partly') })),
);
it.each(WALK)(
  'of the kind $kind that is $state has sums that add up and an end within reach [MONEY-02]',
  async ({ kind, state, isPart }) => {
    const example = EXAMPLE_ORDERS[kind];
    const whole = { paid: example.amount, credited: example.amount - example.fee };
    const sums = isPart ? PARTS : state === 'arrived' ? whole : {};
    const bonus = { name: 'Thưởng', amount: 40_000, times: 10, days: 7, state: 'promised' as const };
    const { asked, known } = await open(
      { 'deposit.order': after({ ...example, ...fresh, state, bonus, ...sums }) },
      {},
      example,
    );
    const waits = state === 'pending' || (state === 'partlyPaid' && kind !== 'voucher');
    if (isPart) {
      const term = screen.getByText(m.deposit_fee());
      // Of what came, not of what was to come: 1,000 of 50,000.
      expect(term.nextElementSibling?.textContent).toBe('1.000\u00a0₫');
    }
    const hopes = waits || state === 'arrived';
    if (!hopes) expect(said()).toContain(m.deposit_bonus_missed());
    if (!waits) {
      for (const wait of [m.deposit_waiting_bank(), m.deposit_card_checking(), m.deposit_state_checking()])
        expect(said()).not.toContain(wait);
      expect(screen.getByRole('link', { name: m.hd_home() })).toBeTruthy();
      const again = kind === 'voucher' && isPart ? m.deposit_add_card() : m.deposit_again();
      const address = screen.getByRole('link', { name: again }).getAttribute('href');
      const rest = String(example.amount - PARTS.paid);
      expect(address).toBe(isPart ? `/m/voucherCenter?kind=${kind}&amount=${rest}` : '/m/voucherCenter');
      return;
    }
    const action =
      state === 'partlyPaid'
        ? m.deposit_take_part()
        : kind === 'voucher'
          ? m.deposit_card_leave()
          : m.deposit_cancel();
    fireEvent.click(screen.getByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(m.deposit_take_part_bonus()) !== null).toBe(state === 'partlyPaid');
    const ended = { state: isPart ? 'partlyArrived' : 'cancelled', endedAt: now };
    known.answers = { 'deposit.order': after({ ...example, ...fresh, ...sums, ...ended }) };
    fireEvent.click(dialog.getByRole('button', { name: action }));
    await screen.findByRole('heading', {
      name: isPart ? m.deposit_part_title() : m.deposit_cancelled_title(),
    });
    expect(asked.filter(({ operation }) => operation === 'deposit.cancel')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: action })).toBe(null);
  },
);

it('of a card that was worth half says so without a word of checking, on a small phone too [MONEY-02]', async () => {
  const half = { paid: 50_000, credited: 42_500, fee: 15_000, endedAt: now };
  await open(
    { 'deposit.order': after({ ...voucher, ...fresh, state: 'partlyArrived', ...half }) },
    { width: 320, height: 640 },
    voucher,
  );
  const text = m.deposit_part_card_text({ paid: '50.000\u00a0₫', amount: '100.000\u00a0₫' });
  expect(said()).toContain(text);
  expect(said()).toContain('+42.500,00\u00a0₫');
  expect(said()).toContain('7.500\u00a0₫');
  expectNoSidewaysScroll();
  await expectNoBarrier();
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
  // What was tapped is gone with the order.
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
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
