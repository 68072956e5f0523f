import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button';
import styles from './load-failed.module.css';

/** Stands for a screen that could not be loaded, with a way to try again (ROUTE-85 to ROUTE-87). */
export function LoadFailed({ error }: { error: unknown }) {
  const router = useRouter();
  const message = useMessage(error);
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
      <p>{message}</p>
      <Button look="tonal" icon="refresh" onClick={() => router.invalidate()}>
        {m.action_retry()}
      </Button>
    </main>
  );
}

/** The generic message until the words for this error are there, and when they do not come either (ERR-55). */
function useMessage(error: unknown): string {
  const [message, setMessage] = useState<string>(m.error_system());
  useEffect(() => {
    import('./error-message').then(
      ({ messageOfError }) => setMessage(messageOfError(error)),
      () => undefined,
    );
  }, [error]);
  return message;
}
