import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { pageTitle } from '../../shell/page-titles';
import { KINDS } from './article-kinds';
import styles from './news-tabs.module.css';

const TABS = [KINDS.news.list, KINDS.alliance.list, KINDS.video.list, KINDS.charity.list];

/** The lists side by side, the current one marked (CONT-24, CONT-25). */
export function NewsTabs() {
  const bar = useRef<HTMLElement>(null);
  // The current tab is in sight also where the bar is wider than the screen.
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (!bar.current || !current) return;
    bar.current.scrollLeft = current.offsetLeft + (current.offsetWidth - bar.current.clientWidth) / 2;
  }, []);
  return (
    <nav ref={bar} className={styles.bar} aria-label={m.article_tabs_label()}>
      {TABS.map((path) => (
        <Link
          key={path}
          to={path}
          className={styles.tab}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          <span className={styles.chip}>{pageTitle(path, '')}</span>
        </Link>
      ))}
    </nav>
  );
}
