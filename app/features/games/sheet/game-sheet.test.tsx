import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { held, refused } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { stands } from '@/tests/screens/support/said';
import type { SiteAddress } from '@/tests/support/site-address';

const tile = () => document.querySelector('main li > a[href*="game="]') as HTMLElement;
const sheet = (name?: string) => screen.findByRole('dialog', name ? { name } : {});
const isClosed = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
const play = async () => within(await sheet()).findByRole('button', { name: m.sheet_play() });
const step = () => (history.state as { __TSR_index?: number }).__TSR_index;

it('a tile opens the sheet; back, close, Escape and the scrim close it and the focus is on the tile again [GAME-91 GAME-92 GAME-95 GAME-100 GAME-101 GAME-102]', async () => {
  const { path, router } = await renderScreen('/m/slot-games');
  const closings: (() => unknown)[] = [
    () => router.history.back(),
    async () => fireEvent.click(within(await sheet()).getByRole('button', { name: m.sheet_close() })),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(document.documentElement, { position: { x: 195, y: 20 }, force: true }),
  ];
  for (const [index, close] of closings.entries()) {
    await userEvent.click(tile());
    await play();
    expect(path()).toBe('/m/slot-games?game=90001');
    expect((await sheet()).textContent).toContain('Trống Hội Đêm Rằm');
    if (index === 0) await expectNoBarrier();
    await close();
    await isClosed();
    await vi.waitFor(() => expect(path()).toBe('/m/slot-games'));
    await vi.waitFor(() => expect(document.activeElement).toBe(tile()));
  }
});

it('a shared link opens the sheet with its figures; another game of the vendor takes its place; closing leaves the list [GAME-92 GAME-100 GAME-102]', async () => {
  const english = { locale: 'en' } as const;
  const { path } = await renderScreen('/m/search?game=90001', {
    language: 'en',
    answers: {
      'games.list': (known) => ({
        ...known,
        games: [
          ...known.games,
          { ...(known.games[0] as object), nodeId: 90002, gameName: 'Đèn Trời' } as never,
        ],
      }),
      'games.detail': (known, { nodeId }) => ({
        ...known,
        nodeId,
        gameName: nodeId === 90002 ? 'Đèn Trời' : known.gameName,
      }),
    },
  });
  const details = await sheet('Trống Hội Đêm Rằm');
  await vi.waitFor(() => expect(details.textContent).toContain('1,000.00\u00a0₫'));
  for (const word of [
    m.sheet_return({}, english),
    m.sheet_volatility({}, english),
    m.sheet_min_bet({}, english),
    m.sheet_portrait({}, english),
    m.sheet_free_play({}, english),
  ])
    expect(details.textContent).toContain(word);
  const before = step();
  const others = await within(details).findByRole('region', { name: m.sheet_same_vendor({}, english) });
  fireEvent.click(within(others).getByRole('link', { name: /Đèn Trời/ }));
  await sheet('Đèn Trời');
  expect(step()).toBe(before);
  fireEvent.click(within(await sheet()).getByRole('button', { name: m.sheet_close({}, english) }));
  await isClosed();
  await vi.waitFor(() => expect(path()).toBe('/m/search'));
  expect(step()).toBe(before);
});

it('a game that is not there says so and leads to the list', async () => {
  const { path } = await renderScreen('/m/search?game=nowhere', {
    answers: { 'games.detail': refused('game.not.found') },
  });
  const details = await sheet();
  await vi.waitFor(() => expect(details.textContent).toContain(m.sheet_gone_title()));
  fireEvent.click(within(details).getByRole('button', { name: m.sheet_gone_action() }));
  await isClosed();
  expect(path()).toBe('/m/search');
});

it('to play, a guest logs in first and comes back to the sheet [GAME-101 LAUNCH-01 LAUNCH-02]', async () => {
  const { path } = await renderScreen('/m/search?game=90001');
  fireEvent.click(await play());
  await vi.waitFor(() => expect(path()).toBe('/m/login?redirect=%2Fm%2Fsearch%3Fgame%3D90001'));
});

const PLAYED = '/m/play?game=90001&freeplay=1';
const tryIt = async () =>
  fireEvent.click(await within(await sheet()).findByRole('button', { name: m.sheet_try() }));

it('one tap on the trial starts it for a guest, with its wait, and opens the game; leaving that leads back to the sheet [TRIAL-01 TRIAL-02 TRIAL-03 LAUNCH-18]', async () => {
  const starting = held();
  const { path, asked, router } = await renderScreen('/m/slot-games', {
    answers: { 'session.freePlay': starting, 'games.launch': 'pending' },
  });
  await userEvent.click(tile());
  await tryIt();
  expect(await screen.findByText(m.free_play_wait_title())).toBeTruthy();
  starting.release();
  await vi.waitFor(() => expect(path()).toBe(PLAYED));
  await vi.waitFor(() =>
    expect(asked.find(({ operation }) => operation === 'games.launch')?.input).toMatchObject({
      nodeId: 90001,
      freeplay: 1,
    }),
  );
  expect(asked.filter(({ operation }) => operation === 'session.freePlay')).toHaveLength(1);
  router.history.back();
  await vi.waitFor(() => expect(path()).toBe('/m/slot-games?game=90001'));
  expect(await sheet()).toBeTruthy();
});

it('a trial that does not start keeps the game for the ways into an account; where none is offered the login leads to it [TRIAL-06 TRIAL-14 LOGIN-44]', async () => {
  const wanted = `redirect=${encodeURIComponent(PLAYED)}`;
  const { path } = await renderScreen('/m/search?game=90001', {
    answers: { 'session.freePlay': refused('rate.limited') },
  });
  await tryIt();
  await vi.waitFor(() => expect(path()).toBe(`/m/freeTrial?${wanted}`));
  for (const [name, to] of [
    [m.log_in(), '/m/login'],
    [m.register_open(), '/m/register'],
  ]) {
    const link = await within(screen.getByRole('main')).findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`${to}?${wanted}`);
  }

  const none = await renderScreen('/m/search?game=90001', {
    answers: { 'session.freePlayOffer': () => ({ offered: false }) },
  });
  await play();
  await tryIt();
  await vi.waitFor(() => expect(none.path()).toBe(`/m/login?${wanted}`));
});

it('a game under maintenance says why it cannot be played; an outage can be tried again [GAME-97 GAME-101]', async () => {
  await renderScreen('/m/search?game=90001', {
    answers: { 'games.detail': (known) => ({ ...known, supportPlay: 0 }) },
  });
  const button = (await play()) as HTMLButtonElement;
  expect((await sheet()).textContent).toContain(m.sheet_maintenance());
  expect(button.disabled).toBe(true);
  const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toContain(m.sheet_maintenance());
  await expectNoBarrier();

  const { known } = await renderScreen('/m/search?game=90001', { answers: { 'games.detail': 'dead' } });
  const failed = await sheet();
  await vi.waitFor(() => expect(failed.textContent).toContain(m.sheet_failed_title()));
  known.answers = {};
  fireEvent.click(within(failed).getByRole('button', { name: m.action_retry() }));
  expect(((await play()) as HTMLButtonElement).disabled).toBe(false);
});

it('on trial a game without free play is refused with the stated words, in the sheet and at its address; one with it is played for nothing; an agent plays too [LAUNCH-18 LAUNCH-31 ROLE-48]', async () => {
  const waiting = { 'games.launch': 'pending' } as const;
  const trial = (address: SiteAddress, freeplay: 0 | 1) =>
    renderScreen(address, {
      as: 'trial',
      answers: {
        'games.launch': freeplay ? 'pending' : refused('account.trial'),
        'games.detail': (known) => ({ ...known, freeplay }),
      },
    });
  await trial('/m/slot-games?game=90001', 0);
  const refusing = await sheet();
  await within(refusing).findByText(m.error_actual_account());
  expect(within(refusing).getByRole('link', { name: m.register_open() })).toBeTruthy();
  expect(within(refusing).queryByRole('button', { name: m.sheet_play() })).toBe(null);
  await trial('/m/play?game=90001', 0);
  await stands(m.error_actual_account());
  expect(within(screen.getByRole('main')).getByRole('link', { name: m.register_open() })).toBeTruthy();

  const { asked } = await trial('/m/slot-games?game=90001', 1);
  const last = () => asked.filter(({ operation }) => operation === 'games.launch').at(-1)?.input;
  expect(within(await sheet()).queryByRole('button', { name: m.sheet_play() })).toBe(null);
  fireEvent.click(await within(await sheet()).findByRole('button', { name: m.sheet_try() }));
  await vi.waitFor(() => expect(last()).toMatchObject({ nodeId: 90001, freeplay: 1 }));

  const agent = await renderScreen('/m/slot-games?game=90001', { as: 'agent', answers: waiting });
  fireEvent.click(await play());
  await vi.waitFor(() =>
    expect(agent.asked.find(({ operation }) => operation === 'games.launch')?.input).toMatchObject({
      freeplay: 0,
    }),
  );
});
