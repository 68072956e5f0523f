import { useLayoutEffect, useRef } from 'react';
import type { SafeHtml } from '@/contracts/safe-html';
import styles from './rich-text.module.css';

type Props = { html: SafeHtml };

/**
 * Operator HTML in the site's look. The only place where a text becomes markup: the type admits sanitised text only.
 * Sizes of popups come in `data-size` (docs/decisions/016); a picture without a size, `data-unsized`, has the room of
 * most until it has come; one that fails is looked for at the default host, then hidden (GATE-45).
 */
export function RichText({ html }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is other elements
  useLayoutEffect(() => {
    const rich = box.current;
    if (!rich) return;
    for (const sized of rich.querySelectorAll<HTMLElement>('[data-size]')) {
      sized.style.cssText = inColumn(sized.dataset.size ?? '');
    }
    const widths = new ResizeObserver((seen) => {
      for (const { target } of seen) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    });
    for (const table of rich.querySelectorAll('[data-scroll]')) widths.observe(table);
    for (const picture of rich.querySelectorAll('img')) {
      if (picture.src && picture.complete) (picture.naturalWidth === 0 ? replace : settle)(picture);
    }
    const onEnd = ({ type, target }: Event) =>
      target instanceof HTMLImageElement && (type === 'error' ? replace : settle)(target);
    // What pictures tell does not bubble.
    const told = new AbortController();
    for (const end of ['load', 'error']) {
      rich.addEventListener(end, onEnd, { capture: true, signal: told.signal });
    }
    return () => {
      told.abort();
      widths.disconnect();
    };
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

/** A rem of a popup's design is a 7.5th of the column; the least size of a text is the visitor's own. */
const inColumn = (sizes: string) =>
  sizes.replace(/(\d{1,2}(?:\.\d{1,4})?)rem/g, 'calc($1 * var(--col) / 7.5)').replaceAll('12px', '0.75rem');

/** Gives a picture that has come its own size where it had none. */
function settle(picture: HTMLImageElement): void {
  const { naturalWidth, naturalHeight, dataset } = picture;
  if (naturalWidth === 0 || dataset.unsized === undefined) return;
  delete dataset.unsized;
  Object.assign(picture, { width: naturalWidth, height: naturalHeight });
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
