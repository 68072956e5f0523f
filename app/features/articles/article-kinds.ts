import type { ArticleKind } from '../../domain/announcements/announcements';
import { m } from '../../paraglide/messages.js';

type KindFacts = {
  list: '/m/news' | '/m/alliance' | '/m/video' | '/m/charity' | '/m/sponsor';
  /** Page of one item; where there is none the item opens in the list only. */
  detail?: '/m/newsDetail' | '/m/videoDetail' | '/m/charityDetail';
  /** Banners above the list (CONT-36); those of `m_video` belong to home. */
  banners?: 'm_members' | 'm_charity';
  /** Cards of one size, each with the way to its site (CONT-26 to CONT-28); else one large and many small. */
  partners?: boolean;
  emptyTitle: () => string;
  linkLabel: () => string;
};

/** What tells one kind of articles from another (ROUTE-36 to ROUTE-42, ROUTE-109 to ROUTE-114). */
export const KINDS: Record<ArticleKind, KindFacts> = {
  news: {
    list: '/m/news',
    detail: '/m/newsDetail',
    emptyTitle: m.news_empty,
    linkLabel: m.article_link,
  },
  alliance: {
    list: '/m/alliance',
    banners: 'm_members',
    partners: true,
    emptyTitle: m.alliance_empty,
    linkLabel: m.alliance_link,
  },
  video: {
    list: '/m/video',
    detail: '/m/videoDetail',
    emptyTitle: m.video_empty,
    linkLabel: m.video_link,
  },
  charity: {
    list: '/m/charity',
    detail: '/m/charityDetail',
    banners: 'm_charity',
    emptyTitle: m.charity_empty,
    linkLabel: m.article_link,
  },
  sponsor: {
    list: '/m/sponsor',
    partners: true,
    emptyTitle: m.sponsor_empty,
    linkLabel: m.alliance_link,
  },
};

/** Kinds whose items have a page of their own. */
export type DetailedKind = 'news' | 'video' | 'charity';
