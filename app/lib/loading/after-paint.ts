/** Milliseconds after which a page that paints no frame is no longer waited for. */
const NO_FRAME = 100;

/** Resolves once the next frame is painted; at once on a page that nobody sees, which paints none. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, NO_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // A task of its own: the frame is painted before it.
      setTimeout(resolve);
    });
  });
}

/**
 * Has what a tap or a key asks for wait for the frame that shows it pressed; what nobody touched goes on at once.
 * The order of calls stays as it is.
 */
export function pressedFirst<Args extends unknown[], Answer>(
  act: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  return async (...args) => {
    if (typeof window !== 'undefined' && window.event instanceof UIEvent) await afterPaint();
    return act(...args);
  };
}
