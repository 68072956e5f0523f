import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chips.module.css';

/** A row of chips that runs off the screen; a newly chosen one is brought into sight without moving the page. */
export function ChipStrip({ label, children }: { label: string; children: ReactNode }) {
  const strip = useRef<HTMLElement>(null);
  const shown = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const chosen = [...(strip.current?.querySelectorAll<HTMLElement>('[data-on]') ?? [])].at(-1);
    if (chosen === shown.current) return;
    shown.current = chosen;
    if (!strip.current || !chosen) return;
    strip.current.scrollLeft = chosen.offsetLeft + (chosen.offsetWidth - strip.current.clientWidth) / 2;
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
  preload?: LinkProps['preload'];
  onClick?: () => void;
  label?: string | undefined;
  children: ReactNode;
};

export function ChipLink({ to, search, on = false, stays = false, preload = false, ...chip }: ChipProps) {
  const inPlace = stays ? { replace: true, resetScroll: false, viewTransition: false } : {};
  return (
    <Link
      to={to}
      search={search as never}
      {...inPlace}
      preload={preload}
      className={styles.item}
      activeOptions={{ exact: true }}
      aria-current={on ? 'true' : undefined}
      aria-label={chip.label}
      data-on={on ? '' : undefined}
      onClick={chip.onClick}
    >
      <span className={styles.chip}>{chip.children}</span>
    </Link>
  );
}
