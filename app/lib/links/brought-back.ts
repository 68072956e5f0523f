/** How the browser came to the page; undefined where it does not say. */
function navigationType(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}

/** Whether a reload brought the page. */
export function wasReloaded(): boolean {
  return navigationType() === 'reload';
}

/** Whether the browser has brought the page back, by its history or a reload, rather than opened it anew. */
export function wasBroughtBack(): boolean {
  return navigationType() === 'back_forward' || wasReloaded();
}
