import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { keepsItsSwipes, outcomeOfSwipe, type Swipe, startSwipe, swipeReducer } from './swipe';

/**
 * Takes a swipe across the page for a step back, without the fade that other changes of page have (SHELL-02 to
 * SHELL-07). A browser that takes the gesture for its own cancels the touch, and nothing happens here.
 */
export function SwipeBack() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const latest = useRef(canGoBack);
  latest.current = canGoBack;

  useEffect(() => {
    function goBack() {
      if (!latest.current) return;
      router.shouldViewTransition = false;
      router.history.back();
    }
    return listenForSwipes(goBack);
  }, [router]);

  return null;
}

function listenForSwipes(onBack: () => void): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  let swipe: Swipe | null = null;
  const forget = () => {
    swipe = null;
  };

  addEventListener(
    'touchstart',
    ({ touches }) => {
      const [touch, second] = touches;
      if (swipe && second) swipe = swipeReducer(swipe, { type: 'secondFinger' });
      if (!touch || second) return;
      const isCovered = document.querySelector('dialog[open]') !== null;
      swipe = isCovered ? null : startSwipe({ x: touch.clientX, y: touch.clientY });
    },
    options,
  );
  addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (!swipe || !touch) return;
      swipe = swipeReducer(swipe, { type: 'move', point: { x: touch.clientX, y: touch.clientY } });
    },
    options,
  );
  addEventListener(
    'touchend',
    ({ touches, target }) => {
      if (!swipe || touches.length > 0) return;
      const dir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
      // Whose swipe it is lays the page out: asked of a swipe alone, not of each touch. The target is where it began.
      if (outcomeOfSwipe(swipe, dir) === 'back' && !(target instanceof Element && keepsItsSwipes(target)))
        onBack();
      swipe = null;
    },
    options,
  );
  addEventListener('touchcancel', forget, options);
  // The browser itself went back meanwhile: one step is enough.
  addEventListener('popstate', forget, options);
  return () => listening.abort();
}
