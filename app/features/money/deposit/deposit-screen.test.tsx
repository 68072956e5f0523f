import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { field, fill, send, sendButton } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { stands } from '@/tests/screens/support/said';
import { addressWith } from '@/tests/support/site-address';

const PATH = '/m/voucherCenter';
const channel = {
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
const TRANSFER = { ...channel, id: 'transfer', kind: 'transfer' as const, name: 'Chuyển khoản ngân hàng' };
const WALLET = { ...channel, id: 'wallet', kind: 'wallet' as const, name: 'Ví điện tử', feeRate: 50 };
const CARD = {
  ...channel,
  id: 'card',
  kind: 'voucher' as const,
  name: 'Thẻ cào',
  feeRate: 1_500,
  amounts: 'picks' as const,
  options: [{ code: 'SENVIET', name: 'Sen Việt' }],
};
const offers = (...list: (typeof TRANSFER | typeof WALLET | typeof CARD)[]): Responses => ({
  'deposit.channels': ({ bonuses }) => ({ list, bonuses }),
});
const ALL = offers(TRANSFER, WALLET, CARD);

const open = (answers: Responses = {}, visit: Visit = {}) =>
  renderScreen(PATH, { as: 'member', ...visit, answers: { ...ALL, ...answers } });
const choose = (id: string) => {
  const radio = document.querySelector(`input[name="channelId"][value="${id}"]`);
  if (!radio) throw new Error(`no channel ${id}`);
  fireEvent.click(radio);
};
const pick = (amount: string) => fireEvent.click(screen.getByRole('button', { name: amount }));
const said = () => screen.getByRole('main').textContent;
/** Its page says how an order is paid. */
const orderOpens = async ({ path }: Awaited<ReturnType<typeof open>>, orderNo = 'NT261122-4K7Q2M') => {
  await vi.waitFor(() => expect(path()).toBe(`${PATH}/${orderNo}`));
  await screen.findByText(orderNo);
};
const created = ({ asked }: Awaited<ReturnType<typeof open>>) =>
  asked.filter(({ operation }) => operation === 'deposit.create');

it.each([
  ['?kind=voucher&amount=500000', 'card', '500.000'],
  ['?kind=wallet&amount=70000', 'wallet', '70.000'],
  ['?amount=500000', 'transfer', '500.000'],
  // No face of a card, less than the least, no amount, no kind.
  ['?kind=voucher&amount=70000', 'card', ''],
  ['?kind=transfer&amount=10', 'transfer', ''],
  ['?kind=transfer&amount=-5e9', 'transfer', ''],
  ['?kind=gold&amount=500000', 'transfer', '500.000'],
])('opened by %s begins with the channel %s and the amount “%s” [MONEY-02]', async (search, id, amount) => {
  await renderScreen(addressWith(PATH, search), { as: 'member', answers: ALL });
  const chosen = document.querySelector<HTMLInputElement>('input[name="channelId"]:checked');
  expect([chosen?.value, field('amount').value]).toEqual([id, amount]);
});

it('what is no amount stays as typed and is refused in words, and nothing is sent [MONEY-02 MONEY-22]', async () => {
  const visit = await open();
  await send();
  await screen.findByText(m.deposit_amount_missing());
  await vi.waitFor(() => expect(document.activeElement).toBe(field('amount')));
  for (const typed of ['-500000', '5e5', '200000.50', '1.000.000,50', '1,000,000.50', '200.000đ']) {
    await send({ amount: typed });
    await screen.findByText(m.form_amount_format());
    expect(field('amount').value).toBe(typed);
  }
  await send({ amount: '٤٩٩٩٩' });
  await stands(m.form_amount_low({ amount: '50.000\u00a0₫' }));
  expect(field('amount').value).toBe('49.999');
  await send({ amount: '300000001' });
  await stands(m.form_amount_high({ amount: '300.000.000\u00a0₫' }));
  await expectNoBarrier();
  expect([created(visit), visit.path()]).toEqual([[], PATH]);
});

it('a double tap opens one order, under one key, and leads to it [MONEY-02 MONEY-03 MONEY-21]', async () => {
  const sent = held();
  const visit = await open({ 'deposit.create': sent });
  await send({ amount: '500000' }, 2);
  await vi.waitFor(() => expect(sendButton().disabled).toBe(true));
  sent.release();
  await orderOpens(visit);
  expect(said()).toContain(m.deposit_state_pending());
  expect(created(visit).map(({ input: { returnUrl: _, ...input } }) => input)).toEqual([
    { channelId: 'transfer', amount: '500000' },
  ]);
});

it('an answer that is lost is no refusal: the same again has the same key [MONEY-03 MONEY-21]', async () => {
  const visit = await open({ 'deposit.create': ['lost', (example) => example] });
  await send({ amount: '500000' });
  await screen.findByText(m.deposit_unsure());
  expect(field('amount').value).toBe('500.000');
  await send();
  await orderOpens(visit);
  const keys = created(visit).map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('an e-wallet takes its fee, which is said before, and its order is paid by a link or a code, in English too [MONEY-02]', async () => {
  const visit = await open({}, { language: 'en' });
  choose('wallet');
  pick('100,000');
  expect(said()).toContain('+99,500\u00a0₫');
  await send();
  const link = await screen.findByRole('link', { name: m.deposit_open_wallet({}, { locale: 'en' }) });
  expect(link.getAttribute('href')).toBe('https://wallet.example/pay#order=1');
  expect(await screen.findByRole('img', { name: m.deposit_qr_label({}, { locale: 'en' }) })).toBeTruthy();
  expect(created(visit)[0]?.input).toMatchObject({ channelId: 'wallet', amount: '100000' });
  await expectNoBarrier();
});

it('a card is one of its faces, with issuer, serial and PIN, and is looked at [MONEY-02]', async () => {
  const visit = await open();
  choose('card');
  await send();
  await screen.findByText(m.deposit_face_missing());
  expect(screen.getByText(m.deposit_option_missing())).toBeTruthy();
  pick('100.000');
  await send({ option: 'SENVIET', serial: '1000 2233 445566', pin: '918273645500' });
  await orderOpens(visit, 'NT261122-7K7Q2M');
  expect(said()).toContain(m.deposit_state_checking());
  expect(said()).toContain(m.deposit_card_checking());
  expect(screen.queryByRole('button', { name: m.deposit_cancel() })).toBe(null);
  expect(created(visit)[0]?.input).toMatchObject({
    channelId: 'card',
    amount: '100000',
    option: 'SENVIET',
    serial: '10002233445566',
    pin: '918273645500',
  });
  await expectNoBarrier();
});

it('a channel that closes says when it opens, in the site’s zone, and cannot be chosen [MONEY-02]', async () => {
  await open(offers(TRANSFER, { ...WALLET, open: false, hours: { from: '08:00', to: '22:00' } as never }));
  expect(screen.getByText(m.deposit_opens({ from: '08:00', to: '22:00', zone: 'GMT+7' }))).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>('input[value="wallet"]')?.disabled).toBe(true);
});

it('an order that waits stands above the form, the others below it, a card worth part of its sum among them; each part has its own name [MONEY-02]', async () => {
  await open({
    'deposit.orders': ({ list: [order] }) => ({
      list: order
        ? [
            { ...order, orderNo: 'NT261122-000001', state: 'arrived' as const },
            { ...order, orderNo: 'NT261122-000002', state: 'pending' as const },
            { ...order, orderNo: 'NT261122-000003', kind: 'voucher' as const, state: 'partlyPaid' as const },
            { ...order, orderNo: 'NT261122-000004', kind: 'transfer' as const, state: 'partlyPaid' as const },
          ]
        : [],
    }),
  });
  const orders = [...screen.getByRole('main').querySelectorAll('a[href*="NT261122"], input[name="amount"]')];
  expect(orders.map((one) => one.getAttribute('href') ?? 'the form')).toEqual([
    `${PATH}/NT261122-000002`,
    `${PATH}/NT261122-000004`,
    'the form',
    `${PATH}/NT261122-000001`,
    `${PATH}/NT261122-000003`,
  ]);
  const parts = screen.getAllByRole('region').map((part) => part.getAttribute('aria-label') ?? '');
  expect(parts.filter((name) => name === m.deposit_waiting())).toHaveLength(1);
  expect(screen.getByRole('region', { name: m.deposit_recent() }).textContent).not.toBe('');
});

it('limits that changed and a channel that closed meanwhile are said, and the form stays [MONEY-02]', async () => {
  const { path } = await open({
    'deposit.create': [refused('deposit.amount.refused'), refused('deposit.channel.closed')],
  });
  await send({ amount: '500000' });
  await screen.findByText(m.error_deposit_amount());
  await send({ amount: '1000000' });
  await screen.findByText(m.error_deposit_channel());
  expect([field('amount').value, path()]).toEqual(['1.000.000', PATH]);
});

describe('a bonus', () => {
  const terms = () => fireEvent.click(screen.getByRole('button', { name: /Thưởng nạp lần đầu/ }));
  const inDialog = () => within(screen.getByRole('dialog'));
  const take = () => inDialog().getByRole<HTMLButtonElement>('button', { name: m.deposit_bonus_take() });

  it('is taken with its terms on view; below its least nothing is sent [MONEY-02 MONEY-07]', async () => {
    const visit = await open({}, { width: 320, height: 640 });
    await fill({ amount: '60000' });
    terms();
    await vi.waitFor(() => expect(take().disabled).toBe(true));
    await expectNoBarrier();
    fireEvent.click(inDialog().getByRole('button', { name: m.deposit_bonus_leave() }));
    pick('500.000');
    terms();
    await vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('9.000.000\u00a0₫'));
    fireEvent.click(take());
    await vi.waitFor(() => expect(said()).toContain('+400.000\u00a0₫'));
    await expectNoBarrier();
    await send({ amount: '60000' });
    await stands(m.deposit_bonus_low({ amount: '500.000\u00a0₫' }));
    expect(created(visit)).toEqual([]);
    await send({ amount: '500000' });
    await orderOpens(visit);
    expect(created(visit)[0]?.input).toMatchObject({ amount: '500000', bonusId: 'first' });
  });

  it.each(['en', 'ar'] as const)(
    'has its terms on a small phone, in %s [MONEY-02 LANG-29]',
    async (language) => {
      await open({}, { language, width: 320, height: 640 });
      await fill({ amount: '500000' });
      terms();
      await screen.findByRole('dialog');
      expectNoSidewaysScroll();
      await expectNoBarrier();
    },
  );

  it('that is refused is taken back, and the rest of the form stays [MONEY-02]', async () => {
    await open({ 'deposit.create': refused('deposit.bonus.refused') });
    await fill({ amount: '500000' });
    terms();
    fireEvent.click(await vi.waitFor(take));
    await send();
    await screen.findByText(m.error_deposit_bonus());
    expect(field('amount').value).toBe('500.000');
    expect(screen.getByText(m.deposit_bonus_open())).toBeTruthy();
  });
});

it('dep_func chooses the template: the amount first while it is 1, else the channel [SHELL-26 SHELL-27 SHELL-28 ENT-63]', async () => {
  const top = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;
  const first = () => document.querySelector('input[name="channelId"]');
  await open();
  expect(top(field('amount'))).toBeLessThan(top(first()));
  await open({}, { site: { newMoneyScreens: false } });
  expect(top(first())).toBeLessThan(top(field('amount')));
  await expectNoBarrier();
  choose('wallet');
  await send({ amount: '49999' });
  await vi.waitFor(() => expect(document.activeElement).toBe(field('amount')));
});
