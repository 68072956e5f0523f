import { useSyncExternalStore } from 'react';
import { isStandalone } from '../lib/app-shell/standalone';
import { userAgent } from '../lib/calls/visit';
import { useSite } from './site.queries';

export type AppContext = {
  /** Inside the operator's own app, recognised by the word it puts into its user agent (PWA-26). */
  native: boolean;
  /** Started from the home screen (PWA-27); false while the server's page is taken over. */
  installed: boolean;
};

/** Where the site runs. `native` is known on the server too; `installed` follows after the first render. */
export function useAppContext(): AppContext {
  const { nativeAppToken } = useSite();
  const installed = useSyncExternalStore(onDisplayMode, isStandalone, () => false);
  return { native: isNativeApp(userAgent(), nativeAppToken), installed };
}

/** Whether a user agent is the operator's app; never where the site names no app (PWA-26). */
export function isNativeApp(agent: string, nativeAppToken: string): boolean {
  return nativeAppToken !== '' && agent.includes(nativeAppToken);
}

function onDisplayMode(changed: () => void): () => void {
  const mode = window.matchMedia?.('(display-mode: standalone)');
  mode?.addEventListener?.('change', changed);
  return () => mode?.removeEventListener?.('change', changed);
}
