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
  if ('serviceWorker' in navigator) navigator.serviceWorker?.controller?.postMessage('language');
}
