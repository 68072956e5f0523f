/** Pixels after which a direction counts (SHELL-05), within which it is a tap (SHELL-06), past which it goes back (SHELL-03). */
export const DIRECTION_THRESHOLD = 10;
export const TAP_TOLERANCE = 5;
export const BACK_DISTANCE = 100;

type Point = { x: number; y: number };

/** One touch from its start on. `ignored` until the next start: it scrolls, has a second finger or belongs to a part. */
export type Swipe = { start: Point; at: Point; course: 'unknown' | 'sideways' | 'ignored' };

export type SwipeEvent = { type: 'move'; point: Point } | { type: 'secondFinger' };

export function startSwipe(start: Point): Swipe {
  return { start, at: start, course: 'unknown' };
}

/** The swipe after an event. What it is, is decided once: by where the finger first leaves the threshold. */
export function swipeReducer(swipe: Swipe, event: SwipeEvent): Swipe {
  if (event.type === 'secondFinger') return { ...swipe, course: 'ignored' };
  const next = { ...swipe, at: event.point };
  if (swipe.course !== 'unknown') return next;
  const x = Math.abs(next.at.x - swipe.start.x);
  const y = Math.abs(next.at.y - swipe.start.y);
  if (Math.max(x, y) <= DIRECTION_THRESHOLD) return next;
  return { ...next, course: x > y ? 'sideways' : 'ignored' };
}

/** What a swipe was when the finger leaves: only a swipe from the start towards the end goes back (SHELL-07). */
export function outcomeOfSwipe({ start, at, course }: Swipe, dir: 'ltr' | 'rtl'): 'tap' | 'back' | 'none' {
  const x = at.x - start.x;
  if (Math.max(Math.abs(x), Math.abs(at.y - start.y)) <= TAP_TOLERANCE) return 'tap';
  const towardsEnd = dir === 'rtl' ? -x : x;
  return course === 'sideways' && towardsEnd > BACK_DISTANCE ? 'back' : 'none';
}

/** Whether a touch that starts on this element means the element itself: carousels, strips, fields, dialogs (SHELL-07). */
export function keepsItsSwipes(target: Element): boolean {
  if (
    target.closest(
      '[aria-roledescription="carousel"], dialog, input, textarea, select, video, [contenteditable]',
    )
  ) {
    return true;
  }
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth + 1 && scrollsSideways(element)) return true;
  }
  return false;
}

function scrollsSideways(element: Element): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
}
