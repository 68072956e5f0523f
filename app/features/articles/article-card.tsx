import { Link } from '@tanstack/react-router';
import type { ArticleKind } from '../../domain/announcements/announcements';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon';
import styles from './article-card.module.css';
import { ArticleCover } from './article-cover';
import { ArticleDate } from './article-date';
import { KINDS } from './article-kinds';
import { ArticleOpener } from './article-opener';
import { ArticleText } from './article-text';
import { articleTitle } from './article-title';
import type { ArticleSummary } from './articles.server';
import { ExternalLink } from './external-link';
import { headId } from './use-places';

type Props = {
  kind: ArticleKind;
  article: ArticleSummary;
  /** The first of a list is large. */
  first: boolean;
  opened: boolean;
  /** How many pages of the list are there. */
  pages: number;
};

/** One item of a list, collapsed or expanded (CONT-10 to CONT-18, CONT-26 to CONT-28). */
export function ArticleCard({ kind, article, first, opened, pages }: Props) {
  const { list, partners = false } = KINDS[kind];
  const { id, startDate, externalLink } = article;
  const title = articleTitle(kind, article);
  const textId = `${headId(id)}-text`;
  const opener = { kind, id, opened, pages };
  return (
    <article className={styles.card} data-look={first || partners ? 'large' : 'small'}>
      <div id={headId(id)} className={styles.head}>
        <ArticleCover
          article={article}
          first={first}
          moving={first && kind === 'video'}
          isVideo={kind === 'video'}
        >
          {/* The title leads there too, so one of the two is enough for keyboard and screen reader. */}
          <ArticleOpener {...opener} className={styles.cover} tabIndex={-1} aria-hidden="true" />
        </ArticleCover>
        <h2 className={styles.title} data-whole={opened ? '' : undefined}>
          <ArticleOpener {...opener} className={styles.name}>
            <bdi>{title}</bdi>
          </ArticleOpener>
        </h2>
      </div>
      <div className={styles.foot}>
        <ArticleDate startDate={startDate} />
        <Link
          to={list}
          search={opened ? {} : { id }}
          replace
          resetScroll={false}
          viewTransition={false}
          className={styles.more}
          aria-expanded={opened}
          aria-controls={opened ? textId : undefined}
        >
          <span>{opened ? m.article_less() : m.article_more()}</span>
          <span className="visually-hidden">
            <span>{': '}</span>
            <bdi>{title}</bdi>
          </span>
          <Icon name="down" size={20} />
        </Link>
      </div>
      {opened && <ArticleText kind={kind} id={id} elementId={textId} />}
      {(opened || partners) && (
        <div className={styles.link}>
          <ExternalLink kind={kind} link={externalLink} />
        </div>
      )}
    </article>
  );
}
