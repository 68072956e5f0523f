import type { getAnnouncements } from '../../contracts/content/announcements';
import { listAnnouncements, listBanners } from '../db/content';
import type { announcements as announcementTable, banners as bannerTable } from '../db/schema';
import type { Call } from '../implement';
import type { Language } from '../visit';

type AnnouncementRow = typeof announcementTable.$inferSelect;
type BannerRow = typeof bannerTable.$inferSelect;

/** Banners, promotions, notices, popups and hot items, as far as `types` asks for them (CALL-46, CALL-47). */
export async function announcements({ db, merchant, language, input }: Call<typeof getAnnouncements>) {
  const letters = new Set(input.types.split(','));
  const asked = (letter: string) => letters.has('A') || letters.has(letter);
  const [rows, bannerRows] = await Promise.all([
    listAnnouncements(db, merchant.code),
    asked('B') ? listBanners(db, merchant.code, input.groupName) : [],
  ]);
  const list = (letter: string, fits: (row: AnnouncementRow) => boolean) =>
    asked(letter) ? rows.filter(fits).map((row) => announcementOf(row, language)) : [];
  return {
    banners: bannerRows.map((row) => bannerOf(row, language)),
    promotion: list('PR', (row) => row.kind === 'promotion'),
    hot: list('H', (row) => row.hot),
    player: list('PL', (row) => row.kind === 'player'),
    popup: list('PU', (row) => row.kind === 'popup'),
  };
}

function announcementOf(row: AnnouncementRow, language: Language) {
  return {
    id: row.id,
    ...row.texts[language],
    startDate: row.startDate,
    announcementImages: row.images,
    category: row.category,
    imageRequired: row.imageRequired,
    remarkRequired: row.remarkRequired,
    linkedPromotionId: row.linkedPromotionId,
    execution: row.execution,
  };
}

function bannerOf(row: BannerRow, language: Language) {
  return { groupName: row.groupName, linkage: row.linkage, url: row.url, title: row.titles[language] };
}
