import type { getAnnouncements } from '@/contracts/content/announcements';
import { listReads } from '../../db/announcement-reads';
import {
  type AnnouncementKind,
  type AnnouncementRow,
  listAnnouncements,
  listBanners,
} from '../../db/content';
import type { banners as bannerTable, Member } from '../../db/schema';
import type { Call } from '../../platform/handler';
import type { Language } from '../../platform/language';
import { isTrial } from '../../platform/trial';

type BannerRow = typeof bannerTable.$inferSelect;

const KINDS: readonly (readonly [letter: string, kind: AnnouncementKind])[] = [
  ['PR', 'promotion'],
  ['PL', 'player'],
  ['PU', 'popup'],
];

/** Banners, promotions, notices, popups and hot items, as far as `types` asks for them (CALL-46, CALL-47). */
export async function announcements(call: Call<typeof getAnnouncements>) {
  const { db, merchant, member, language, input } = call;
  const asked = new Set(input.types.split(','));
  const kinds = KINDS.filter(([letter]) => asked.has(letter)).map(([, kind]) => kind);
  const [rows, bannerRows, isRead] = await Promise.all([
    kinds.length > 0 ? listAnnouncements(db, merchant.code, kinds, asked.has('H')) : [],
    asked.has('B') ? listBanners(db, merchant.code, input.groupName) : [],
    readMark(call, member),
  ]);
  const list = (letter: string, fits: (row: AnnouncementRow) => boolean) =>
    asked.has(letter)
      ? rows.filter(fits).map((row) => ({ ...announcementOf(row, language), read: isRead(row.id) }))
      : [];
  return {
    banners: bannerRows.map((row) => bannerOf(row, language)),
    promotion: list('PR', (row) => row.kind === 'promotion'),
    hot: list('H', (row) => row.hot),
    player: list('PL', (row) => row.kind === 'player'),
    popup: list('PU', (row) => row.kind === 'popup'),
  };
}

/** Whether the member has read an announcement; nobody asks a guest, and trials are spared it. */
async function readMark(
  { db }: Call<typeof getAnnouncements>,
  member: Member | null,
): Promise<(id: number) => boolean | null> {
  if (!member) return () => null;
  if (isTrial(member)) return () => true;
  const reads = await listReads(db, member.id);
  return (id) => reads.has(id);
}

function announcementOf(row: AnnouncementRow, language: Language) {
  return {
    id: row.id,
    ...row.texts[language],
    startDate: row.startDate,
    announcementImages: row.images,
    category: row.category,
    promoAnnouncementCategoryIds: row.categoryIds,
    externalLink: row.externalLink,
    imageRequired: row.imageRequired,
    remarkRequired: row.remarkRequired,
    linkedPromotionId: row.linkedPromotionId,
    execution: row.execution,
  };
}

function bannerOf(row: BannerRow, language: Language) {
  return { groupName: row.groupName, linkage: row.linkage, url: row.url, title: row.titles[language] };
}
