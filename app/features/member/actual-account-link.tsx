import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { useToast } from '../../shell/toast';

type Props = { to: string; className?: string | undefined; children: ReactNode };

/** A link that is not for users on trial: they are told to log in with an actual account (ROLE-29, ROLE-30, ERR-20). */
export function ActualAccountLink({ to, className, children }: Props) {
  const session = useSession();
  const toast = useToast();
  return (
    <Link
      to={to}
      className={className}
      onClick={(event) => {
        if (!isTrial(session)) return;
        event.preventDefault();
        toast(m.error_actual_account(), { kind: 'error', length: 'short' });
      }}
    >
      {children}
    </Link>
  );
}
