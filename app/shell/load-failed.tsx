import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button';
import { messageOfError } from './error-message';
import styles from './load-failed.module.css';

/** Stands for a screen that could not be loaded, with a way to try again (ROUTE-85 to ROUTE-87). */
export function LoadFailed({ error }: { error: unknown }) {
  const router = useRouter();
  useEffect(() => {
    const message = `screen failed: ${error instanceof Error ? error.name : 'unknown'}`;
    const report = new Blob([JSON.stringify({ message, path: location.pathname })], {
      type: 'application/json',
    });
    navigator.sendBeacon('/client-errors', report);
  }, [error]);
  return (
    <main className={styles.failed}>
      <img src="/art/states/error.svg" alt="" width="200" height="130" />
      <h1 className={styles.title}>{m.load_failed_title()}</h1>
      <p>{messageOfError(error)}</p>
      <Button look="tonal" icon="refresh" onClick={() => router.invalidate()}>
        {m.action_retry()}
      </Button>
    </main>
  );
}
