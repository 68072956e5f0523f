import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chips.module.css';

/** A row of chips that runs off the screen; the chosen one is brought into sight without moving the page. */
export function ChipStrip({ label, children }: { label: string; children: ReactNode }) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const on = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !on) return;
    strip.current.scrollLeft = on.offsetLeft + (on.offsetWidth - strip.current.clientWidth) / 2;
  });
  return (
    <nav ref={strip} className={styles.strip} aria-label={label}>
      {children}
    </nav>
  );
}

type ChipProps = {
  to: string;
  search?: object;
  on?: boolean;
  /** Changes the screen in place: no step in the history, no fade, no jump to the top. */
  stays?: boolean;
  onClick?: () => void;
  label?: string | undefined;
  children: ReactNode;
};

export function ChipLink({ to, search, on = false, stays = false, onClick, label, children }: ChipProps) {
  const inPlace = stays ? { replace: true, resetScroll: false, viewTransition: false } : {};
  return (
    <Link
      to={to}
      search={search as never}
      {...inPlace}
      preload={false}
      className={styles.item}
      activeOptions={{ exact: true }}
      aria-current={on ? 'true' : undefined}
      aria-label={label}
      data-on={on ? '' : undefined}
      onClick={onClick}
    >
      <span className={styles.chip}>{children}</span>
    </Link>
  );
}
