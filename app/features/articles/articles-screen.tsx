import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ArticleKind } from '../../domain/announcements/announcements';
import { HeadBanners } from '../../domain/announcements/head-banners';
import { sameId } from '../../lib/links/search-id';
import { List } from '../../lists/list';
import { useKeptPlace } from '../../lists/use-kept-place';
import { useList } from '../../lists/use-list';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { StateCard } from '../../ui/state-card';
import { ArticleCard } from './article-card';
import { KINDS } from './article-kinds';
import { ArticlesPending } from './article-states';
import { articleQuery, articlesPage, articlesQuery } from './articles.queries';
import type { ArticleSummary } from './articles.server';
import styles from './articles-screen.module.css';
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
      {KINDS[kind].banners && <HeadBanners group={KINDS[kind].banners} />}
      <Articles kind={kind} id={id === '' ? undefined : id} />
    </div>
  );
}

function Articles({ kind, id }: Props) {
  const list = useList(articlesQuery(kind), articlesPage);
  useKeptPlace(list, kind !== 'charity');
  const { above, isGone, isKnown } = useAbove(kind, id, list.entries ?? []);
  const others = above ? list.entries?.filter((one) => !sameId(one.id, above.id)) : list.entries;
  useOpenedInView(id, isKnown && !list.isPending);
  useReturnToPlace(kind === 'charity' && id === undefined, list);
  return (
    <>
      {isGone && list.entries && <Notice kind="info">{m.article_gone()}</Notice>}
      <List
        list={{ ...list, entries: above && others ? [above, ...others] : others }}
        words={{
          failed: { title: m.article_failed_title(), text: m.article_failed_text() },
          shown: m.article_shown,
          more: m.article_load_more(),
          moreFailed: m.article_more_failed(),
        }}
        pending={<ArticlesPending />}
        empty={
          <StateCard kind="empty" title={KINDS[kind].emptyTitle()} text={m.article_empty_text()}>
            <Link to="/m/home" className={buttonClass('tonal')}>
              {m.article_empty_action()}
            </Link>
          </StateCard>
        }
        className={styles.list}
        data-kind={kind}
      >
        {(article, index) => (
          <ArticleCard
            kind={kind}
            article={article}
            first={index === 0}
            opened={id !== undefined && sameId(article.id, id)}
            pages={list.pages.length}
          />
        )}
      </List>
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
