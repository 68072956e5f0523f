import { serviceWorkers } from './service-worker';
import { isStandalone } from './standalone';

/** What a browser has, as far as it tells whether it is a whole one. */
type Browser = {
  userAgent: string;
  /** Over https, without which whole browsers lack the next two as well. */
  isSecure: boolean;
  hasPasskeys: boolean;
  hasWorkers: boolean;
  /** Knows the attribute `download`. */
  hasDownloads: boolean;
  /** Started from the home screen. */
  isInstalled: boolean;
};

/** Android marks the views of apps itself; on an iPhone they lack the word that every browser there has. */
const VIEW = /; wv\)|\((?:iPhone|iPad|iPod)(?!.*\bSafari\/)/;

/**
 * Whether a page stands in a view of another app (Zalo, Facebook, Telegram, LINE, TikTok …), where downloads end nowhere
 * and nothing can be installed. Told by what is missing: every browser of the last years has passkeys or service workers.
 * No feature tells of downloads in a view that has either of them: there the user agent is the last hint.
 */
export function isView(browser: Browser): boolean {
  const { userAgent, isSecure, hasPasskeys, hasWorkers, hasDownloads, isInstalled } = browser;
  if (isInstalled) return false;
  if (!hasDownloads || (isSecure && !hasPasskeys && !hasWorkers)) return true;
  return VIEW.test(userAgent);
}

/** Whether this page does; see `isView`. In the browser. */
export function isInApp(): boolean {
  return isView({
    userAgent: navigator.userAgent,
    isSecure: window.isSecureContext,
    hasPasskeys: knowsPasskeys(),
    hasWorkers: serviceWorkers() !== undefined,
    hasDownloads: 'download' in HTMLAnchorElement.prototype,
    isInstalled: isStandalone(),
  });
}

/** Whether this browser can ask for passkeys; few views of apps can. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined';
}
