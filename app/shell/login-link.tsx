import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button';

/** Leads to `/m/login`, or opens the same form over the page one is on once scripts run (HOME-41, ROUTE-98). */
export function LoginLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Link
      to="/m/login"
      className={buttonClass('primary', className)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate({
          to: '.',
          search: (search) => ({ ...search, auth: 'login' as const }),
          resetScroll: false,
        });
      }}
    >
      {children}
    </Link>
  );
}
