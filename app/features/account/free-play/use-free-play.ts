import { useCallback, useEffect, useRef, useState } from 'react';
import { noteQuietVisit } from '@/app/domain/announcements/announced';
import { unwrap } from '@/app/lib/calls/outcome';
import { needCookies } from '@/app/lib/storage/need-cookies';
import { useSessionActions } from '@/app/session/use-session-actions';
import { messageOfError } from '@/app/shell/error-message';
import { useSessionEnded } from '@/app/shell/session-watch';
import { useToast } from '@/app/shell/toast';
import { startFreePlayFn } from './free-play.functions';

/**
 * Starts free play when the screen is entered, in the browser alone: a page that is fetched ahead starts nothing.
 * Whoever leaves while it starts stays a guest (TRIAL-02 to TRIAL-06).
 */
export function useFreePlay(onActive: () => Promise<void>) {
  const { begin } = useSessionActions();
  const toast = useToast();
  const onClosed = useSessionEnded();
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(null);
  const latest = useRef(onActive);
  latest.current = onActive;

  const start = useCallback(async () => {
    if (running.current) return;
    const attempt = new AbortController();
    running.current = attempt;
    setFailed(false);
    try {
      needCookies();
      const session = await unwrap(startFreePlayFn({ signal: attempt.signal }));
      if (attempt.signal.aborted) return;
      noteQuietVisit();
      begin(session);
      await latest.current();
    } catch (error) {
      if (attempt.signal.aborted) return;
      running.current = null;
      setFailed(true);
      onClosed(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    }
  }, [begin, toast, onClosed]);

  useEffect(() => {
    void start();
    return () => {
      running.current?.abort();
      running.current = null;
    };
  }, [start]);

  return { failed, retry: start };
}
