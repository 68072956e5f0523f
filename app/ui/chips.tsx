import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chips.module.css';

/** Class of each link inside a `ChipStrip`; a `Chip` is what shows of it, and the link is taller than that. */
export const chipLink = styles.item;

/** A row of chips that runs off the screen; a newly chosen one is brought into sight without moving the page. */
export function ChipStrip({ label, children }: { label: string; children: ReactNode }) {
  const strip = useRef<HTMLElement>(null);
  const shown = useRef<HTMLElement>(undefined);
  useEffect(() => {
    // In the frame, which lays out anyway: here it would be done twice.
    const frame = requestAnimationFrame(() => {
      const chosen = [...(strip.current?.querySelectorAll<HTMLElement>('[data-on]') ?? [])].at(-1);
      if (chosen === shown.current) return;
      shown.current = chosen;
      if (!strip.current || !chosen) return;
      strip.current.scrollLeft = chosen.offsetLeft + (chosen.offsetWidth - strip.current.clientWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  });
  return (
    <nav ref={strip} className={styles.strip} aria-label={label}>
      {children}
    </nav>
  );
}

type ChipProps = { on: boolean; look?: 'wide'; children: ReactNode };

export function Chip({ on, look, children }: ChipProps) {
  return (
    <span className={styles.chip} data-on={on ? '' : undefined} data-look={look}>
      {children}
    </span>
  );
}
