import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../ui/lost-focus';
import type { More } from './list-state';

/**
 * A button that works loses the focus, and goes with the last page: after it the focus goes on to the first new row,
 * or back to the button when none came. Whoever went elsewhere meanwhile stays there.
 */
export function useFocusOnNew(rows: RefObject<HTMLElement | null>, count: number, { busy, load }: More) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<number>(undefined);

  useEffect(() => {
    const first = before.current;
    if (first === undefined || busy) return;
    before.current = undefined;
    if (!isFocusLost() && document.activeElement !== button.current) return;
    const row = count > first && rows.current?.querySelectorAll<HTMLElement>('[data-entry]')[first];
    if (!row) return button.current?.focus({ preventScroll: true });
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }, [rows, count, busy]);

  return {
    button,
    load: () => {
      before.current = count;
      load();
    },
  };
}
