import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';

const named: Responses = {
  'games.menus': () => ({ list: [{ gameCategory: 'RNG', vendorNames: [] }] }),
  'games.list': (known, { gameName }) => ({
    ...known,
    games: known.games.map((game) => ({ ...(game as object), gameName: `Tên ${gameName ?? ''}` }) as never),
  }),
};
const nothing: Responses = { 'games.list': (known) => ({ ...known, games: [], total: 0 }) };

const field = () => document.querySelector<HTMLInputElement>('main input[type="search"]') as HTMLInputElement;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const tiles = () => [...document.querySelectorAll('main li > a[href*="game="]')];
const chip = (nav: string, name: string) =>
  within(screen.getByRole('navigation', { name: nav })).getByRole('link', { name });
const types = (name: string) => chip(m.search_types_label(), name);

it('asks once for a text and never for a single key, and keeps the text in the address; a category that is meant is offered [GAME-11 GAME-32 GAME-75 GAME-76 ROUTE-51 ROUTE-108]', async () => {
  const { path, asked, router } = await renderScreen('/m/search', { answers: named });
  const names = () => asked.flatMap(({ input }) => (input.gameName ? [input.gameName] : []));
  expect(document.title).toContain(m.search());
  await vi.waitFor(() => expect(tiles()).not.toHaveLength(0));
  expect(document.activeElement).not.toBe(field());
  for (const text of ['d', 'de', 'den troi']) type(text);
  await vi.waitFor(() => expect(path()).toBe('/m/search?dataType=SEARCH&q=den+troi'));
  await vi.waitFor(() => expect(tiles()[0]?.textContent).toContain('Tên den troi'));
  expect(names()).toEqual(['den troi']);
  await expectNoBarrier();

  type('n');
  await vi.waitFor(() => expect(path()).toBe('/m/search?dataType=SEARCH'));
  type('no hu');
  await vi.waitFor(() => expect(names()).toEqual(['den troi', 'no hu']));
  await screen.findByRole('navigation', { name: m.search_suggestions_label() });
  // What is known is not asked for again.
  type('den troi');
  await vi.waitFor(() => expect(tiles()[0]?.textContent).toContain('Tên den troi'));
  expect(names()).toEqual(['den troi', 'no hu']);
  type('NỔ HŨ');
  await vi.waitFor(() => expect(path()).toContain('q=N'));
  fireEvent.click(chip(m.search_suggestions_label(), m.game_category_rng()));
  await vi.waitFor(() => expect(path()).toBe('/m/slot-games'));
  router.history.back();
  await vi.waitFor(() => expect(field()?.value).toBe('NỔ HŨ'));
});

it('nothing found: a hint, the categories and hot games; popular announcements stand above [GAME-75 GAME-78 GAME-79]', async () => {
  await renderScreen('/m/search?q=zzzz', { answers: nothing });
  const result = await screen.findByRole('heading', { name: m.search_empty_title({ text: 'zzzz' }) });
  expect(screen.getByText(m.search_empty_text())).toBeTruthy();
  await vi.waitFor(() => expect(tiles()).not.toHaveLength(0));
  const categories = screen.getByRole('navigation', { name: m.search_categories_label() });
  expect(within(categories).getAllByRole('link')).not.toHaveLength(0);
  const popular = screen.getByRole('navigation', { name: m.promo_popular_strip() });
  expect(within(popular).getAllByRole('link')[0]?.getAttribute('href')).toBe('/m/activityDetail?id=501');
  expect(popular.getBoundingClientRect().bottom).toBeLessThan(result.getBoundingClientRect().y);
  await expectNoBarrier();
});

it('the six types stand in the address; hot games are kept on the device; the search has the focus [GAME-10 GAME-12 GAME-25 GAME-26 GAME-27 GAME-29 GAME-30 GAME-31 GAME-57 GAME-58 SESS-20]', async () => {
  const { path } = await renderScreen('/m/search');
  expect(types(m.search_type_all()).hasAttribute('aria-current')).toBe(true);
  fireEvent.click(types(m.search_type_hot()));
  await vi.waitFor(() => expect(path()).toBe('/m/search?dataType=HOT'));
  await vi.waitFor(() =>
    expect(JSON.parse(localStorage.getItem('HOT_GAMES') ?? 'null')?.games.list[0].gameName).toBe(
      'Trống Hội Đêm Rằm',
    ),
  );
  expect(tiles()[0]?.textContent).toContain('Trống Hội Đêm Rằm');
  fireEvent.click(types(m.search_type_new()));
  await vi.waitFor(() => expect(path()).toBe('/m/search?dataType=NEW'));
  await vi.waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join(),
    ).toMatch(/\d/),
  );
  fireEvent.click(types(m.search_type_search()));
  await vi.waitFor(() => expect(path()).toBe('/m/search?dataType=SEARCH'));
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
});

it.each([
  ['/m/search?dataType=SEARCH', m.search_hot_title],
  ['/m/search', undefined],
] as const)(
  'before a word is typed %s shows what was looked for, the categories and what others play [GAME-75 ROUTE-51]',
  async (address, title) => {
    localStorage.clear();
    await renderScreen(address);
    const categories = screen.getByRole('navigation', { name: m.search_categories_label() });
    expect(within(categories).getAllByRole('link').length).toBeGreaterThan(1);
    await vi.waitFor(() => expect(tiles()).not.toHaveLength(0));
    if (title) expect(screen.getByRole('heading', { name: title() })).toBeTruthy();
    type('den troi');
    await vi.waitFor(() =>
      expect(screen.queryByRole('navigation', { name: m.search_categories_label() })).toBe(null),
    );
    fireEvent.submit(field());
    type('');
    await screen.findByRole('heading', { name: m.search_recent_title() });
    expect(screen.getByRole('button', { name: 'den troi' })).toBeTruthy();
    await expectNoBarrier();
  },
);

it.each(['RECENT', 'FAV'])(
  'own games of the type %s lead a guest to the login and back [GAME-13 GAME-28 GAME-70]',
  async (dataType) => {
    const { path } = await renderScreen(`/m/search?dataType=${dataType}`);
    expect(path()).toBe(`/m/login?redirect=%2Fm%2Fsearch%3FdataType%3D${dataType}`);
  },
);

it('recent games begin with slots, say when there are none, and a member without favourites is told so [GAME-13 GAME-70 GAME-71]', async () => {
  const { path } = await renderScreen('/m/search?dataType=RECENT&category=RNG', {
    as: 'member',
    answers: { 'games.recent': () => ({ list: [] }) },
  });
  expect(chip(m.search_recent_types_label(), m.game_category_rng()).hasAttribute('aria-current')).toBe(true);
  await screen.findByText(m.search_no_recent_text());
  expect(path()).toBe('/m/search?dataType=RECENT&category=RNG');
  await renderScreen('/m/search?dataType=FAV', { as: 'member', reads: 'empty' });
  await screen.findByText(m.favourites_empty_title());
});

it('opened by the menu it has the keys at hand; tiles of one family show their names whole, in rows of one height [GAME-11 GAME-75 MENU-38]', async () => {
  await renderScreen('/m/news', {
    answers: {
      'games.list': (known) => ({
        ...known,
        games: Array.from(
          { length: 9 },
          (_, index) =>
            ({
              ...(known.games[0] as object),
              nodeId: 90001 + index,
              gameName: ['Chuông Gió', 'Chuông Đồng Vàng'][index % 2],
            }) as never,
        ),
        total: 9,
      }),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: m.header_menu() }));
  const menu = await screen.findByRole('dialog', { name: m.menu_title() });
  menu.querySelector<HTMLElement>('a[href^="/m/search"]')?.click();
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBe(null));
  type('chuong');
  await vi.waitFor(() => expect(tiles().length).toBeGreaterThan(6));
  const names = tiles().map((tile) => tile.querySelector(':scope > span:nth-of-type(2)'));
  expect(names.filter((name) => !name || name.scrollHeight > name.clientHeight + 1)).toEqual([]);
  expect(new Set(tiles().map((tile) => Math.round(tile.getBoundingClientRect().height))).size).toBe(1);
});
