import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { HelpItem } from '@/contracts/content/help-centre';
import { m } from '../../paraglide/messages.js';
import { isMotionReduced } from '../../ui/is-motion-reduced';
import styles from './help-tabs.module.css';
import { searchOf } from './pick-help';

type Props = { items: readonly HelpItem[]; selected: number };

/** One link per title in a strip that scrolls until the selected one sits in its centre (HELP-01, HELP-07). */
export function HelpTabs({ items, selected }: Props) {
  const strip = useRef<HTMLElement>(null);
  const isDrawn = useRef(false);

  useEffect(() => {
    const tab = strip.current?.children[selected];
    if (strip.current && tab) centre(strip.current, tab, isDrawn.current);
    isDrawn.current = true;
  }, [selected]);

  return (
    <nav ref={strip} className={styles.strip} aria-label={m.help_tabs()}>
      {items.map(({ title }, index) => (
        <Link
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what an address names
          key={index}
          to="/m/help"
          search={searchOf(items, index)}
          replace
          resetScroll={false}
          viewTransition={false}
          className={styles.tab}
          activeProps={{}}
          aria-current={index === selected ? 'page' : undefined}
          data-selected={index === selected ? '' : undefined}
        >
          <bdi>{title}</bdi>
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls by the difference of the two middles, which holds in both writing directions. */
function centre(strip: Element, tab: Element, smoothly: boolean): void {
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const isStill = !smoothly || isMotionReduced();
  strip.scrollBy({ left: middleOf(tab) - middleOf(strip), behavior: isStill ? 'instant' : 'smooth' });
}
