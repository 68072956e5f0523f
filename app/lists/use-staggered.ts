import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Of a frame, so many milliseconds are for boxes to become entries; at least one does. */
const SLICE = 8;
/** A frame that took longer, in milliseconds, is one that a thumb feels. */
const LATE = 40;
/** From so many pixels a millisecond on nobody reads what passes. */
const FAST = 1.5;

/** Who waits to be drawn while one scrolls; the same value as long as the list is there. */
export type Stagger = ReturnType<typeof newStagger>;

/**
 * For a long list whose entries are dear: where frames are late, what flies past too fast to be read is boxes. Once it
 * slows down or rests they become entries, as many with each frame as there is time for, from the middle on.
 */
export function useStaggered(): Stagger {
  const [stagger] = useState(newStagger);
  useEffect(() => stagger.follow(), [stagger]);
  return stagger;
}

/** Whether an entry is to be drawn by now; until then a box of its size stands for it. */
export function useIsDrawn(stagger: Stagger): boolean {
  const [isDrawn, setDrawn] = useState(() => !stagger.isFlying());
  useLayoutEffect(() => {
    if (!isDrawn) return stagger.wait(() => setDrawn(true));
  }, [stagger, isDrawn]);
  return isDrawn;
}

function newStagger() {
  const waiting = new Set<() => void>();
  let last = { at: 0, top: 0 };
  let [hasMoved, isMoving, isLate, isFlying] = [false, false, false, false];
  let frame = 0;

  const ask = () => {
    frame ||= requestAnimationFrame(look);
  };

  /** With each frame of a scroll. Who goes further than a screen at once jumps, and is shown all. */
  const move = () => {
    const [at, top] = [performance.now(), scrollY];
    const [took, far] = [at - last.at, Math.abs(top - last.top)];
    const isFast = isMoving && far > FAST * took && far <= innerHeight;
    isLate ||= isFast && took > LATE;
    isFlying = isFast && isLate;
    last = { at, top };
    hasMoved = true;
    ask();
  };

  /** In the frame, which lays out anyway. */
  const look = () => {
    frame = 0;
    isMoving = hasMoved;
    hasMoved = false;
    if (!isMoving) isLate = isFlying = false;
    if (!isFlying) drawSome(waiting);
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
      document.addEventListener('scroll', move, { passive: true });
      return () => {
        document.removeEventListener('scroll', move);
        cancelAnimationFrame(frame);
        frame = 0;
        isMoving = false;
        isFlying = false;
      };
    },
  };
}

/** Those in the middle of who came one after the other are in sight: they are first. */
function drawSome(waiting: ReadonlySet<() => void>): void {
  const queue = [...waiting];
  const end = performance.now() + SLICE;
  do {
    const [draw] = queue.splice(queue.length >> 1, 1);
    if (draw) flushSync(draw);
  } while (queue.length > 0 && performance.now() < end);
}
