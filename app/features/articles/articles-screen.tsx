import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ArticleKind } from '../../domain/announcements/announcements';
import { sameId } from '../../lib/search-id';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { StateCard } from '../../ui/state-card';
import { ArticleCard } from './article-card';
import { KINDS } from './article-kinds';
import { ArticlesFailed, ArticlesPending } from './article-states';
import { articleQuery, articlesQuery } from './articles.queries';
import type { ArticleSummary } from './articles.server';
import styles from './articles-screen.module.css';
import { HeadBanners } from './head-banners';
import { MoreArticles } from './more-articles';
import { NewsTabs } from './news-tabs';
import { useOpenedInView, useReturnToPlace } from './use-places';

type Props = { kind: ArticleKind; id: number | string | undefined };

/**
 * The items of a kind, page by page, the one that the address names expanded (CONT-01 to CONT-18). An item of a later
 * page stands above the others.
 */
export function ArticlesScreen({ kind, id }: Props) {
  useLocale();
  return (
    <div className={styles.screen}>
      <NewsTabs />
      <HeadBanners kind={kind} />
      <Articles kind={kind} id={id === '' ? undefined : id} />
    </div>
  );
}

function Articles({ kind, id }: Props) {
  const query = useInfiniteQuery(articlesQuery(kind));
  const listed = oneOfEach(query.data?.pages.flatMap(({ articles }) => articles) ?? []);
  const { above, isGone, isKnown } = useAbove(kind, id, listed);
  const articles = above ? [above, ...listed.filter((one) => !sameId(one.id, above.id))] : listed;
  useOpenedInView(id, isKnown && !query.isPending);
  useReturnToPlace(kind === 'charity' && id === undefined, {
    pages: query.data?.pages.length ?? 0,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
  });

  if (query.isPending) return <ArticlesPending />;
  if (!query.data) return <ArticlesFailed busy={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <>
      {isGone && <Notice kind="info">{m.article_gone()}</Notice>}
      {articles.length === 0 ? (
        <StateCard kind="empty" title={KINDS[kind].emptyTitle()} text={m.article_empty_text()}>
          <Link to="/m/home" className={buttonClass('tonal')}>
            {m.article_empty_action()}
          </Link>
        </StateCard>
      ) : (
        <ul className={styles.list} data-kind={kind}>
          {articles.map((article, index) => (
            <li key={article.id} className={styles.item}>
              <ArticleCard
                kind={kind}
                article={article}
                first={index === 0}
                opened={id !== undefined && sameId(article.id, id)}
                pages={query.data.pages.length}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreArticles
        shown={articles.length}
        total={query.data.pages.at(-1)?.total ?? 0}
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

/** The item of the address while no page has it, which stays above the list once it stood there. */
function useAbove(kind: ArticleKind, id: Props['id'], listed: readonly ArticleSummary[]) {
  const isListed = id !== undefined && listed.some((one) => sameId(one.id, id));
  const [kept, setKept] = useState<number | string>();
  const opened = useQuery({ ...articleQuery(kind, id ?? ''), enabled: id !== undefined });
  const above = useQuery({ ...articleQuery(kind, kept ?? ''), enabled: kept !== undefined });
  if (opened.data && listed.length > 0 && !isListed && kept !== id) setKept(id);
  return {
    above: above.data ?? undefined,
    isGone: id !== undefined && opened.data === null,
    isKnown: id === undefined || isListed || !opened.isPending,
  };
}

/** An item that moved to the next page meanwhile is there twice. */
function oneOfEach(articles: readonly ArticleSummary[]): ArticleSummary[] {
  return [...new Map(articles.map((one) => [String(one.id), one])).values()];
}
