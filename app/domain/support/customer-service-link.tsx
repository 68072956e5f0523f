import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAppContext } from '../../session/app-context';
import { onlySupportLink } from './site-links';

type Props = {
  entries: { path: string; position?: string | null | undefined }[];
  place: 'menu' | 'support';
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Leads to customer service: the one entry itself, outside the site and in the installed app in its place, else the
 * support centre (HELP-20, HELP-21, MENU-28, MEMB-20).
 */
export function CustomerServiceLink({ entries, place, className, children }: Props) {
  const { installed } = useAppContext();
  const only = onlySupportLink(entries, place);
  if (!only) {
    return (
      <Link to="/m/support" className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={only} target={installed ? undefined : '_blank'} rel="noopener noreferrer">
      {children}
    </a>
  );
}
