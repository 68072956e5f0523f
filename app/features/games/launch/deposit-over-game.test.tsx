import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { sessionQuery } from '@/app/session/session.queries';
import { EXAMPLE_GAME } from '@/contracts/games/game';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { field, sendButton } from '@/tests/screens/support/form';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { stands } from '@/tests/screens/support/said';
import { painted } from '@/tests/screens/support/shifts';
import type { SiteAddress } from '@/tests/support/site-address';

const GAME = '/m/play?game=90001';
const ORDER = '/m/voucherCenter/NT261122-4K7Q2M';
const game: Responses = {
  'games.launch': () => ({ url: `${location.origin}/sandbox/vendor/play#launch=1` }),
  'wallet.balance': () => ({ sumBalance: 12_000 }),
  'deposit.channels': ({ bonuses }) => ({
    bonuses,
    list: [
      {
        id: 'transfer',
        kind: 'transfer',
        name: 'Chuyển khoản ngân hàng',
        amounts: 'any',
        min: 50_000,
        max: 300_000_000,
        picks: [100_000],
        feeRate: 50,
        options: [],
        minutes: { from: 1, to: 3 },
        open: true,
        hours: null,
      },
    ],
  }),
};

async function open(visit: Visit = {}, address: SiteAddress = GAME) {
  const shown = await renderScreen(address, {
    as: 'member',
    ...visit,
    answers: { ...game, ...visit.answers },
  });
  const frame = await vi.waitFor(() => {
    const found = document.querySelector('iframe');
    if (!found) throw new Error('no game');
    return found;
  });
  const say = (data: object, more: { origin?: string; source?: Window | null } = {}) => {
    const { origin = 'null', source = frame.contentWindow } = more;
    dispatchEvent(new MessageEvent('message', { data, origin, source }));
  };
  return { ...shown, say };
}
const short = { type: 'balance.short', required: 100_000 };
const sheet = () => screen.findByRole('dialog', { name: m.play_short_title() });
const depositButton = () => screen.queryByRole('button', { name: new RegExp(m.menu_deposit()) });

it('a game that lacks money offers the deposit over it, filled with what is missing; the paid order leads back to the game, in two taps [LAUNCH-30 MONEY-02 MONEY-03]', async () => {
  const { say, path, asked, known, router } = await open();
  say(short);
  await stands(m.deposit_missing({ amount: '88.000\u00a0₫' }));
  await sheet();
  // With the fee of the channel, so that as much arrives.
  await vi.waitFor(() => expect(field('amount').value).toBe('88.443'));
  expect(document.querySelector('iframe')).not.toBe(null);
  await expectNoBarrier();
  await vi.waitFor(() => expect(sendButton().disabled).toBe(false));
  fireEvent.click(sendButton());
  await vi.waitFor(() => expect(path()).toBe(ORDER));
  expect(asked.find(({ operation }) => operation === 'deposit.create')?.input).toMatchObject({
    amount: '88443',
  });
  known.answers = {
    ...game,
    'deposit.order': (example) => ({
      ...example,
      state: 'arrived',
      paid: 88_443,
      credited: 88_000,
      endedAt: Date.now(),
    }),
  };
  document.dispatchEvent(new Event('visibilitychange'));
  fireEvent.click(await screen.findByRole('link', { name: m.deposit_back_game() }));
  await vi.waitFor(() => expect(path()).toBe(GAME));
  await vi.waitFor(() =>
    expect(asked.filter(({ operation }) => operation === 'games.launch')).toHaveLength(2),
  );
  expect(router.state.location.state.__TSR_index).toBe(0);
});

/** Each vendor has a wallet of its own: what is at the game's, and in the main one. */
const apart = (vendor: number, main: number): Responses => ({
  'wallet.merchant': () => ({ isSingle: 0 }),
  'wallet.balance': () => ({ sumBalance: vendor + main }),
  'transfer.wallets': () => ({
    main,
    vendors: [
      { vendor: 'Đèn Trời 88', balance: 0 },
      { vendor: EXAMPLE_GAME.vassalage, balance: vendor },
    ],
  }),
});

it('where each vendor has a wallet, what the one of the game lacks is moved to it over the game, with two taps [LAUNCH-30 MONEY-18]', async () => {
  const { say, asked, path } = await open({ answers: apart(12_000.5, 500_000) });
  say(short);
  const dialog = await sheet();
  await stands(m.transfer_missing({ amount: '87.999,50\u00a0₫', vendor: EXAMPLE_GAME.vassalage }));
  await vi.waitFor(() => expect(field('amount').value).toBe('88.000'));
  expect(field('vendor').value).toBe(EXAMPLE_GAME.vassalage);
  await expectNoBarrier();
  expectNoSidewaysScroll();
  await vi.waitFor(() => expect(sendButton().disabled).toBe(false));
  fireEvent.click(sendButton());
  await vi.waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(asked.find(({ operation }) => operation === 'transfer.move')?.input).toEqual({
    direction: 'out',
    vendor: EXAMPLE_GAME.vassalage,
    amount: '88000.00',
  });
  expect(path()).toBe(GAME);
  expect(document.querySelector('iframe')).not.toBe(null);
});

it('where each vendor has a wallet, the deposit is of what both wallets lack together, and none is offered where the game has enough [LAUNCH-30 MONEY-18]', async () => {
  const { say } = await open({ answers: apart(12_000, 30_000) });
  say(short);
  await stands(m.deposit_missing({ amount: '58.000\u00a0₫' }));
  fireEvent.click(within(await sheet()).getByRole('button', { name: m.action_close() }));
  const enough = await open({ answers: apart(100_000, 0) });
  enough.say(short);
  const asks = () => enough.asked.some(({ operation }) => operation === 'transfer.wallets');
  await vi.waitFor(() => expect(asks()).toBe(true));
  await painted();
  expect(screen.queryByRole('dialog')).toBe(null);
});

it('where each vendor has a wallet, a game that names no bet is helped out of the main wallet, else by a deposit [LAUNCH-30 MONEY-18]', async () => {
  const { say } = await open({ answers: apart(0, 500_000) });
  say({ type: 'balance.short' });
  await screen.findByRole('dialog', { name: m.transfer_title() });
  expect(field('vendor').value).toBe(EXAMPLE_GAME.vassalage);
  expect(field('amount').value).toBe('');
  const { say: sayAgain } = await open({ answers: apart(0, 0) });
  sayAgain({ type: 'balance.short' });
  await screen.findByRole('dialog', { name: m.menu_deposit() });
});

it('what the game claims is held against the gateway’s balance, and nobody else is heard [LAUNCH-30]', async () => {
  const { say, asked } = await open();
  const asks = () => asked.filter(({ operation }) => operation === 'wallet.balance').length;
  say(short, { origin: 'https://evil.example' });
  say(short, { source: window });
  say({ type: 'balance.short', required: 'a lot' });
  const before = asks();
  say({ type: 'balance.short', required: 12_000 });
  await vi.waitFor(() => expect(asks()).toBeGreaterThan(before));
  expect(screen.queryByRole('dialog')).toBe(null);
});

it('a game that names no bet is held against the gateway’s balance too: the deposit is offered when nothing is left [LAUNCH-30]', async () => {
  const { say, asked, known } = await open();
  const asks = () => asked.filter(({ operation }) => operation === 'wallet.balance').length;
  const before = asks();
  say({ type: 'balance.short' });
  await vi.waitFor(() => expect(asks()).toBeGreaterThan(before));
  await vi.waitFor(() => expect(document.querySelector('header')?.textContent).toContain('12.000'));
  expect(screen.queryByRole('dialog')).toBe(null);
  known.answers = { ...game, 'wallet.balance': () => ({ sumBalance: 0 }) };
  say({ type: 'balance.short' });
  await screen.findByRole('dialog', { name: m.menu_deposit() });
});

it('what is missing wins over what the same member had typed into a deposit before the session ended [LAUNCH-30 SESS-46]', async () => {
  const { say, router } = await open();
  const { queryClient } = router.options.context;
  const { userName } = queryClient.getQueryData(sessionQuery().queryKey) ?? {};
  const fields = { channelId: 'another', amount: '777000' };
  queryClient.setQueryData(['kept-fields', 'deposit'], { member: userName, fields });
  say(short);
  await sheet();
  await vi.waitFor(() => expect(field('amount').value).toBe('88.443'));
  await vi.waitFor(() => expect(sendButton().disabled).toBe(false));
});

it('closed, it is not pushed again at once; the balance in the bar opens it at a tap, with no amount [LAUNCH-30]', async () => {
  const { say } = await open({ width: 320, language: 'en' });
  const english = { locale: 'en' } as const;
  say(short);
  const dialog = await screen.findByRole('dialog', { name: m.play_short_title({}, english) });
  await within(dialog).findByRole('textbox', { name: new RegExp(m.deposit_amount({}, english)) });
  expectNoSidewaysScroll();
  fireEvent.click(within(dialog).getByRole('button', { name: m.action_close({}, english) }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  say(short);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(m.menu_deposit({}, english)) }));
  await screen.findByRole('dialog', { name: m.menu_deposit({}, english) });
  await vi.waitFor(() => expect(field('amount').value).toBe(''));
});

it.each([
  ['a trial', { as: 'trial' }],
  ['a free account', { type: 40 }],
] as const)('%s is offered no deposit in the game [ROLE-30 ROLE-39 FOOT-14]', async (_, visit) => {
  const { say } = await open(visit);
  say(short);
  expect(depositButton()).toBe(null);
  await vi.waitFor(() => expect(document.querySelector('header')?.textContent).toContain('12.000'));
  expect(screen.queryByRole('dialog')).toBe(null);
});

it('a trial sees its purse over the game, and that it is one; free play of a member has no purse of the site’s [LAUNCH-30 LAUNCH-31]', async () => {
  await open({ as: 'trial' });
  const head = () => document.querySelector('header')?.textContent ?? '';
  await vi.waitFor(() => expect(head()).toContain('12.000'));
  expect(head()).toContain(m.free_play());
  await open({}, `${GAME}&freeplay=1`);
  expect(head()).toContain(m.free_play());
  expect(head()).not.toContain('12.000');
  expect(depositButton()).toBe(null);
});
