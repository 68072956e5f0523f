import type { ArticleKind } from '../../domain/announcements/announcements';
import { webLink } from '../../lib/links/web-link';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { KINDS } from './article-kinds';
import styles from './external-link.module.css';

/** Opens an item's external link; nothing without one, or with one that is no http(s) address (CONT-17, CONT-18, CONT-27). */
export function ExternalLink({ kind, link }: { kind: ArticleKind; link: string }) {
  const href = webLink(link);
  if (!href) return null;
  return (
    <a className={buttonClass('tonal', styles.link)} href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="globe" />
      <span>
        <span>{KINDS[kind].linkLabel()}</span>
        <span className="visually-hidden">{` ${m.article_new_tab()}`}</span>
      </span>
    </a>
  );
}
