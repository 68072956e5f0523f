import type { MouseEvent, ReactNode } from 'react';
import { useLocale } from '../locale/locale';
import { m } from '../paraglide/messages.js';
import type { Elements } from '../ui/elements';
import { FooterBar } from './footer-bar';
import styles from './main-layout.module.css';

type Props = {
  header: Elements;
  footer?: boolean;
  /** At a desk wider than the column (app/brand/tokens.css). */
  wide?: boolean | undefined;
  children: ReactNode;
};

const CONTENT = 'content';

// By the address as long as there are no scripts; with them it is no step of the history.
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(CONTENT)?.focus();
}

/**
 * A page: a link past its header, its header, its content, which takes the focus when what had it is gone, and the
 * footer bar on main pages.
 */
export function MainLayout({ header, footer = true, wide = false, children }: Props) {
  useLocale();
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT}`} onClick={skip}>
        {m.skip_to_content()}
      </a>
      {header}
      <main
        id={CONTENT}
        className={styles.main}
        data-footer={footer ? '' : undefined}
        data-wide={wide ? '' : undefined}
        tabIndex={-1}
      >
        {children}
      </main>
      {footer && <FooterBar />}
    </>
  );
}
