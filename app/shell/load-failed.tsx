import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { isUnreached } from '../lib/calls/is-unreached';
import { useLazyPart } from '../lib/loading/use-lazy-part';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button';
import { StateCard } from '../ui/state-card';
import styles from './load-failed.module.css';
import { LOST_SCREEN } from './lost-screen';

const loadFrame = () => import('./connection/connection').then(({ FailedFrame }) => FailedFrame);

/** Milliseconds after which a failure is told: the page that it ended is then still there. */
const SEEN = 2_000;

/** Stands for a screen that could not be loaded, in the frame of the others, with a way to try again (ROUTE-85 to ROUTE-87). */
export function LoadFailed({ error }: { error: unknown }) {
  const router = useRouter();
  const message = useMessage(error);
  const Frame = useLazyPart(loadFrame, true) ?? Bare;
  useEffect(() => {
    // Firefox ends what is still loading when the page is left: nobody sees that failure.
    const timer = setTimeout(
      () =>
        import('./last-resort').then(
          ({ tellError }) => tellError(error, 'screen'),
          () => undefined,
        ),
      SEEN,
    );
    return () => clearTimeout(timer);
  }, [error]);
  return (
    <Frame>
      <StateCard kind="error" title={m.load_failed_title()} text={message}>
        <Button
          id={isUnreached(error) ? LOST_SCREEN : undefined}
          look="tonal"
          icon="refresh"
          onClick={() => router.invalidate()}
        >
          {m.action_retry()}
        </Button>
      </StateCard>
    </Frame>
  );
}

/** Until the files of the frame are there, and when they do not come either. */
function Bare({ children }: { children: ReactNode }) {
  return <main className={styles.failed}>{children}</main>;
}

/** The generic message until the words for this error are there, and when they do not come either. */
function useMessage(error: unknown): string {
  const lost = isUnreached(error);
  const [message, setMessage] = useState<string>(m.error_system());
  useEffect(() => {
    if (lost) return;
    import('./error-message').then(
      ({ messageOfError }) => setMessage(messageOfError(error)),
      () => undefined,
    );
  }, [error, lost]);
  return lost ? m.connection_lost() : message;
}
