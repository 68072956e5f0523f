import type { banners } from '../db/schema';

type BannerRow = typeof banners.$inferInsert;
type Words = readonly [vi: string, en: string];

const art = (name: string) => `/art/banners/${name}.svg`;
const promotion = (id: number) => `/m/activity?id=${id}`;

/** Group, picture, where a tap leads, title. Their order here is their order on the screen. */
const HOADANG: readonly (readonly [group: string, url: string, linkage: string, title: Words])[] = [
  ['m_home', art('lanterns'), promotion(501), ['Thưởng 100% lần nạp đầu', '100% on your first deposit']],
  [
    'm_home',
    art('moon'),
    promotion(502),
    ['Hội trăng rằm: điểm danh 7 ngày', 'Full moon fair: 7-day check-in'],
  ],
  ['m_home', art('football'), promotion(503), ['Hoàn tiền trận hòa', 'Your stake back on a draw']],
  ['m_home', art('sea'), promotion(504), ['Tuần lễ đại dương', 'Ocean week']],
];

/** The demo sites' banners (ENT-36 to ENT-49). */
export function bannerRows(): BannerRow[] {
  const bare = [['m_home', art('lotus'), '', ['Chào mừng đến Bến Mộc', 'Welcome to Bến Mộc']] as const];
  return [...rowsOf('hoadang', 1, HOADANG), ...rowsOf('bare', 1001, bare)];
}

function rowsOf(merchant: string, firstId: number, list: typeof HOADANG): BannerRow[] {
  return list.map(([groupName, url, linkage, [vi, en]], position) => ({
    id: firstId + position,
    merchant,
    groupName,
    position,
    url,
    linkage,
    titles: { vi, en },
  }));
}
