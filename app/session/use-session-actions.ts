import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SessionInfo } from '../../contracts/session/session-info';
import { endSession, forgetSession } from './lazy-functions';
import { MEMBER_KEY } from './member.queries';
import { sessionQuery } from './session.queries';
import {
  clearSessionRecord,
  mayHaveSession,
  noteLogin,
  noteLogout,
  writeSessionRecord,
} from './session-record';

/** What changes who is signed in, in this tab. */
export function useSessionActions() {
  const queryClient = useQueryClient();
  const router = useRouter();

  return useMemo(() => {
    const dropMember = () => queryClient.removeQueries({ queryKey: [MEMBER_KEY] });

    /** Takes over a session that the server has just opened (SESS-15, SESS-47). */
    function begin(session: SessionInfo): void {
      dropMember();
      noteLogin(session, Date.now());
      queryClient.setQueryData(sessionQuery().queryKey, session);
    }

    /** Takes over changed facts of the same session (SESS-42). */
    function renew(session: SessionInfo): void {
      writeSessionRecord(session);
      queryClient.setQueryData(sessionQuery().queryKey, session);
    }

    /** Forgets the session in this tab only, because another tab logged out (SESS-43). */
    function follow(): void {
      clearSessionRecord();
      queryClient.setQueryData(sessionQuery().queryKey, null);
      dropMember();
    }

    /** Forgets the session on this device without any call (SESS-30 to SESS-33). */
    function forget(): void {
      noteLogout();
      follow();
    }

    /** Takes over the session that another tab has opened, nothing of the former member kept (SESS-43, SESS-47). */
    async function adopt(): Promise<void> {
      // What is still on its way was asked for the session before: its end is not the end of this one.
      await queryClient.cancelQueries({ queryKey: [MEMBER_KEY] });
      await queryClient.refetchQueries({ queryKey: sessionQuery().queryKey });
      await queryClient.resetQueries({ queryKey: [MEMBER_KEY] });
    }

    /** Takes up a page that the browser kept meanwhile: it heard neither of who came or left nor of money that moved. */
    async function resume(): Promise<void> {
      const { queryKey } = sessionQuery();
      const idOf = () => queryClient.getQueryData(queryKey)?.id;
      const before = idOf();
      if (!before && !mayHaveSession()) return;
      await queryClient.refetchQueries({ queryKey });
      if (idOf() === before) return queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
      if (idOf()) return queryClient.resetQueries({ queryKey: [MEMBER_KEY] });
      follow();
      // A member's page leads to the login now.
      await router.invalidate();
    }

    /** Forgets a session that the gateway has ended, and has the server drop its cookie (SESS-46). */
    function expire({ id }: SessionInfo): void {
      forget();
      forgetSession({ data: { id } }).catch(() => undefined);
    }

    /**
     * Ends the session at the gateway, forgets it here whatever the answer, and goes home or to the registration
     * (SESS-25 to SESS-35).
     */
    async function logOut(leadsTo: '/m/home' | '/m/register' = '/m/home'): Promise<void> {
      await endSession().catch(() => undefined);
      forget();
      await router.navigate({ to: leadsTo, replace: true });
    }

    return { begin, renew, follow, forget, expire, adopt, resume, logOut };
  }, [queryClient, router]);
}
