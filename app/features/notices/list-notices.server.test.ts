import { expect, it } from 'vitest';
import type { Announcement, getAnnouncements } from '@/contracts/content/announcements';
import type { OutputOf } from '@/contracts/operation';
import type { SiteContext } from '@/contracts/site';
import { asOperatorHtml } from '@/contracts/testing/html';
import { listNotices } from './list-notices.server';

type Announcements = OutputOf<typeof getAnnouncements>;

const notice = (id: number, read?: boolean): Announcement => ({
  id,
  title: `Thông báo ${id}`,
  content: asOperatorHtml('<p>x</p>'.repeat(100)),
  startDate: 1_755_705_600_000,
  announcementImages: [],
  promoAnnouncementCategoryIds: [],
  read,
});

function gatewayOf(player: Announcement[]) {
  const asked: unknown[] = [];
  const handed: unknown[] = [];
  const callGateway = (async (operation: { id: string }, input: unknown, options) => {
    asked.push([operation.id, input]);
    const answer = { promotion: [], banners: [], hot: [], popup: [], player } as Announcements;
    const picked = options?.pick?.(answer as never);
    handed.push(picked);
    return picked;
  }) as SiteContext['callGateway'];
  return { callGateway, asked, handed };
}

it('asks for banners, players’ notices and popups in one call [NOTICE-14]', async () => {
  const { callGateway, asked } = gatewayOf([]);
  expect(await listNotices(callGateway, 1)).toEqual({ notices: [], page: 1, pages: 1, total: 0, unread: 0 });
  expect(asked).toEqual([['content.announcements', { types: 'B,PL,PU' }]]);
});

it('answers a page of 20 summaries out of 2,000 and leaves every text behind [NOTICE-01 NOTICE-14]', async () => {
  const { callGateway, handed } = gatewayOf(
    Array.from({ length: 2_000 }, (_, at) => notice(at, at % 2 === 0)),
  );
  const page = await listNotices(callGateway, 3);
  expect(page).toMatchObject({ page: 3, pages: 100, total: 2_000, unread: 1_000 });
  expect(page.notices.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => 40 + at));
  expect(Object.keys(page.notices[0] ?? {}).sort()).toEqual(['id', 'read', 'startDate', 'title']);
  expect(JSON.stringify(handed)).not.toContain('<p>');
  expect((await listNotices(callGateway, 101)).notices).toEqual([]);
});

it('counts nothing as unread where the gateway tells nobody apart [NOTICE-08]', async () => {
  expect((await listNotices(gatewayOf([notice(1), notice(2)]).callGateway, 1)).unread).toBe(0);
});
