import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';

type List = { games: { gameName: string; vassalage: string }[] };

/** Games that are called by what was asked for. */
const named: Responses = {
  'games.list': (known, { vassalage, gameName, sort }) =>
    ({
      ...known,
      games: (known as List).games.map((game) => ({
        ...game,
        gameName: [gameName, sort, 'Trò chơi'].filter(Boolean).join(' '),
        vassalage: vassalage ?? game.vassalage,
      })),
    }) as never,
  'games.menus': () => ({
    list: [
      {
        gameCategory: 'RNG',
        vendorNames: ['Trống Đồng', 'Đèn Trời'].map((accountTypeName) => ({ accountTypeName })),
      },
    ],
  }),
};

const chip = (name: string) =>
  within(screen.getByRole('navigation', { name: m.lobby_filters_label() })).getByRole('link', { name });
const first = () => document.querySelector('main [aria-posinset]')?.textContent;
const step = () => (history.state as { __TSR_index?: number }).__TSR_index;
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: m.lobby_search_label() });

it('vendor, type and order stand in the address and go to the gateway; a chosen vendor takes itself back, a way back brings the choice [GAME-26 GAME-33 GAME-40 GAME-42]', async () => {
  const { path, asked, router } = await renderScreen('/m/slot-games', { answers: named });
  const last = () => asked.filter(({ operation }) => operation === 'games.list').at(-1)?.input;
  expect(chip(m.lobby_all()).getAttribute('aria-current')).toBeTruthy();
  expect(chip(m.lobby_favourites()).getAttribute('href')).toBe('/m/search?dataType=FAV');
  expect(chip(m.lobby_recent()).getAttribute('href')).toBe('/m/search?dataType=RECENT&category=RNG');

  fireEvent.click(chip('Trống Đồng'));
  await vi.waitFor(() => expect(chip('Trống Đồng').getAttribute('aria-current')).toBe('true'));
  fireEvent.click(chip('Đèn Trời'));
  await vi.waitFor(() => expect(chip('Đèn Trời').getAttribute('aria-current')).toBe('true'));
  expect(path()).toBe(`/m/slot-games?vendor=${encodeURIComponent('Đèn Trời').replaceAll('%20', '+')}`);
  expect(chip('Trống Đồng').hasAttribute('aria-current')).toBe(false);
  fireEvent.change(screen.getByRole('combobox', { name: m.lobby_sort_label() }), {
    target: { value: 'NAME' },
  });
  await vi.waitFor(() => expect(path()).toMatch(/sort=NAME/));
  await vi.waitFor(() =>
    expect(last()).toMatchObject({ gameType: 'RNG', vassalage: 'Đèn Trời', sort: 'NAME', pageNum: 1 }),
  );
  await vi.waitFor(() => expect(first()).toContain('NAME Trò chơi'));
  expect(first()).toContain('Đèn Trời');
  const chosen = path();

  // Another category and back: the same choice, and one step in the history for all of it.
  fireEvent.click(document.querySelector('[data-category=NEW]') as Element);
  await vi.waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.game_category_new()),
  );
  fireEvent.click(chip(m.game_category_fish()));
  await vi.waitFor(() => expect(path()).toBe('/m/new-games?gameType=FISH'));
  router.history.back();
  await vi.waitFor(() => expect(path()).toBe(chosen));
  await vi.waitFor(() => expect(chip('Đèn Trời').getAttribute('aria-current')).toBe('true'));
  fireEvent.click(chip('Đèn Trời'));
  await vi.waitFor(() => expect(path()).toBe('/m/slot-games?sort=NAME'));

  const again = await renderScreen(chosen, { answers: named });
  expect(again.path()).toBe(chosen);
  expect(chip('Đèn Trời').getAttribute('aria-current')).toBe('true');
  expect(first()).toContain('NAME Trò chơi');
});

it('a text is looked for in place, with one call for all its keys and no step in the history; nothing found has a way out [GAME-42 GAME-75]', async () => {
  const { path, asked, known } = await renderScreen('/m/slot-games', { answers: named });
  const names = () => asked.flatMap(({ input }) => (input.gameName ? [input.gameName] : []));
  expect(field().placeholder).toMatch(/\d/);
  const before = step();
  for (const text of ['th', 'tho', 'tho ngoc']) fireEvent.change(field(), { target: { value: text } });
  await vi.waitFor(() => expect(path()).toBe('/m/slot-games?q=tho+ngoc'));
  await vi.waitFor(() => expect(first()).toContain('tho ngoc Trò chơi'));
  expect(names()).toEqual(['tho ngoc']);
  expect(step()).toBe(before);
  known.answers = {
    ...named,
    'games.list': (found) => ({ ...found, games: [], total: 0 }),
  };
  fireEvent.change(field(), { target: { value: 'zzzz' } });
  await screen.findByText(m.lobby_empty_filtered());
  known.answers = named;
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: m.lobby_clear_filters() }));
  await vi.waitFor(() => expect(path()).toBe('/m/slot-games'));
  expect(field().value).toBe('');
  await vi.waitFor(() => expect(first()).toContain('Trò chơi'));
});

const bannersOf = (count: number): Responses => ({
  'content.announcements': (known, { groupName = 'm_home' }) => ({
    ...known,
    banners: Array.from({ length: count }, (_, number) => ({
      groupName,
      url: '/art/banners/sea.svg',
      linkage: `/m/activity?id=${501 + number}`,
      title: `Băng rôn ${number + 1}`,
    })),
  }),
});

it.each([
  '/m/slot-games',
  '/m/sport-games',
  '/m/pvp-games',
  '/m/live-games',
  '/m/fish-games',
  '/m/lott',
  '/m/elott',
])(
  'the banner of %s stands at its head, between rail and games, and leads where it says [ENT-41 ENT-42 ENT-43 ENT-44 ENT-45 ENT-46 ENT-47 ENT-50]',
  async (path) => {
    await renderScreen(path, { answers: bannersOf(1) });
    const banner = await screen.findByRole('link', { name: /Băng rôn 1$/ });
    expect(banner.getAttribute('href')).toBe('/m/activity?id=501');
    const place = banner.getBoundingClientRect();
    expect(place.width / place.height).toBeCloseTo(16 / 7, 1);
    const rail = screen.getByRole('navigation', { name: m.game_rail_label() }).getBoundingClientRect();
    expect(place.y).toBeGreaterThan(rail.y);
    const entry = document.querySelector('main [aria-posinset], main section li');
    expect(entry?.getBoundingClientRect().y).toBeGreaterThanOrEqual(place.bottom);
  },
);

it('several banners of a category turn, five of them at most; none leaves no gap, and a chosen filter hides them; at 320 px too [ENT-41 ENT-50]', async () => {
  const slides = () => document.querySelectorAll('main [aria-roledescription="slide"]');
  await renderScreen('/m/slot-games', { answers: bannersOf(7), width: 320, height: 640 });
  await vi.waitFor(() => expect(slides()).toHaveLength(5));
  expect(slides()[0]?.querySelector('a')?.getAttribute('href')).toBe('/m/activity?id=501');
  expectNoSidewaysScroll();
  await expectNoBarrier();
  for (const [path, answers] of [
    ['/m/slot-games?gameClassify=FeatureBuy', bannersOf(7)],
    ['/m/slot-games', bannersOf(0)],
  ] as const) {
    await renderScreen(path, { answers });
    await vi.waitFor(() => expect(first()).toBeTruthy());
    expect(slides()).toHaveLength(0);
    expect(document.querySelector('main a[href^="/m/activity"]')).toBe(null);
  }
});

it('the game centre shows all categories, the providers lead to their games; both are free of barriers [GAME-39 GAME-41 GAME-80 GAME-81 GAME-103 GAME-104 HDR-19 HDR-23 ROUTE-48 ROUTE-50 ROUTE-104]', async () => {
  const headings = () =>
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((one) => one.textContent);
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;
  const centre = await renderScreen('/m/gameCenter');
  expect(title()).toBe(m.in_game_center());
  expect(headings()[0]).toBe(m.game_category_hot());
  await expectNoBarrier();
  fireEvent.click(screen.getByRole('link', { name: `${m.vendor_see_all()} ${m.game_category_cockfight()}` }));
  await vi.waitFor(() => expect(centre.path()).toBe('/m/cockfight'));

  const { path } = await renderScreen('/m/provider', {
    answers: {
      'games.menus': () => ({
        list: [
          { gameCategory: 'SPORTS', vendorNames: [{ accountTypeName: 'IM' }, { accountTypeName: 'SV3' }] },
          { gameCategory: 'FISH', vendorNames: [{ accountTypeName: 'JILI' }] },
        ],
      }),
    },
  });
  expect(title()).toBe(m.game_providers());
  expect(headings()).toEqual([m.game_category_sports(), m.game_category_cockfight(), m.game_category_fish()]);
  await expectNoBarrier();
  const vendors = screen.getByRole('region', { name: m.game_category_cockfight() });
  fireEvent.click(within(vendors).getByRole('link', { name: /SV3/ }));
  await vi.waitFor(() => expect(path()).toBe('/m/cockfight?vendor=SV3'));
});
