import type { AnnouncementCategory } from '@/contracts/content/announcement-categories';
import type { Announcement, Banner, getAnnouncements } from '@/contracts/content/announcements';
import type { OutputOf } from '@/contracts/operation';
import {
  articlesOf,
  type Headline,
  headlineOf,
  promotionsOf,
} from '../../domain/announcements/announcements';
import { listDate } from '../../lib/time/dates';
import { homeBanners } from './banner-kind';
import { ALLIANCE_LOGOS, CAROUSEL_ITEMS, VIDEO_CARDS } from './home-limits';
import { pickHotEvents } from './pick-hot-events';

type Answer = OutputOf<typeof getAnnouncements>;

/** What home shows of a promotion or an article; `cover` is empty when it has no picture. */
export type HomeItem = Pick<Announcement, 'id' | 'title'> & { cover: string };

/** Everything that home shows of the operator's content, each list as short as its section. */
export type HomeContent = {
  banners: Banner[];
  alliance: Banner[];
  /** `date` is `YYYY/MM/DD` in the site's zone, empty when the item has none. */
  news: (HomeItem & { date: string })[];
  events: HomeItem[];
  videos: Banner[];
  charity: HomeItem[];
};

/** What home picks from: nobody reads a text here. */
export type HomeLists = { banners: Banner[]; hot: Headline[]; promotion: Headline[] };

export function homeListsOf({ banners, hot, promotion }: Answer): HomeLists {
  return { banners, hot: hot.map(headlineOf), promotion: promotion.map(headlineOf) };
}

/** Picks what home shows, so that the page does not grow with the number of promotions or with their texts. */
export function homeContentOf(
  { banners, hot, promotion }: HomeLists,
  categories: readonly AnnouncementCategory[],
  timeZone: string,
): HomeContent {
  const first = (kind: 'news' | 'charity') =>
    articlesOf(kind, promotion, categories).slice(0, CAROUSEL_ITEMS);
  return {
    banners: homeBanners(banners),
    alliance: allianceLogos(banners),
    news: first('news').map((one) => ({ ...itemOf(one), date: listDate(one.startDate, timeZone) })),
    events: pickHotEvents(promotionsOf(hot, categories), promotionsOf(promotion, categories)).map(itemOf),
    videos: banners
      .filter((one) => one.groupName === 'm_video' && one.url && one.linkage)
      .slice(0, VIDEO_CARDS),
    charity: first('charity').map(itemOf),
  };
}

/** Logos of the alliance's members: group `m_reg`, else `m_members`. */
function allianceLogos(banners: readonly Banner[]): Banner[] {
  const ofGroup = (name: string) => banners.filter(({ groupName, url }) => groupName === name && url);
  const labelled = ofGroup('m_reg');
  return (labelled.length > 0 ? labelled : ofGroup('m_members')).slice(0, ALLIANCE_LOGOS);
}

function itemOf({ id, title, announcementImages }: Headline): HomeItem {
  return { id, title, cover: coverOf(announcementImages) };
}

/** The picture with sequence 1, else the one that comes first. */
function coverOf(images: Headline['announcementImages']): string {
  const [lowest] = [...images].sort((a, b) => a.sequence - b.sequence);
  return (images.find(({ sequence }) => sequence === 1) ?? lowest)?.url ?? '';
}
