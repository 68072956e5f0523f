import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AUTH_PATHS, type AuthDialogName } from '../../lib/links/auth-search';
import { sameSitePath } from '../../lib/links/same-site-path';
import { stringifySearch } from '../../lib/links/search-params';

/** Where a form of the account stands: on its own page, or in a dialog over another. */
export type AuthPlace = 'page' | 'dialog';

type Props = {
  to: AuthDialogName;
  place: AuthPlace;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Leads from one form of the account to another: from page to page, or from dialog to dialog with the former one
 * closed (LOGIN-30, LOGIN-34, LOGIN-45 to LOGIN-48). The rest of the address stays: the wanted page, an invitation.
 */
export function AuthLink({ to, place, className, children }: Props) {
  if (place === 'dialog') {
    return (
      <Link
        to="."
        search={(search) => ({ ...search, auth: to })}
        replace
        resetScroll={false}
        className={className}
      >
        {children}
      </Link>
    );
  }
  return (
    <Link to={AUTH_PATHS[to]} search={({ auth: _auth, ...search }) => search} className={className}>
      {children}
    </Link>
  );
}

/** Path that a form of the account leads back to: the one asked for, or the page under its dialog; undefined for home. */
export function useWayBack(place: AuthPlace): string | undefined {
  return useLocation({
    select: ({ pathname, search }) => {
      const { auth: _auth, redirect, ...rest }: Record<string, unknown> = search;
      const path = sameSitePath(place === 'page' ? redirect : pathname + stringifySearch(rest));
      return path === '/m/home' ? undefined : path;
    },
  });
}
