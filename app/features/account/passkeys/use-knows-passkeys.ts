import { useSyncExternalStore } from 'react';
import { knowsPasskeys } from '@/app/lib/app-shell/in-app';

const NEVER = () => () => undefined;

/** Whether this browser knows passkeys; true on the server, which cannot know. */
export function useKnowsPasskeys(): boolean {
  return useSyncExternalStore(NEVER, knowsPasskeys, () => true);
}
