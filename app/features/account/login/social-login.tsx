import type { AuthPlace } from '../auth-link';
import { SocialLogins } from './social-logins';
import { useSocialLogin } from './use-social-login';

type Props = { place: AuthPlace; onLoggedIn: () => Promise<void> | void; busy: boolean };

/** The social logins below the form, with all that they do; loaded only where the site offers some (LOGIN-35 to LOGIN-41). */
export function SocialLogin({ place, onLoggedIn, busy }: Props) {
  const logIn = useSocialLogin(place, onLoggedIn);
  return <SocialLogins onToken={logIn} busy={busy} />;
}
