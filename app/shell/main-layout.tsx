import type { ReactNode } from 'react';
import { FooterBar } from './footer-bar';
import styles from './main-layout.module.css';

type Props = {
  header: ReactNode;
  footer?: boolean;
  /** At a desk wider than the column (app/brand/tokens.css). */
  wide?: boolean | undefined;
  children: ReactNode;
};

/** A page: its header, its content, which takes the focus when what had it is gone, and the footer bar on main pages. */
export function MainLayout({ header, footer = true, wide = false, children }: Props) {
  return (
    <>
      {header}
      <main
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
