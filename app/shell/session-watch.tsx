import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { GatewayError, SESSION_ERRORS, STATUS_ERRORS } from '../../contracts/errors';
import type { SessionInfo } from '../../contracts/session/session-info';
import { reloadOnce } from '../lib/loading/reload-once';
import { followMoves } from '../session/member-changes';
import { promptAgain } from '../session/password-prompt';
import { sessionQuery, useAccount } from '../session/session.queries';
import {
  isLoginNew,
  mayRestoreSession,
  onOtherTabSession,
  readSessionRecord,
  writeSessionRecord,
} from '../session/session-record';
import { useSite } from '../session/site.queries';
import { readStatusCache, writeStatusCache } from '../session/status-cache';
import { useSessionActions } from '../session/use-session-actions';
import { useToast } from './toast';

/**
 * Keeps this tab in step with the session and the system status: rebuilds the record from the cookie, follows other
 * tabs, the money that moves there too, also on a page that the browser kept meanwhile, and reacts to a gateway that says the session ended or the site closed (SESS-43, SESS-46, GATE-17).
 */
export function SessionWatch() {
  const router = useRouter();
  const session = useAccount();
  const site = useSite();
  const queryClient = useQueryClient();
  const { follow, adopt, resume, logOut } = useSessionActions();
  const onEnded = useSessionEnded();

  useEffect(() => {
    if (!session) return;
    if (!mayRestoreSession()) {
      void logOut();
      return;
    }
    if (readSessionRecord()?.id !== session.id) writeSessionRecord(session);
  }, [session, logOut]);

  useEffect(
    () =>
      onOtherTabSession((what) => {
        if (what === 'login') return void adopt();
        follow();
        // A member's page leads to the login now.
        void router.invalidate();
      }),
    [adopt, follow, router],
  );

  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => persisted && void resume();
    addEventListener('pageshow', restored);
    return () => removeEventListener('pageshow', restored);
  }, [resume]);

  useEffect(() => followMoves(queryClient), [queryClient]);

  useEffect(() => {
    const kept = readStatusCache(Date.now());
    if (kept.state === 'broken') {
      console.warn('The kept system status cannot be read and is loaded again');
      void queryClient.invalidateQueries({ queryKey: ['site'] });
    }
    writeStatusCache(site, Date.now());
  }, [site, queryClient]);

  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onEnded(event.action.error);
      }),
    [queryClient, onEnded],
  );

  return null;
}

/**
 * Responses a function that takes any failure and acts on those that end the session, close the site, or wait for a
 * password of the member's own.
 */
export function useSessionEnded() {
  const router = useRouter();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { expire } = useSessionActions();

  return useCallback(
    (error: unknown) => {
      if (!(error instanceof GatewayError)) return;
      if (STATUS_ERRORS.includes(error.code)) return showStatusPage();
      const session = queryClient.getQueryData(sessionQuery().queryKey);
      if (error.code === 'password.given' && session) {
        const asked: SessionInfo = { ...session, firstTimeLogin: true };
        queryClient.setQueryData(sessionQuery().queryKey, asked);
        return promptAgain();
      }
      if (!SESSION_ERRORS.includes(error.code) || !session) return;
      const { pathname, searchStr } = router.state.location;
      // Nobody knows of a login of just now: its cookie was not kept.
      const isLost = error.code === 'session.missing' && isLoginNew(Date.now());
      expire(session);
      void import('./error-message').then(({ errorMessage }) =>
        toast(errorMessage(isLost ? 'cookies.blocked' : error.code), {
          kind: 'error',
          length: isLost ? 'long' : 'short',
        }),
      );
      void router.navigate({ to: '/m/login', search: { redirect: pathname + searchStr }, replace: true });
    },
    [router, toast, queryClient, expire],
  );
}

// The edge answers a reload with the status page; at most one in ten seconds, should it still think the site open.
function showStatusPage(): void {
  reloadOnce('STATUS_RELOADED', 10_000);
}
