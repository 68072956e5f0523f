import { useSyncExternalStore } from 'react';
import { useFirstInteraction, useLazyPart } from '../lib/loading/use-lazy-part';

const loadConnection = () => import('./connection/connection').then(({ Connection }) => Connection);

/** What is said without a network (PWA-30): loaded for who does something, or has none; who only looks loads nothing of it. */
export function ConnectionPart() {
  const stirred = useFirstInteraction();
  const isLost = useSyncExternalStore(onLost, lookLost, () => false);
  const Connection = useLazyPart(loadConnection, stirred || isLost);
  return Connection && <Connection />;
}

function lookLost(): boolean {
  return !navigator.onLine || 'keptAt' in document.documentElement.dataset;
}

function onLost(changed: () => void): () => void {
  addEventListener('offline', changed);
  return () => removeEventListener('offline', changed);
}
