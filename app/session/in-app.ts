import { useSyncExternalStore } from 'react';
import { isInApp } from '../lib/app-shell/in-app';
import { isNativeApp } from './app-context';
import { useSite } from './site.queries';

const NEVER = () => () => undefined;

/**
 * Whether the page stands in a view of another app, where files cannot be saved and nothing can be installed; false
 * while the server's page is taken over. The operator's own app takes downloads itself (PWA-26).
 */
export function useInApp(): boolean {
  const { nativeAppToken } = useSite();
  return useSyncExternalStore(
    NEVER,
    () => isInApp() && !isNativeApp(navigator.userAgent, nativeAppToken),
    () => false,
  );
}
