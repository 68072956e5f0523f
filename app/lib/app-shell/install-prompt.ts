/** Chromium's offer to install the site; other browsers have none. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** Fired at the window when the offer comes or goes. */
export const INSTALL_PROMPT_EVENT = 'installpromptchange';

declare global {
  interface Window {
    /** The browser's offer, kept for the site's own button. */
    installPrompt?: InstallPrompt | undefined;
  }
}

/** Keeps the browser's offer for the site's own button, instead of the browser's bar. It comes before most scripts run. */
export function keepInstallPrompt(): void {
  const keep = (offer: InstallPrompt | undefined) => {
    window.installPrompt = offer;
    dispatchEvent(new Event(INSTALL_PROMPT_EVENT));
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => keep(undefined));
}
