import type { SafeHtml } from '../../contracts/safe-html';
import styles from './rich-text.module.css';

type Props = { html: SafeHtml };

/** Operator HTML in the site's look. The only place where a text becomes markup: the type admits sanitised text only. */
export function RichText({ html }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the edge, which the type states
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }} />;
}

// A wide table scrolls in a box of its own, also by keyboard. The inserted text has no quotes, so it cannot leave an attribute.
function withScrollingTables(html: SafeHtml): string {
  return html
    .replaceAll('<table', '<div data-scroll tabindex=0><table')
    .replaceAll('</table>', '</table></div>');
}
