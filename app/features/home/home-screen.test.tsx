import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { held, type Responses } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { m } from '../../paraglide/messages.js';
import { SCREENS } from '../../screens';

type Known = Parameters<
  Extract<NonNullable<Responses['content.announcements']>, (...given: never[]) => unknown>
>[0];

const banner = (groupName: string, linkage: string, title: string, url = '/art/motifs/rng-lotus.svg') => ({
  groupName,
  linkage,
  title,
  url,
});
const article = (id: number, category: number) => ({
  id,
  title: `Bài ${id}`,
  promoAnnouncementCategoryIds: [category],
  announcementImages: [{ sequence: 1, url: '/art/heroes/moon.svg' }],
});
const several = (from: number, count: number, category: number) =>
  Array.from({ length: count }, (_, index) => article(from + index, category));

/** More of everything than home shows. */
const plenty = (more: Partial<Known> = {}): Responses => ({
  'content.announcementCategories': () => ({
    list: [
      { id: 11, type: 'gaming' },
      { id: 14, type: 'charity' },
    ],
  }),
  'content.announcements': (known) => ({
    ...known,
    banners: [
      ...[1, 2, 3].map((n) => banner('m_home', `/m/activity?id=50${n}`, `Băng rôn ${n}`)),
      banner('m_reg', 'https://a.example.com', 'Trống Đồng'),
      banner('m_reg', 'https://b.example.com', 'Sen Hồng'),
      banner('m_video', '/m/video', 'Trăng', '/art/news/moon.svg'),
    ],
    hot: several(501, 4, 99),
    promotion: [...several(601, 7, 11), ...several(661, 7, 14)],
    ...more,
  }),
  'games.hot': ({ list }) => ({
    list: Array.from({ length: 20 }, (_, index) => ({ ...list[0], nodeId: 90001 + index }) as never),
  }),
  'games.menus': () => ({ list: ['FISH', 'RNG'].map((gameCategory) => ({ gameCategory, vendorNames: [] })) }),
});

const open = (visit: Visit = {}, address = '/m/home') =>
  renderScreen(address, { answers: plenty(), ...visit });
const section = (name: string) => screen.findByRole('region', { name });
const rail = () => screen.getByRole('navigation', { name: m.game_rail_label() });
const current = () => rail().querySelector('[aria-current="page"]')?.textContent;
const step = () => (history.state as { __TSR_index?: number }).__TSR_index;
const logo = () => screen.getByRole('link', { name: /Hoa Đăng/ });
const homeOfBar = () =>
  within(screen.getByRole('navigation', { name: m.footer_label() })).getByText(m.footer_home());

it('greets a member over the wallet, in the place of the login card [SESS-37 WALLET-01]', async () => {
  await open({ as: 'member' });
  const wallet = await section(m.wallet_title());
  await vi.waitFor(() => expect(wallet.textContent).toContain(m.home_greeting({ name: 'Minh An' })));
  expect(wallet.textContent).toContain('12.345.678,50');
  expect(screen.queryByText(m.home_welcome({ siteName: 'Hoa Đăng' }))).toBe(null);
  expect(screen.queryByRole('link', { name: m.register_open() })).toBe(null);
});

it.each(['trial', 'agent'] as const)(
  'shows a %s wallet and shortcuts, in English, each to a screen of the site [HOME-44]',
  async (as) => {
    await open({ as, language: 'en' });
    const shortcuts = screen.getByRole('navigation', { name: m.home_quick_label({}, { locale: 'en' }) });
    const support = within(shortcuts).getByRole('link', { name: m.home_quick_support({}, { locale: 'en' }) });
    expect(support.getAttribute('href')).toBe('/m/support');
    for (const link of within(shortcuts).getAllByRole('link')) {
      expect(Object.keys(SCREENS)).toContain((link as HTMLAnchorElement).pathname);
    }
  },
);

it('shows the games of a category in place, leads to all of it, and is reset by logo and footer bar [HOME-45 GAME-25 GAME-41 HDR-04 HDR-05 HDR-06 FOOT-02 FOOT-03 FOOT-04 CONST-70]', async () => {
  const { path, router } = await open();
  expect(current()).toBe(m.game_category_hot());
  const all = screen.getByRole('link', { name: `${m.home_games_all()} ${m.home_games_title()}` });
  expect(all.getAttribute('href')).toBe('/m/search');
  rail().scrollIntoView();
  const before = [scrollY, step()];
  fireEvent.click(within(rail()).getByRole('link', { name: m.game_category_fish() }));
  const games = await section(m.game_category_fish());
  await within(games).findAllByRole('listitem');
  expect(path()).toBe('/m/home?category=FISH');
  expect([scrollY, step()]).toEqual(before);
  await vi.waitFor(() => expect(current()).toBe(m.game_category_fish()));
  const more = within(games).getByRole('link', { name: new RegExp(`^${m.home_games_all()}`) });
  expect(more.getAttribute('href')).toBe('/m/fish-games');
  fireEvent.click(games.querySelector('li a') as Element);
  await screen.findByRole('dialog');
  expect(path()).toMatch(/^\/m\/home\?category=FISH&game=\d+$/);
  router.history.back();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));

  for (const reset of [logo, homeOfBar]) {
    await router.navigate({ to: '/m/home', search: { category: 'RNG' } });
    await vi.waitFor(() => expect(current()).toBe(m.game_category_rng()));
    fireEvent.click(reset());
    await vi.waitFor(() => expect(path()).toBe('/m/home'));
    await vi.waitFor(() => expect(current()).toBe(m.game_category_hot()));
  }
});

it('hot games are a double tile and whole rows, each with its name and vendor; each section leads to its items and to all of them [HOME-09 HOME-10 HOME-14 HOME-15 HOME-16 HOME-17 HOME-18 HOME-19 HOME-22 HOME-24 HOME-25 HOME-27 HOME-44 HOME-45]', async () => {
  const { path } = await open({ as: 'member' });
  const tiles = [...(await section(m.home_games_title())).querySelectorAll('li')].filter((tile) =>
    tile.checkVisibility(),
  );
  expect([9, 12, 15]).toContain(tiles.length);
  const [large = 0, small = 1] = tiles.map((tile) => tile.getBoundingClientRect().width);
  expect(large / small).toBeGreaterThan(1.9);
  expect(tiles[0]?.textContent).toContain('Trống Hội Đêm Rằm');
  expect(tiles[0]?.textContent).toContain('Trống Đồng');

  for (const [name, to] of [
    [m.home_alliance_title(), '/m/alliance'],
    [m.hot_news(), '/m/news'],
    [m.home_events_title(), '/m/activity'],
    [m.video(), '/m/video'],
    [m.charity(), '/m/charity'],
  ] as const) {
    const more = within(await section(name)).getByRole('link', { name: `${m.home_more()} ${name}` });
    expect([name, more.getAttribute('href')]).toEqual([name, to]);
  }
  const first = (await section(m.home_alliance_title())).querySelector('li a');
  expect(first?.getAttribute('href')).toBe('https://a.example.com');
  expect(first?.getAttribute('rel')).toBe('noopener noreferrer');
  const slides = async (name: string) =>
    (await section(name)).querySelectorAll<HTMLElement>('[aria-roledescription="slide"]');
  const [news, charity] = [await slides(m.hot_news()), await slides(m.charity())];
  expect([news.length, charity.length]).toEqual([5, 5]);
  expect(news[0]?.querySelector('a')?.getAttribute('href')).toBe('/m/newsDetail?id=601');
  expect(charity[0]?.querySelector('a')?.getAttribute('href')).toBe('/m/charity');
  const support = within(screen.getByRole('main')).getByRole('link', { name: m.home_quick_support() });
  expect(support.getAttribute('href')).toBe('/m/support');
  const events = (await section(m.home_events_title())).querySelectorAll('li a');
  expect(events).toHaveLength(3);
  fireEvent.click(events[0] as Element);
  await screen.findByRole('dialog');
  expect(path()).toBe('/m/activity?id=501');
});

it('a logo or a picture of charity that fails is hidden; a .mp4 link plays over its picture [HOME-04 HOME-11 HOME-12 HOME-21 HOME-26 HOME-28 SHELL-32 SHELL-34 SHELL-35 SHELL-37 CONST-62]', async () => {
  await open({
    answers: plenty({
      banners: [
        banner('m_reg', 'https://a.example.com', 'Biến Mất', '/pictures/gone.png'),
        banner('m_reg', 'https://b.example.com', 'Sen Hồng'),
        banner('m_video', '/videos/moon.mp4', 'Trăng', '/art/news/moon.svg'),
      ],
      promotion: [
        { ...article(661, 14), announcementImages: [{ sequence: 1, url: '/pictures/gone.png' }] },
        article(662, 14),
      ],
    }),
  });
  const alliance = await section(m.home_alliance_title());
  alliance.scrollIntoView();
  expect(within(alliance).getByRole('link', { name: 'Sen Hồng' })).toBeTruthy();
  await vi.waitFor(() => expect(within(alliance).queryByText('Biến Mất')?.checkVisibility()).not.toBe(true));
  const video = await section(m.video());
  video.scrollIntoView();
  await within(video).findByRole('button', { name: m.banner_video_pause() });
  const moving = video.querySelector('video');
  expect(moving?.getAttribute('src')).toMatch(/\/videos\/moon\.mp4$/);
  expect([moving?.muted, moving?.loop, moving?.controls]).toEqual([true, true, false]);
  expect(video.querySelector('img')?.getAttribute('src')).toBe('/art/news/moon.svg');
  const charity = await section(m.charity());
  charity.scrollIntoView();
  const slide = charity.querySelector('[aria-roledescription="slide"]') as HTMLElement;
  await vi.waitFor(() => expect(slide.querySelector('img')).toBe(null));
  expect(slide.textContent).toContain('Bài 661');
  expect(getComputedStyle(slide).marginInlineEnd).toBe('20px');
});

it('mirrors from right to left, without a barrier [HOME-46 SHELL-29]', async () => {
  await open({ language: 'ar', as: 'guest' });
  const news = await section(m.hot_news({}, { locale: 'ar' }));
  news.scrollIntoView();
  const [first = 0, second = 0] = [...news.querySelectorAll('[aria-roledescription="slide"]')].map(
    (slide) => slide.getBoundingClientRect().x,
  );
  expect(first).toBeGreaterThan(second);
  expectNoSidewaysScroll();
  await expectNoBarrier();
});

it('is no wider for titles of 200 characters, and free of barriers', async () => {
  const long = { ...article(601, 11), title: 'Dài lê thê '.repeat(18) };
  await open({
    width: 320,
    answers: plenty({
      hot: [long],
      promotion: [long, { ...long, id: 661, promoAnnouncementCategoryIds: [14] }],
    }),
  });
  await section(m.charity());
  expectNoSidewaysScroll();
  await expectNoBarrier();
});

it('with a gateway that fails, says so and shows what is known; a second try brings the rest', async () => {
  const { known } = await open({ answers: { ...plenty(), 'content.announcements': 'dead' } });
  await section(m.home_games_title());
  expect(screen.getByText(/All rights reserved/)).toBeTruthy();
  await screen.findByText(m.home_content_failed_title());
  known.answers = plenty();
  fireEvent.click(screen.getByRole('button', { name: m.action_retry() }));
  await section(m.hot_news());
});

it('sections without items vanish [HOME-01]', async () => {
  await open({ reads: 'empty', answers: {} });
  expect(screen.getByText(/All rights reserved/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: m.banner_carousel_label() })).toBe(null);
  const headings = screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  for (const name of [m.home_alliance_title(), m.hot_news(), m.home_events_title(), m.video(), m.charity()])
    expect(headings).not.toContain(name);
});

it('no tile leaves its cell or lies on a neighbour, at any width [HOME-44 SHELL-16]', async () => {
  for (const width of [320, 390, 768]) {
    await open({ width });
    const faults = [...(await section(m.home_games_title())).querySelectorAll('li')].flatMap((tile) => {
      const cell = tile.getBoundingClientRect();
      return [...tile.querySelectorAll('a, button')]
        .map((part) => part.getBoundingClientRect())
        .filter(
          ({ left, right, bottom }) =>
            left < cell.left - 1 || right > cell.right + 1 || bottom > cell.bottom + 1,
        );
    });
    expect([width, faults]).toEqual([width, []]);
  }
});

describe('the carousel of banners', () => {
  const carousel = () => screen.findByRole('region', { name: m.banner_carousel_label() });
  const shown = (region: HTMLElement) =>
    [...region.querySelectorAll('li')].findIndex((slide) => !slide.inert);

  it('moves on by itself every 5 s, loops, pauses on demand and shows dots for several [SHELL-29 SHELL-30 SHELL-31 CONST-61]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await open();
      const region = await carousel();
      expect(shown(region)).toBe(0);
      await vi.advanceTimersByTimeAsync(5_200);
      await vi.waitFor(() => expect(shown(region)).toBe(1));
      fireEvent.click(within(region).getByRole('button', { name: m.carousel_pause() }));
      await vi.advanceTimersByTimeAsync(12_000);
      expect(shown(region)).toBe(1);
      expect(within(region).getByRole('button', { name: m.carousel_play() })).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('stands still for who prefers reduced motion, and offers no pause [SHELL-45]', async () => {
    const prefer = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
    await prefer('reduce');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await open();
      const region = await carousel();
      await vi.advanceTimersByTimeAsync(11_000);
      expect(shown(region)).toBe(0);
      expect(within(region).queryByRole('button', { name: m.carousel_pause() })).toBe(null);
    } finally {
      vi.useRealTimers();
      await prefer('');
    }
  });
});

describe('the winner board', () => {
  it('with reduced motion stands still and is scrolled by hand [WIN-08 WIN-09]', async () => {
    const prefer = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
    await prefer('reduce');
    try {
      await open({
        answers: {
          ...plenty(),
          'games.ranks': ({ list }) => ({
            list: [1, 2, 3, 4, 5].map((n) => ({ ...list[0], recordId: `r-${n}` }) as never),
          }),
        },
      });
      const board = await section(m.winners_title());
      const list = within(board).getByRole('list');
      list.scrollIntoView();
      list.focus();
      await userEvent.keyboard('{End}');
      await vi.waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
      expect(within(board).queryByRole('button')).toBe(null);
    } finally {
      await prefer('');
    }
  });
});

it('no amount is cut on the smallest phone, however large [WALLET-02]', async () => {
  const rich: Responses = {
    'wallet.balance': () => ({ sumBalance: 987654321098.76 }),
    'withdraw.overview': (known) => ({ ...known, total: '987654321098.76', withdrawable: '987654321098.76' }),
  };
  for (const path of ['/m/home', '/m/member/home', '/m/withdraw']) {
    await renderScreen(path, { as: 'member', width: 320, height: 640, answers: rich });
    const amounts = () =>
      [...document.querySelectorAll<HTMLElement>('bdi[dir="ltr"]')].filter(
        (one) => one.checkVisibility() && one.textContent?.includes('₫'),
      );
    await vi.waitFor(() =>
      expect(
        amounts()
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('987.654.321.098,76'),
    );
    const cut = amounts().filter((amount) => {
      const { left, right } = amount.getBoundingClientRect();
      const holder = amount.closest('main, dialog')?.getBoundingClientRect();
      const parent = amount.parentElement;
      return (
        (holder !== undefined && (left < holder.left - 1 || right > holder.right + 1)) ||
        (parent !== null && parent.scrollWidth > parent.clientWidth + 1)
      );
    });
    expect([path, cut.map(({ textContent }) => textContent)]).toEqual([path, []]);
  }
});

describe('the language at the door', () => {
  const control = () =>
    screen.getByRole('button', { name: (name) => /^(?:Ngôn ngữ|Language) ?(?:VI|EN)$/.test(name) });
  const browserIn = (...languages: string[]) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
  };

  it('stands in a guest’s first screen, at 320 px too, and a tap changes it there; a member has it in the menu [LANG-30 LANG-31]', async () => {
    await open({ width: 320, height: 640 });
    const { bottom, height, width } = control().getBoundingClientRect();
    expect([bottom < 640 - 56, height >= 44, width >= 44]).toEqual([true, true, true]);
    expectNoSidewaysScroll();
    control().focus();
    fireEvent.click(control());
    const sheet = await screen.findByRole('dialog', { name: m.language_title() });
    fireEvent.click(within(sheet).getByRole('button', { name: 'English' }));
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(await screen.findByText(m.home_welcome_text({}, { locale: 'en' }))).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(control()));
    await open({ as: 'member' });
    expect(screen.queryByRole('button', { name: (name) => name.endsWith('VI') })).toBe(null);
  });

  it('is offered to a browser in another language, in that language; nothing moves, and a tap alone changes it [LANG-26 LANG-32]', async () => {
    browserIn('en-GB', 'en');
    await open({ width: 320 });
    const top = () => screen.getByRole('link', { name: m.log_in() }).getBoundingClientRect().top;
    const before = top();
    const offer = await screen.findByRole('button', { name: 'Read this in English?' });
    expect([offer.lang, document.documentElement.lang, top()]).toEqual(['en', 'vi', before]);
    await expectNoBarrier();
    offer.focus();
    fireEvent.click(offer);
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('en'));
    await vi.waitFor(() => expect(document.activeElement).toBe(control()));
    expect(screen.queryByText('Read this in English?')).toBe(null);
  });
});

const game = (nodeId: number, gameName: string, more: object = {}) => ({ nodeId, gameName, ...more });
const own = (recent: object[], favourites: object[]): Responses => ({
  'games.recent': ({ list: [one] }) => ({ list: recent.map((each) => ({ ...one, ...each }) as never) }),
  'games.favourites': (known) => ({
    ...known,
    content: favourites.map((each) => ({ ...known.content?.[0], ...each }) as never),
    nodeIds: [7],
  }),
});

it('shows a member the games it played last, which a tap goes on with, and its favourites, each with the way to all of them [GAME-106]', async () => {
  const answers = own(
    [game(1, 'Chơi Sau Cùng'), game(2, 'Đang Bảo Trì', { supportPlay: 0 }), game(3, 'Ẩn', { isGameH5: 0 })],
    [game(7, 'Rồng Con')],
  );
  const { asked, path } = await open({ as: 'member', answers: { ...plenty(), ...answers } });
  const recent = within(await section(m.home_recent_title()));
  expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chơi Sau Cùng',
    'Đang Bảo Trì',
  ]);
  expect(recent.getByRole('link', { name: 'Chơi Sau Cùng' }).getAttribute('href')).toBe('/m/play?game=1');
  expect(recent.getByRole('link', { name: 'Đang Bảo Trì' }).getAttribute('href')).toBe('/m/home?game=2');
  expect(
    recent.getByRole('link', { name: `${m.home_games_all()} ${m.home_recent_title()}` }).getAttribute('href'),
  ).toBe('/m/search?dataType=RECENT');
  expect(asked.find(({ operation }) => operation === 'games.recent')?.input).toEqual({ language: 'VI' });

  const favourites = within(await section(m.home_favourites_title()));
  expect(
    favourites
      .getByRole('link', { name: `${m.home_games_all()} ${m.home_favourites_title()}` })
      .getAttribute('href'),
  ).toBe('/m/search?dataType=FAV');
  fireEvent.click(favourites.getByRole('link', { name: 'Rồng Con' }));
  await screen.findByRole('dialog');
  expect(path()).toBe('/m/home?game=7');
});

it('has a player on trial go on in free play [GAME-106 LAUNCH-31]', async () => {
  await open({ as: 'trial', answers: { ...plenty(), ...own([game(1, 'Chơi Sau Cùng')], []) } });
  const recent = within(await section(m.home_recent_title()));
  expect(recent.getByRole('link', { name: 'Chơi Sau Cùng' }).getAttribute('href')).toBe(
    '/m/play?game=1&freeplay=1',
  );
});

it.each<[string, Visit]>([
  ['a guest', {}],
  ['a member who has played nothing', { as: 'member', answers: { ...plenty(), ...own([], []) } }],
  [
    'a member whose games cannot be told',
    { as: 'member', answers: { ...plenty(), 'games.recent': 'dead', 'games.favourites': 'dead' } },
  ],
])('shows %s no games of their own, and asks a guest’s of nobody [GAME-106 HOME-01]', async (who, visit) => {
  const { asked } = await open(visit);
  await section(m.home_games_title());
  expect(screen.queryByRole('region', { name: m.home_recent_title() })).toBe(null);
  expect(screen.queryByRole('region', { name: m.home_favourites_title() })).toBe(null);
  expect(asked.some(({ operation }) => operation === 'games.recent')).toBe(who !== 'a guest');
});

it('moves nothing below when a member’s games come late, and has them at the next visit [GAME-106]', async () => {
  const late = held();
  const { asked, router } = await open({
    as: 'member',
    answers: { ...plenty(), ...own([], []), 'games.recent': late },
  });
  const games = await section(m.home_games_title());
  const before = games.getBoundingClientRect().top;
  late.release();
  const { queryClient } = router.options.context;
  await vi.waitFor(() =>
    expect(
      queryClient.getQueriesData({ predicate: ({ queryKey }) => queryKey.includes('recent-games') }),
    ).toEqual([[expect.anything(), expect.objectContaining({ list: expect.anything() })]]),
  );
  expect(games.getBoundingClientRect().top).toBe(before);
  expect(screen.queryByRole('region', { name: m.home_recent_title() })).toBe(null);
  await router.navigate({ to: '/m/support' });
  await screen.findByText(m.support_title());
  await router.navigate({ to: '/m/home' });
  await section(m.home_games_title());
  expect(asked.filter(({ operation }) => operation === 'games.recent').length).toBeGreaterThan(1);
  expect(await section(m.home_recent_title())).toBeDefined();
});
