/** The browser's service workers; undefined where it has none, as in most views of apps, or blocks them. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return;
  }
}

/** Registers the service worker once the page stands, where there is one and in builds only (PWA-30). */
export function registerServiceWorker(): void {
  const workers = serviceWorkers();
  if (!import.meta.env.PROD || !workers) return;
  const register = () => {
    workers.register('/sw.js', { scope: '/m' }).catch(() => undefined);
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : register());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** Tells the worker something, once it is there. */
function postToWorker(what: unknown): void {
  serviceWorkers()?.ready.then(
    ({ active }) => active?.postMessage(what),
    () => undefined,
  );
}

/** Tells the worker that its text for the time without a network is due in another language. */
export function postLanguageToServiceWorker(): void {
  postToWorker('language');
}

/** Names of the stores in which the worker keeps copies of content (app/service-worker.js). */
const COPIES = ['pages', 'calls'];

/** Drops the copies that the worker keeps of content, whether or not it is there to do so. */
export function dropCopies(): void {
  try {
    for (const name of COPIES) caches.delete(name).catch(() => undefined);
  } catch {
    // Without caches there are no copies.
  }
}

/** Has the worker keep the page and the files that came before it was there. */
export function keepWithWorker(): void {
  if (!import.meta.env.PROD) return;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || page.workerStart > 0) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  postToWorker({ files, page: page.name });
}
