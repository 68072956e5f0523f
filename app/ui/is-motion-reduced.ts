/** Whether nothing shall move by itself: by the system's setting, or by the one of the site on `<html data-motion>`. */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' ||
    window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true
  );
}
