import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { unwrap } from '@/app/lib/calls/outcome';
import type { SocialChannel } from '@/app/lib/firebase/social-channel';
import { AUTH_PATHS } from '@/app/lib/links/auth-search';
import { needCookies } from '@/app/lib/storage/need-cookies';
import { useSessionActions } from '@/app/session/use-session-actions';
import { errorMessage } from '@/app/shell/error-message';
import { useSessionEnded } from '@/app/shell/session-watch';
import { useToast } from '@/app/shell/toast';
import { GatewayError } from '@/contracts/errors';
import type { SessionInfo } from '@/contracts/session/session-info';
import type { AuthPlace } from '../auth-link';
import { dropSocialIdentity, keepSocialIdentity } from '../social-identity';
import { logInFn } from './login.functions';

/**
 * Logs in with the token of a social identity (LOGIN-39). One without an account leads to the registration, which
 * finds the identity kept (LOGIN-41).
 */
export function useSocialLogin(place: AuthPlace, onLoggedIn: () => Promise<void> | void) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const onClosed = useSessionEnded();
  const { begin } = useSessionActions();

  function openRegistration(): Promise<void> {
    if (place === 'page') {
      return router.navigate({ to: AUTH_PATHS.register, search: ({ auth: _auth, ...search }) => search });
    }
    const search = (current: object) => ({ ...current, auth: 'register' as const });
    return router.navigate({ to: '.', search, replace: true, resetScroll: false });
  }

  /** @throws GatewayError unless the login succeeded or the registration is open. */
  return async function logInSocially(channel: SocialChannel, idToken: string): Promise<void> {
    try {
      needCookies();
      const data = { type: 'firebase', firebaseChannel: channel, firebaseIdToken: idToken } as const;
      const session = await unwrap<SessionInfo>(logInFn({ data }));
      dropSocialIdentity(queryClient);
      begin(session);
      await onLoggedIn();
    } catch (error) {
      onClosed(error);
      if (!(error instanceof GatewayError && error.code === 'login.no.account')) throw error;
      keepSocialIdentity(queryClient, channel, idToken);
      toast(errorMessage(error.code), { length: 'long' });
      await openRegistration();
    }
  };
}
