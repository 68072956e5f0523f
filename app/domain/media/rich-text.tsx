import { useLayoutEffect, useRef } from 'react';
import type { SafeHtml } from '../../../contracts/safe-html';
import styles from './rich-text.module.css';

type Props = { html: SafeHtml };

/**
 * Operator HTML in the site's look. The only place where a text becomes markup: the type admits sanitised text only.
 * Sizes of popups come in `data-size` (docs/decisions/016); a picture that fails is looked for at the default host,
 * then hidden (GATE-45).
 */
export function RichText({ html }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is other elements
  useLayoutEffect(() => {
    const rich = box.current;
    if (!rich) return;
    for (const sized of rich.querySelectorAll<HTMLElement>('[data-size]')) {
      sized.style.cssText = sized.dataset.size ?? '';
    }
    for (const picture of rich.querySelectorAll('img')) {
      if (picture.src && picture.complete && picture.naturalWidth === 0) replace(picture);
    }
    const onError = ({ target }: Event) => target instanceof HTMLImageElement && replace(target);
    // Errors of pictures do not bubble.
    rich.addEventListener('error', onError, true);
    return () => rich.removeEventListener('error', onError, true);
  }, [html]);
  return (
    <div
      ref={box}
      className={styles.rich}
      data-rich
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the edge, which the type states
      dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }}
    />
  );
}

function replace(picture: HTMLImageElement): void {
  const { fallback } = picture.dataset;
  delete picture.dataset.fallback;
  if (fallback) picture.src = fallback;
  else picture.hidden = true;
}

// A wide table scrolls in a box of its own, also by keyboard. The inserted text has no quotes, so it cannot leave an attribute.
function withScrollingTables(html: SafeHtml): string {
  return html
    .replaceAll('<table', '<div data-scroll tabindex=0><table')
    .replaceAll('</table>', '</table></div>');
}
