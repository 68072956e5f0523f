import { useCanGoBack } from '@tanstack/react-router';
import { useFirstInteraction, useLazyPart, usePageIdle } from '../lib/loading/use-lazy-part';

const loadSwipeBack = () => import('./swipe/swipe-back').then(({ SwipeBack }) => SwipeBack);

/** Swiping back, on touch screens: on a page at rest that one came to from another, or once the visitor stirs (SHELL-03). */
export function SwipeArea() {
  const rested = usePageIdle();
  const stirred = useFirstInteraction();
  const came = useCanGoBack();
  const hasTouch = rested && navigator.maxTouchPoints > 0;
  const SwipeBack = useLazyPart(loadSwipeBack, hasTouch && (came || stirred));
  return SwipeBack && <SwipeBack />;
}
