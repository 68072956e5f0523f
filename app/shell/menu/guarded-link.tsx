import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AUTH_PATHS } from '../../lib/links/auth-search';
import { stringifySearch } from '../../lib/links/search-params';
import { FOOTER_TOAST, TOAST_SHORT } from '../../lib/time/timing';
import { m } from '../../paraglide/messages.js';
import type { RoutePath } from '../../screens';
import { isTrial } from '../../session/member-types';
import { useScreenExists } from '../../session/screen-exists';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { useToast } from '../toast';
import { type Refusal, refusalOf } from './refusal';
import { useTrialRefusal } from './use-trial-refusal';

type Props = {
  to: RoutePath;
  search?: Record<string, string> | undefined;
  /** A guest may go there; else a guest goes to the login, the wanted path kept. */
  open?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const REFUSALS: Record<Refusal, { text: () => string; duration: number }> = {
  free_reject: { text: m.free_reject, duration: FOOTER_TOAST },
  contact_service: { text: m.contact_service, duration: FOOTER_TOAST },
  actual_account: { text: m.error_actual_account, duration: TOAST_SHORT },
};

/**
 * A link that says why it does not open for this visitor, if it does not, and to a player on trial how it would
 * (FOOT-14 to FOOT-21, MENU-52, ROLE-29). Nothing where the site does not have the screen.
 */
export function GuardedLink({ to, search, open = false, className, children }: Props) {
  const session = useSession();
  const { flags } = useSite();
  const toast = useToast();
  const { refuse, sheet } = useTrialRefusal();
  if (!useScreenExists()(to)) return null;
  if (!session && !open) {
    return (
      <Link
        to={AUTH_PATHS.login}
        search={{ redirect: to + stringifySearch(search ?? {}) }}
        className={className}
      >
        {children}
      </Link>
    );
  }
  return (
    <>
      <Link
        to={to}
        {...(search && { search })}
        className={className}
        activeOptions={{ exact: true, includeSearch: false }}
        onClick={(event) => {
          if (to === '/m/home') scrollTo(0, 0);
          const refusal = refusalOf(to, { session, flags });
          if (!refusal) return;
          event.preventDefault();
          const { text, duration } = REFUSALS[refusal];
          if (isTrial(session)) return refuse({ text: text(), duration });
          toast(text(), { kind: 'error', duration });
        }}
      >
        {children}
      </Link>
      {sheet}
    </>
  );
}
