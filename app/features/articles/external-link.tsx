import type { ArticleKind } from '../../domain/announcements/announcements';
import { outsideLink } from '../../lib/links/web-link';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { KINDS } from './article-kinds';
import styles from './external-link.module.css';

/**
 * Opens an item's external link; nothing without one, or with one that is neither an http(s) address nor a page of the demo's
 * outside (CONT-17, CONT-18, CONT-27).
 */
export function ExternalLink({ kind, link }: { kind: ArticleKind; link: string }) {
  const { sandbox } = useSite();
  const href = outsideLink(link, sandbox);
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
