import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocale } from '../../locale/locale';
import { ArticleCover } from './article-cover';
import { ArticleDate } from './article-date';
import styles from './article-detail-screen.module.css';
import { type DetailedKind, KINDS } from './article-kinds';
import { ArticlePlayer } from './article-player';
import { ArticlesFailed, ArticlesPending } from './article-states';
import { ArticleText } from './article-text';
import { articleTitle } from './article-title';
import { articleQuery } from './articles.queries';
import { ExternalLink } from './external-link';

type Props = { kind: DetailedKind; id: number | string };

/** One item: picture or player, title, date, text, external link (CONT-29 to CONT-34). */
export function ArticleDetailScreen({ kind, id }: Props) {
  useLocale();
  const { data: article, isPending, isFetching, refetch } = useQuery(articleQuery(kind, id));
  useListInstead(kind, article === null);
  if (isPending || article === null) return <ArticlesPending />;
  if (!article) return <ArticlesFailed busy={isFetching} onRetry={() => void refetch()} />;
  const cover = <ArticleCover article={article} first moving={false} isVideo={false} />;
  return (
    <article className={styles.article} data-look="large">
      <div className={styles.cover}>
        {kind === 'video' ? <ArticlePlayer key={id} article={article} cover={cover} /> : cover}
      </div>
      <h2 className={styles.title}>
        <bdi>{articleTitle(kind, article)}</bdi>
      </h2>
      <ArticleDate startDate={article.startDate} />
      <div className={styles.text}>
        <ArticleText kind={kind} id={id} />
      </div>
      <ExternalLink kind={kind} link={article.externalLink} />
    </article>
  );
}

/** An item that is gone by the time the browser asks for it leads to its list. */
function useListInstead(kind: DetailedKind, isGone: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (isGone) void router.navigate({ to: KINDS[kind].list, replace: true });
  }, [router, kind, isGone]);
}
