import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { EXAMPLE_MOVEMENT } from '@/contracts/record/movement';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { field, fill, send, sendButton } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { stands } from '@/tests/screens/support/said';

const VENDOR = 'Đèn Trời 88';
const EMPTY = 'Trống Đồng';
const DONE = { vendor: VENDOR };
/** Each vendor has a wallet of its own; what the record says of a move comes later than its receipt. */
const APART: Responses = {
  'record.find': 'pending',
  'wallet.merchant': () => ({ isSingle: 0 }),
  'transfer.wallets': ({ main, vendors }) => ({ main, vendors: [...vendors, { vendor: EMPTY, balance: 0 }] }),
};
const open = (answers: Responses = {}, at = '/m/transfer') =>
  renderScreen(at, { as: 'member', answers: { ...APART, ...answers } });
const said = () => screen.getByRole('main').textContent;
const sum = () => document.querySelector('output')?.textContent;
const moves = ({ asked }: Awaited<ReturnType<typeof open>>) =>
  asked.filter(({ operation }) => operation === 'transfer.move');

it('says what both wallets hold after it, moves money once however often it is tapped, and shows its receipt [MONEY-18 MONEY-21]', async () => {
  const sent = held();
  const visit = await open({ 'transfer.move': sent });
  expect(said()).toContain('12.345.678,00\u00a0₫');
  expect(said()).toContain(m.transfer_all({ amount: '12.595.678\u00a0₫' }));
  await fill({ vendor: VENDOR, amount: '300000' });
  expect(sum()).toBe('300.000,00\u00a0₫');
  for (const after of ['12.045.678\u00a0₫', '550.000\u00a0₫']) expect(said()).toContain(after);
  await expectNoBarrier();
  await send({}, 2);
  await vi.waitFor(() => expect(sendButton().disabled).toBe(true));
  sent.release();
  const receipt = await screen.findByRole('heading', { name: m.transfer_done_out(DONE) });
  await vi.waitFor(() => expect(document.activeElement).toBe(receipt));
  expect(moves(visit).map(({ input }) => input)).toEqual([
    { direction: 'out', vendor: VENDOR, amount: '300000.00' },
  ]);
  expect(visit.path()).toMatch(/^\/m\/transfer\?receipt=CT/);
  expect(said()).toMatch(/CT\d{6}-[2-9A-Z]{6}/);
  const after = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(after(m.transfer_after_main())).toBe('12.245.678\u00a0₫');
  expect(after(m.transfer_after_vendor({ vendor: VENDOR }))).toBe('350.000\u00a0₫');
  await expectNoBarrier();
  fireEvent.click(screen.getByRole('button', { name: m.transfer_again() }));
  await vi.waitFor(() => expect(field('amount').value).toBe(''));
});

it('brings money back from a vendor that has some, all of it by one tap on its amount [MONEY-18]', async () => {
  const visit = await open();
  fireEvent.click(screen.getByRole('radio', { name: m.transfer_in() }));
  await vi.waitFor(() => expect(field('vendor').value).toBe(VENDOR));
  fireEvent.click(screen.getByRole('button', { name: new RegExp(m.transfer_pick_all()) }));
  expect(field('amount').value).toBe('250.000');
  await send();
  await screen.findByRole('heading', { name: m.transfer_done_in(DONE) });
  expect(moves(visit)[0]?.input).toEqual({ direction: 'in', vendor: VENDOR, amount: '250000.00' });
});

it('an answer that is lost is no refusal: the form stays, and the same again has the same key [MONEY-18 MONEY-21]', async () => {
  const visit = await open({ 'transfer.move': ['lost', (example) => example] });
  await send({ vendor: VENDOR, amount: '100000' });
  await screen.findByText(m.transfer_unsure(), { exact: false });
  expect(field('amount').value).toBe('100.000');
  await send();
  await screen.findByRole('heading', { name: m.transfer_done_out(DONE) });
  const keys = moves(visit).map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('what is typed wrongly is said beside its field, and nothing is sent [MONEY-18 MONEY-22 ERR-29]', async () => {
  const visit = await open();
  await send();
  await screen.findByText(m.transfer_vendor_missing());
  expect(screen.getByText(m.form_required({ field: m.transfer_amount() }))).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('vendor')));
  await expectNoBarrier();
  for (const wrong of ['-500000', '5e5', '500.000,5', '200000.50', '500 000']) {
    await fill({ vendor: VENDOR, amount: wrong });
    await screen.findByText(m.form_amount_format());
    expect(sum()).toBe('—');
  }
  await fill({ amount: '12345679' });
  await stands(m.form_amount_high({ amount: '12.345.678\u00a0₫' }));
  expect(moves(visit)).toEqual([]);
});

it('money that is gone meanwhile is refused, and the form stays beside what is there now [MONEY-18]', async () => {
  const { known } = await open({ 'transfer.move': refused('transfer.balance.short') });
  known.answers = { ...known.answers, 'transfer.wallets': (example) => ({ ...example, main: 100_000 }) };
  await send({ vendor: VENDOR, amount: '800000' });
  await screen.findByText(m.error_transfer_short());
  expect(field('amount').value).toBe('800.000');
  await vi.waitFor(() => expect(said()).toContain('100.000,00\u00a0₫'));
});

it('one tap brings everything back; of a vendor that gives no answer it is said that it may have kept its money [MONEY-18 MONEY-21]', async () => {
  const visit = await open({
    'transfer.wallets': ({ main, vendors }) => ({
      main,
      vendors: [...vendors, { vendor: EMPTY, balance: 50_000 }],
    }),
    'transfer.move': ['dead', (example) => example],
  });
  const collect = screen.getByRole('button', { name: m.transfer_collect() });
  for (let tap = 0; tap < 2; tap += 1) fireEvent.click(collect);
  await stands(m.transfer_collected({ amount: '50.000\u00a0₫' }));
  const kept = m.transfer_collect_kept({ vendor: VENDOR, reason: m.transfer_collect_unsure() });
  expect(said()).toContain(kept);
  expect(moves(visit).map(({ input }) => input)).toEqual([
    { direction: 'in', vendor: VENDOR, amount: '250000.00' },
    { direction: 'in', vendor: EMPTY, amount: '50000.00' },
  ]);
  await expectNoBarrier();
});

it('a receipt has an address, and is nobody else’s [MONEY-18 MONEY-13]', async () => {
  const at = '/m/transfer?receipt=CT250821-9F4WMB';
  const out = { ...EXAMPLE_MOVEMENT, kind: 'transferOut', source: 'transfer' as const, amount: -300_000 };
  await open(
    {
      'record.find': () => ({
        list: [
          { ...out, balance: 700_000, title: VENDOR, vendor: VENDOR },
          { ...out, id: '40232', amount: 300_000, wallet: VENDOR, balance: 300_000 },
        ],
      }),
    },
    at,
  );
  await screen.findByRole('heading', { name: m.transfer_done_out(DONE) });
  expect(said()).toContain('700.000\u00a0₫');
  await open({ 'record.find': () => ({ list: [] }) }, at);
  expect(await screen.findByText(m.transfer_receipt_none())).toBeTruthy();
});

it('an address may name the vendor that money goes to [MONEY-18]', async () => {
  await open({}, `/m/transfer?vendor=${encodeURIComponent(EMPTY)}`);
  expect(field('vendor').value).toBe(EMPTY);
});

it('one wallet for every game needs no moves; what was left at a vendor comes back from there alone [WALLET-11 MONEY-18]', async () => {
  await renderScreen('/m/transfer', {
    as: 'member',
    answers: { 'transfer.wallets': ({ main }) => ({ main, vendors: [] }) },
  });
  expect(screen.getByRole('heading', { name: m.transfer_single_title() })).toBeTruthy();
  expect(document.querySelector('button[name="submit"]')).toBe(null);
  await expectNoBarrier();
  await renderScreen('/m/transfer', { as: 'member' });
  expect(screen.queryByRole('radio')).toBe(null);
  expect(field('vendor').value).toBe(VENDOR);
});

it('the member centre and the sheet of a game lead there where each vendor has a wallet [MONEY-18 WALLET-11]', async () => {
  await open({}, '/m/member/home');
  expect((await screen.findByRole('link', { name: m.transfer_link() })).getAttribute('href')).toBe(
    '/m/transfer',
  );
  await open({}, '/m/home?game=100006');
  await screen.findByText(m.sheet_wallet_empty({ vendor: EMPTY }));
  await expectNoBarrier();
  const way = screen.getByRole('link', { name: m.sheet_wallet_move() });
  const { pathname, searchParams } = new URL((way as HTMLAnchorElement).href);
  expect([pathname, searchParams.get('vendor')]).toEqual(['/m/transfer', EMPTY]);
  const some: Responses = {
    'transfer.wallets': ({ main }) => ({ main, vendors: [{ vendor: EMPTY, balance: 50_000 }] }),
  };
  await open(some, '/m/home?game=100006');
  await stands(m.sheet_wallet({ vendor: EMPTY, amount: '50.000\u00a0₫' }));
});
