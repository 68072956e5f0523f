import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Of a frame while one scrolls, so many milliseconds are for entries to be drawn; at least one is. */
const SLICE = 5;

/** Who waits to be drawn while one scrolls; the same value as long as the list is there. */
export type Turns = ReturnType<typeof newTurns>;

/**
 * For a long list whose entries are dear: what comes while one goes on scrolling is drawn entry by entry, as many with
 * each frame as there is time for, and all of it once one rests. What comes without that, as by a jump, is drawn at once.
 */
export function useTurns(): Turns {
  const [turns] = useState(newTurns);
  useEffect(() => turns.follow(), [turns]);
  return turns;
}

/** Whether an entry is to be drawn by now; until then a box of its size stands for it. */
export function useTurn(turns: Turns): boolean {
  const [isDrawn, setDrawn] = useState(() => !turns.isMoving());
  useLayoutEffect(() => {
    if (!isDrawn) return turns.wait(() => setDrawn(true));
  }, [turns, isDrawn]);
  return isDrawn;
}

function newTurns() {
  const waiting = new Set<() => void>();
  let hasMoved = false;
  let isMoving = false;
  let frame = 0;

  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const move = () => {
    hasMoved = true;
    ask();
  };
  const draw = (start: number) => {
    frame = 0;
    isMoving = hasMoved;
    hasMoved = false;
    // The newest come into sight next; older ones, left behind in haste, may be out of it again.
    const entries = [...waiting].reverse();
    if (!isMoving) flushSync(() => entries.forEach((entry) => void entry()));
    else
      for (const entry of entries) {
        flushSync(entry);
        if (performance.now() - start > SLICE) break;
      }
    if (isMoving || waiting.size > 0) ask();
  };

  return {
    /** Whether one scrolled in the last frame too. */
    isMoving: () => isMoving,
    /** Takes in who waits; what is answered lets go of it. */
    wait: (entry: () => void) => {
      waiting.add(entry);
      ask();
      return () => void waiting.delete(entry);
    },
    /** Listens to the page's scroll; what is answered ends it. */
    follow: () => {
      addEventListener('scroll', move, { passive: true });
      return () => {
        removeEventListener('scroll', move);
        cancelAnimationFrame(frame);
        frame = 0;
        isMoving = false;
      };
    },
  };
}
