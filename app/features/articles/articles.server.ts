import { getAnnouncementCategories } from '@/contracts/content/announcement-categories';
import { type Announcement, getAnnouncements } from '@/contracts/content/announcements';
import type { SafeHtml, Sanitised } from '@/contracts/safe-html';
import type { SiteContext } from '@/contracts/site';
import {
  type ArticleKind,
  articlesOf,
  type Headline,
  headlineOf,
} from '../../domain/announcements/announcements';
import { firstPicture } from '../../domain/announcements/first-picture';
import { sameId } from '../../lib/links/search-id';
import { excerptOf } from './excerpt';

type CallGateway = SiteContext['callGateway'];

export const PAGE_SIZE = 20;

/** What a list shows of an item. `picture` is the image of the lowest sequence, empty when there is none (CONT-10). */
export type ArticleSummary = {
  id: number | string;
  title: string;
  startDate: number | string | null;
  picture: string;
  externalLink: string;
};

/** An item with its operator HTML, and the start of it in plain words. */
export type Article = ArticleSummary & { content: SafeHtml; excerpt: string };

export type ArticlesPage = { articles: ArticleSummary[]; total: number; next: number | null };

/** One page of the items of a kind, the first is 0; as small however many there are (CONT-01 to CONT-04). */
export async function listArticles(
  callGateway: CallGateway,
  { kind, page }: { kind: ArticleKind; page: number },
): Promise<ArticlesPage> {
  const all = await articles(callGateway, kind, (list) => list.map(headlineOf));
  const end = (page + 1) * PAGE_SIZE;
  return {
    articles: all.slice(page * PAGE_SIZE, end).map(summaryOf),
    total: all.length,
    next: end < all.length ? page + 1 : null,
  };
}

/** The item of an id if it is of that kind, else null (CONT-30, CONT-34). */
export async function readArticle(
  callGateway: CallGateway,
  { kind, id }: { kind: ArticleKind; id: number | string },
): Promise<Article | null> {
  const [found] = await articles(callGateway, kind, (list) => list.filter((one) => sameId(one.id, id)));
  if (!found) return null;
  const { content } = found;
  return { ...summaryOf(found), content, excerpt: excerptOf(content) };
}

async function articles<A extends Headline>(
  callGateway: CallGateway,
  kind: ArticleKind,
  part: (list: Announcement[]) => A[],
): Promise<Sanitised<A>[]> {
  const [published, { list: categories }] = await Promise.all([
    callGateway(getAnnouncements, { types: 'PR' }, { pick: ({ promotion }) => part(promotion) }),
    callGateway(getAnnouncementCategories, {}),
  ]);
  return articlesOf(kind, published, categories);
}

function summaryOf(announcement: Headline): ArticleSummary {
  const { id, title, startDate, externalLink } = announcement;
  return {
    id,
    title: title.trim(),
    startDate: startDate ?? null,
    picture: firstPicture(announcement),
    externalLink: externalLink?.trim() ?? '',
  };
}
