import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ArticleKind } from '../../domain/announcements/announcements';
import { lazily } from '../../lib/calls/outcome';
import type { PageOf } from '../../lists/use-list';
import { LOCALISED } from '../../locale/locale';
import type { ArticleSummary, ArticlesPage } from './articles.server';

const functions = () => import('./articles.functions');
const listArticles = lazily(functions, (all) => all.listArticlesFn);
const readArticle = lazily(functions, (all) => all.readArticleFn);
const FRESH = 60_000;

/** The items of a kind, page by page. */
export function articlesQuery(kind: ArticleKind) {
  return infiniteQueryOptions({
    queryKey: ['articles', kind, LOCALISED],
    queryFn: ({ pageParam, signal }) => listArticles({ data: { kind, page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH,
  });
}

export const articlesPage: PageOf<ArticlesPage, ArticleSummary> = {
  entriesOf: ({ articles }) => articles,
  keyOf: ({ id }) => id,
  totalOf: ({ total }) => total,
};

/** One item with its text; null when the kind has no such item. */
export function articleQuery(kind: ArticleKind, id: number | string) {
  return queryOptions({
    queryKey: ['article', kind, String(id), LOCALISED],
    queryFn: ({ signal }) => readArticle({ data: { kind, id }, signal }),
    staleTime: FRESH,
  });
}
