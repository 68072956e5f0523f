/** Registers the service worker once the page stands, where there is one and in builds only (PWA-30). */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js', { scope: '/m' }).catch(() => undefined);
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : register());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** Tells the worker that its text for the time without a network is due in another language. */
export function tellServiceWorkerOfLanguage(): void {
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('language'));
}

/** Names of the stores in which the worker keeps copies of content (app/service-worker.js). */
const COPIES = ['pages', 'calls'];

/** Drops the copies that the worker keeps of content, whether or not it is there to do so. */
export function dropCopies(): void {
  if (typeof caches === 'undefined') return;
  for (const name of COPIES) caches.delete(name).catch(() => undefined);
}

/** Has the worker keep the page and the files that came before it was there. */
export function keepWithWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || page.workerStart > 0) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ files, page: page.name }));
}
