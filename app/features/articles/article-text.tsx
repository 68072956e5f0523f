import { useQuery } from '@tanstack/react-query';
import type { ArticleKind } from '../../domain/announcements/announcements';
import { RichText } from '../../domain/media/rich-text';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import styles from './article-text.module.css';
import { articleQuery } from './articles.queries';

type Props = { kind: ArticleKind; id: number | string; elementId?: string };

const LINES = [0, 1, 2];

/** The text of an item, loaded when it is expanded (CONT-16, CONT-28). */
export function ArticleText({ kind, id, elementId }: Props) {
  const { data, isPending, isFetching, refetch } = useQuery(articleQuery(kind, id));
  return (
    <div id={elementId} className={styles.text} aria-busy={isPending}>
      {isPending && LINES.map((line) => <Skeleton key={line} className={styles.line} />)}
      {data?.content && <RichText html={data.content} />}
      {data && !data.content && <p className={styles.none}>{m.article_no_text()}</p>}
      {!isPending && !data && (
        <div className={styles.failed} role="alert">
          <p>{m.article_text_failed()}</p>
          <Button
            look="tonal"
            icon="refresh"
            busyText={isFetching ? m.action_working() : undefined}
            onClick={() => void refetch()}
          >
            {m.action_retry()}
          </Button>
        </div>
      )}
    </div>
  );
}
