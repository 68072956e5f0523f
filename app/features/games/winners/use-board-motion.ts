import { type RefObject, useEffect, useState } from 'react';
import { isMotionReduced } from '@/app/ui/is-motion-reduced';
import { SCROLL_STEP } from './winners';

type Options = {
  viewport: RefObject<HTMLElement | null>;
  /** Groups that pass; the first one stands again behind the last, so that the way goes on downwards. */
  groups: number;
  /** More entries than stand still, some of them on the screen, and nobody has stopped it. */
  moves: boolean;
};

/**
 * Scrolls by one group every 1,500 ms, from the last on to the first (WIN-08 to WIN-11). A pointer over it, the focus
 * and a hidden page hold it.
 */
export function useBoardMotion({ viewport, groups, moves }: Options): void {
  useEffect(() => {
    const board = viewport.current;
    if (!moves || !board) return;
    const timer = setInterval(() => {
      const { clientHeight: height, scrollTop } = board;
      const held = board.matches(':hover') || board.contains(document.activeElement);
      if (document.hidden || height === 0 || held) return;
      const at = Math.round(scrollTop / height);
      // The copy of the first group is where the first one is.
      if (at >= groups) board.scrollTop -= groups * height;
      board.scrollTo({ top: ((at % groups) + 1) * height, behavior: 'smooth' });
    }, SCROLL_STEP);
    return () => clearInterval(timer);
  }, [viewport, groups, moves]);
}

/** Whether this visitor lets things move by themselves: no reduced motion and no data saver; false on the server. */
export function useMotionAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)');
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const look = () => setAllowed(!isMotionReduced() && connection?.saveData !== true);
    look();
    reduced?.addEventListener?.('change', look);
    return () => reduced?.removeEventListener?.('change', look);
  }, []);
  return allowed;
}
