/** Whether the browser has brought the page back, by its history or a reload, rather than opened it anew. */
export function wasBroughtBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
}
