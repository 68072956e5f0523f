import { useLazyPart, useRested } from '../lib/use-lazy-part';

const loadSwipeBack = () => import('./swipe/swipe-back').then(({ SwipeBack }) => SwipeBack);

/** Swiping back, on devices with a touch screen, once the page is at rest (SHELL-03). */
export function SwipeArea() {
  const hasTouch = useRested() && navigator.maxTouchPoints > 0;
  const SwipeBack = useLazyPart(loadSwipeBack, hasTouch);
  return SwipeBack && <SwipeBack />;
}
