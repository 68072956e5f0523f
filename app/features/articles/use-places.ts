import { useElementScrollRestoration } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Place, useWayBack } from '../../lists/use-way-back';
import { isMotionReduced } from '../../ui/is-motion-reduced';
import { forgetPlace, savedPlace } from './charity-scroll';

/** Id of the element that is brought into view for an item: its picture and title. */
export const headId = (id: number | string) => `article-${id}`;

/**
 * Brings the expanded item into view: at the top on arrival, later only as far as needed (CONT-15). A return through
 * the history is left to the router, which puts the page where it was.
 */
export function useOpenedInView(id: number | string | undefined, ready: boolean): void {
  const restored = useElementScrollRestoration({ getElement: () => window });
  const returns = useRef(restored !== undefined);
  const arrived = useRef(false);
  useEffect(() => {
    if (!ready) return;
    const isArrival = !arrived.current;
    arrived.current = true;
    const head = id === undefined ? null : document.getElementById(headId(id));
    if (!head) return;
    // Newer browsers answer with a promise, which an effect must not return.
    if (!isArrival) void head.scrollIntoView({ block: 'nearest', behavior: gently() });
    else if (!returns.current) return bringToTop(head);
  }, [id, ready]);
}

/** Scrolls to it twice: rows above that came near are laid out two frames later, and may be less high than was thought. */
function bringToTop(head: Element): () => void {
  let frame = 0;
  const again = () => void head.scrollIntoView();
  again();
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(again);
  });
  return () => cancelAnimationFrame(frame);
}

/** Goes back to where the list was left for one of its items, with as many pages as there were (CONT-22). */
export function useReturnToPlace(wanted: boolean, list: Parameters<typeof useWayBack>[0]): void {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const saved = wanted ? savedPlace() : null;
    setPlace(saved ? { pages: saved.pages, top: saved.y } : undefined);
  }, [wanted]);
  useWayBack(list, place, () => {
    forgetPlace();
    setPlace(undefined);
  });
}

function gently(): ScrollBehavior {
  return isMotionReduced() ? 'auto' : 'smooth';
}
