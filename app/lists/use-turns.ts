import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Of a frame while one scrolls, so many milliseconds are for boxes to become entries; at least one does. */
const SLICE = 5;
/** A frame that took longer, in milliseconds, is one that a thumb feels. */
const LATE = 40;
/** From so many pixels a millisecond on nobody reads what passes. */
const FAST = 1.5;

/** Who waits to be drawn while one scrolls; the same value as long as the list is there. */
export type Turns = ReturnType<typeof newTurns>;

/**
 * For a long list whose entries are dear: where frames are late, what flies past too fast to be read is boxes. Once it
 * slows down they become entries one by one, as many with each frame as there is time for, and all once one rests.
 */
export function useTurns(): Turns {
  const [turns] = useState(newTurns);
  useEffect(() => turns.follow(), [turns]);
  return turns;
}

/** Whether an entry is to be drawn by now; until then a box of its size stands for it. */
export function useTurn(turns: Turns): boolean {
  const [isDrawn, setDrawn] = useState(() => !turns.isFlying());
  useLayoutEffect(() => {
    if (!isDrawn) return turns.wait(() => setDrawn(true));
  }, [turns, isDrawn]);
  return isDrawn;
}

function newTurns() {
  const waiting = new Set<() => void>();
  let last = { at: 0, top: 0 };
  let [hasMoved, isMoving, isLate, isFlying] = [false, false, false, false];
  let frame = 0;

  const ask = () => {
    frame ||= requestAnimationFrame(look);
  };

  /** With each frame of a scroll, before the list takes in what comes: both are laid out together. */
  const move = () => {
    const [at, top] = [performance.now(), scrollY];
    const isFast = Math.abs(top - last.top) > FAST * (at - last.at);
    if (isMoving && isFast && at - last.at > LATE) isLate = true;
    isFlying = isMoving && isFast && isLate;
    last = { at, top };
    hasMoved = true;
    ask();
    if (isFlying) return;
    // The newest come into sight next; older ones, left behind in haste, may be out of it again.
    for (const draw of [...waiting].reverse()) {
      flushSync(draw);
      if (performance.now() - at > SLICE) break;
    }
  };

  const look = () => {
    frame = 0;
    isMoving = hasMoved;
    hasMoved = false;
    if (!isMoving) {
      isLate = false;
      isFlying = false;
      flushSync(() => waiting.forEach((draw) => void draw()));
    }
    if (isMoving || waiting.size > 0) ask();
  };

  return {
    /** Whether what comes now is to wait. */
    isFlying: () => isFlying,
    /** Takes in who waits; what is answered lets go of it. */
    wait: (draw: () => void) => {
      waiting.add(draw);
      ask();
      return () => void waiting.delete(draw);
    },
    /** Listens to the page's scroll; what is answered ends it. */
    follow: () => {
      addEventListener('scroll', move, { capture: true, passive: true });
      return () => {
        removeEventListener('scroll', move, { capture: true });
        cancelAnimationFrame(frame);
        frame = 0;
        isMoving = false;
        isFlying = false;
      };
    },
  };
}
