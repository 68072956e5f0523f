import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { m } from '../../paraglide/messages.js';

const KINDS = ['news', 'alliance', 'video', 'charity', 'sponsor'] as const;
type Kind = (typeof KINDS)[number];
type Given = {
  title?: string;
  content?: string;
  externalLink?: string;
  announcementImages?: { sequence: number; url: string }[];
};

/** Items of a kind, the first of them 601, beside a promotion. */
const published = (kind: Kind, items: Given[] = [{}, {}, {}]): Responses => ({
  'content.announcementCategories': () => ({ list: [{ id: 11, type: kind }] }),
  'content.announcements': (known) => ({
    ...known,
    promotion: [
      ...items.map((given, index) => ({
        id: 601 + index,
        title: `Một đêm hội ${index + 1}`,
        content: '<p>Ba trăm chiếc đèn</p>',
        startDate: 1755705600000,
        externalLink: 'https://example.com/dem-hoi',
        announcementImages: [{ sequence: 1, url: '/art/news/lanterns.svg' }],
        promoAnnouncementCategoryIds: [11],
        ...given,
      })),
      { id: 501, title: 'Hội trăng rằm', promoAnnouncementCategoryIds: [99] },
    ],
  }),
});
const open = (address: string, kind: Kind, items?: Given[]) =>
  renderScreen(address, { answers: published(kind, items) });

const main = () => screen.getByRole('main');
const items = () => [...document.querySelectorAll<HTMLElement>('main li > article')];
const item = (index: number) => items()[index] as HTMLElement;
const toggle = (index: number) => item(index).querySelector('a[aria-expanded]') as HTMLAnchorElement;
const hrefs = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('news: cover, title and date; an item expands in place, its title leads to its page [ROUTE-36 ROUTE-37 ROUTE-113 CONT-10 CONT-11 CONT-12 CONT-13 CONT-16 CONT-23 CONT-24 CONT-25 CONST-25 FOOT-11 FOOT-12 FOOT-13]', async () => {
  const { path } = await open('/m/news', 'news');
  const tabs = screen.getByRole('navigation', { name: m.article_tabs_label() });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((tab) => tab.textContent),
  ).toEqual([m.hot_news(), m.alliance_title(), m.video(), m.charity()]);
  expect(tabs.querySelector('[aria-current=page]')?.textContent).toBe(m.hot_news());
  expect(hrefs(within(main()).getByRole('navigation', { name: m.bottom_label() }))).toEqual(
    ['home', 'news', 'activity', 'alliance', 'video', 'charity', 'support'].map((name) => `/m/${name}`),
  );
  expect(item(0).querySelector('img')?.checkVisibility()).toBe(true);
  expect(item(0).textContent).toContain('2025/08/2');
  expect(toggle(1).getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle(1));
  await vi.waitFor(() => expect(path()).toBe('/m/news?id=602'));
  await vi.waitFor(() => expect(toggle(1).getAttribute('aria-expanded')).toBe('true'));
  await within(item(1)).findByText('Ba trăm chiếc đèn');
  await expectNoBarrier();
  fireEvent.click(toggle(1));
  await vi.waitFor(() => expect(path()).toBe('/m/news'));
  await vi.waitFor(() => expect(item(1).querySelector('p')).toBe(null));
  fireEvent.click(within(within(item(1)).getByRole('heading', { level: 2 })).getByRole('link'));
  await vi.waitFor(() => expect(path()).toBe('/m/newsDetail?id=602'));
  await within(main()).findByRole('heading', { level: 2, name: 'Một đêm hội 2' });
  await vi.waitFor(() => expect(document.title).toMatch(/^Một đêm hội 2/));
});

it('a hostile link is none, a web address leaves safely; 200 kB of text stay in the column [CONT-16 CONT-17 CONT-18]', async () => {
  const link = () => screen.queryByRole('link', { name: new RegExp(m.article_link()) });
  const long = `<p>${'Ánh đèn bên sông. '.repeat(11_000)}</p>`;
  const detail = (given: Given) =>
    renderScreen('/m/newsDetail?id=601', { width: 320, height: 640, answers: published('news', [given]) });
  await detail({ externalLink: 'https://example.com/big', content: long });
  await vi.waitFor(() => expect(link()?.getAttribute('href')).toBe('https://example.com/big'));
  expect(link()?.getAttribute('rel')).toBe('noopener noreferrer');
  expect(main().textContent?.length).toBeGreaterThan(190_000);
  expectNoSidewaysScroll();
  await detail({ externalLink: 'javascript:alert(1)' });
  await screen.findByRole('heading', { name: 'Một đêm hội 1' });
  expect(link()).toBe(null);
});

it('an article of the demo leads to a page of its outside, and none of a real site does [CONT-17 SHELL-44]', async () => {
  const detail = (site: { sandbox?: true }) =>
    renderScreen('/m/newsDetail?id=601', {
      site,
      answers: published('news', [{ externalLink: '/sandbox/outside/hac-giay' }]),
    });
  await detail({ sandbox: true });
  const link = await screen.findByRole('link', { name: new RegExp(m.article_link()) });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/sandbox/outside/hac-giay',
    '_blank',
  ]);
  await detail({});
  await screen.findByRole('heading', { name: 'Một đêm hội 1' });
  expect(screen.queryByRole('link', { name: new RegExp(m.article_link()) })).toBe(null);
});

it.each(['news', 'video', 'charity'] as const)(
  '%s detail: title, date, text and the side menu; an unknown id leads to the list in its place [ROUTE-37 ROUTE-40 ROUTE-42 CONT-29 CONT-30 CONT-31 CONT-32 CONT-33 CONT-34]',
  async (kind) => {
    await open(`/m/${kind}Detail?id=601`, kind);
    const article = within(main()).getByRole('article');
    expect(within(article).getByRole('heading', { name: 'Một đêm hội 1' })).toBeTruthy();
    expect(article.querySelector('time')?.textContent).toMatch(/^\d{4}\/\d{2}\/\d{2}$/);
    expect(within(article).getByText('Ba trăm chiếc đèn')).toBeTruthy();
    await expectNoBarrier();
    fireEvent.click(screen.getByRole('button', { name: m.header_menu() }));
    await screen.findByRole('dialog', { name: m.menu_title() });
    for (const unknown of ['', '?id=%3Cscript%3E', '?id=501', '?id=999999']) {
      const { path } = await open(`/m/${kind}Detail${unknown}`, kind);
      expect([unknown, path()]).toEqual([unknown, `/m/${kind}`]);
    }
    await open(`/m/${kind}?id=999999`, kind);
    await screen.findByText(m.article_gone());
  },
);

it.each(['alliance', 'sponsor'] as const)(
  '%s: picture, external link and expandable text [ROUTE-38 ROUTE-109 ROUTE-112 CONT-26 CONT-27 CONT-28 CONT-36]',
  async (kind) => {
    await open(`/m/${kind}`, kind);
    expect(item(0).querySelector('img')?.checkVisibility()).toBe(true);
    const link = within(item(0)).getByRole('link', { name: new RegExp(m.alliance_link()) });
    expect(link.getAttribute('href')).toBe('https://example.com/dem-hoi');
    fireEvent.click(toggle(0));
    await within(item(0)).findByText('Ba trăm chiếc đèn');
    expect(toggle(0).getAttribute('aria-expanded')).toBe('true');
    await expectNoBarrier();
    if (kind !== 'alliance') return;
    const banner = main().querySelector('img')?.getBoundingClientRect();
    expect(banner?.y).toBeLessThan(item(0).getBoundingClientRect().y);
    expect(banner?.width).toBeGreaterThan(300);
  },
);

it('video: the first plays muted behind its picture, its image leads to a player with controls [ROUTE-39 ROUTE-40 ROUTE-114 CONT-19 CONT-33 SHELL-34 SHELL-35 SHELL-36 SHELL-37 SHELL-38]', async () => {
  const { path } = await open('/m/video', 'video', [{ externalLink: '/art/videos/sea.mp4' }]);
  const behind = await vi.waitFor(() => {
    const video = item(0).querySelector('video');
    if (!video?.hasAttribute('data-shown')) throw new Error('no video is shown');
    return video;
  });
  expect([behind.muted, behind.loop, behind.controls]).toEqual([true, true, false]);
  expect(item(0).querySelector('img')).toBeTruthy();
  fireEvent.click(within(item(0)).getByRole('button', { name: m.banner_video_pause() }));
  await within(item(0)).findByRole('button', { name: m.banner_video_play() });
  const { x, y } = (item(0).querySelector('img') as Element).getBoundingClientRect();
  fireEvent.click(document.elementFromPoint(x + 40, y + 40) as Element);
  await vi.waitFor(() => expect(path()).toBe('/m/videoDetail?id=601'));
  const player = await vi.waitFor(() => {
    const video = main().querySelector('video[controls]');
    if (!video) throw new Error('no player');
    return video;
  });
  expect(player.getAttribute('aria-label')).toMatch(/^Video: /);
});

it('a gateway that fails is said kindly, and another try brings list and detail; what is on show stays [CONT-01 CONT-16 CONT-31]', async () => {
  for (const [address, text] of [
    ['/m/news', 'Một đêm hội 1'],
    ['/m/newsDetail?id=601', 'Ba trăm chiếc đèn'],
  ] as const) {
    const { known } = await renderScreen(address, { answers: { 'content.announcements': 'dead' } });
    await screen.findByRole('heading', { name: m.article_failed_title() });
    known.answers = published('news');
    fireEvent.click(screen.getByRole('button', { name: m.action_retry() }));
    await vi.waitFor(() => expect(main().textContent).toContain(text));
  }
  const { known } = await open('/m/news', 'news');
  known.answers = { 'content.announcements': 'dead' };
  fireEvent.click(toggle(1));
  await screen.findByText(m.article_text_failed());
  expect(item(0).isConnected).toBe(true);
  known.answers = published('news');
  fireEvent.click(screen.getByRole('button', { name: m.action_retry() }));
  await within(item(1)).findByText('Ba trăm chiếc đèn');
  expect(screen.queryByText(m.article_text_failed())).toBe(null);
});

it('pictures that fail are hidden, and the words have their room [HOME-28 CONT-10]', async () => {
  const announcementImages = [{ sequence: 1, url: '/upload/broken-1.jpg' }];
  await open('/m/charity', 'charity', [{ announcementImages }, { announcementImages }]);
  for (const one of items()) {
    one.scrollIntoView();
    await vi.waitFor(() => expect(one.querySelector('img')).toBe(null));
    const name = within(one).getByRole('heading').getBoundingClientRect();
    expect(name.width).toBeGreaterThan(one.getBoundingClientRect().width * 0.8);
  }
});

it.each(['en', 'ar'] as const)(
  'the lists in %s lead to their items and fit 320 pixels [LANG-02 CONT-24]',
  async (language) => {
    for (const kind of KINDS) {
      await renderScreen(`/m/${kind}`, { language, width: 320, height: 640, answers: published(kind) });
      expect([kind, toggle(0).getAttribute('href')]).toEqual([kind, `/m/${kind}?id=601`]);
      expectNoSidewaysScroll();
      if (kind === (language === 'en' ? 'video' : 'charity')) await expectNoBarrier();
    }
    expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
  },
);

it('everybody reads the same: guest, member, user on trial, agent [CONT-01 CONT-31 ROUTE-36 ROUTE-37]', async () => {
  for (const as of ['guest', 'member', 'trial', 'agent'] as const) {
    await renderScreen('/m/news', { as, answers: published('news') });
    const shown = items().map((one) => within(one).getByRole('heading').textContent);
    expect([as, shown]).toEqual([as, ['Một đêm hội 1', 'Một đêm hội 2', 'Một đêm hội 3']]);
    await renderScreen('/m/newsDetail?id=601', { as, answers: published('news') });
    expect(main().textContent).toContain('Ba trăm chiếc đèn');
  }
});
