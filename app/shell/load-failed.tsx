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
    console.warn(
      JSON.stringify({ event: 'screen-failed', name: error instanceof Error ? error.name : 'unknown' }),
    );
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
