import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { ArticleKind } from '../../domain/announcements/announcements';
import { bannersQuery } from '../../domain/announcements/banners.queries';
import { imageAddress } from '../../domain/media/image-host';
import { warmQueries } from '../../lib/calls/warm-queries';
import { patiently } from '../../lib/loading/patiently';
import { siteQuery } from '../../session/site.queries';
import { type DetailedKind, KINDS } from './article-kinds';
import { articleQuery, articlesQuery } from './articles.queries';

type Id = number | string | undefined;

/**
 * Loads the first page of a list, its banners and, for the server's answer, the text of the item that the address
 * names.
 */
export async function loadArticles(queryClient: QueryClient, kind: ArticleKind, id: Id): Promise<void> {
  const { banners } = KINDS[kind];
  const onServer = typeof window === 'undefined';
  const opened = id !== undefined ? queryClient.prefetchQuery(articleQuery(kind, id)) : undefined;
  const loaded = Promise.all([
    queryClient.prefetchInfiniteQuery(articlesQuery(kind)),
    warmQueries(queryClient, banners ? [bannersQuery(banners)] : []),
    onServer ? opened : undefined,
  ]);
  await patiently(loaded);
}

/**
 * Loads one item and answers what the head says of it.
 * @throws a redirect to the list, in place of this address, when the kind has no such item (CONT-34)
 */
export async function loadArticle(queryClient: QueryClient, kind: DetailedKind, id: Id) {
  const { list } = KINDS[kind];
  if (id === undefined) throw redirect({ to: list, replace: true });
  const query = articleQuery(kind, id);
  await patiently(queryClient.prefetchQuery(query));
  const article = queryClient.getQueryData(query.queryKey);
  if (article === null) throw redirect({ to: list, replace: true });
  const hosts = queryClient.getQueryData(siteQuery().queryKey)?.imageHosts;
  return {
    title: article?.title,
    description: article?.excerpt || undefined,
    image: article?.picture && hosts ? imageAddress(article.picture, hosts) : undefined,
  };
}
