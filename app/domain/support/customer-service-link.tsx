import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useScreenExists } from '../../lib/screen-exists';
import { useAppContext } from '../../session/app-context';
import { onlySupportLink, supportEntries } from './site-links';

const SUPPORT_CENTRE: string = '/m/support';

type Props = {
  entries: { path: string; position?: string | null | undefined }[];
  place: 'menu' | 'support';
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Leads to customer service: the one entry itself, outside the site and in the installed app in its place, else the
 * support centre; nothing where there is neither (HELP-20, HELP-21, MENU-28, MEMB-20).
 */
export function CustomerServiceLink({ entries, place, className, children }: Props) {
  const { installed } = useAppContext();
  const hasCentre = useScreenExists()(SUPPORT_CENTRE);
  const only = onlySupportLink(entries, place);
  if (!only && hasCentre) {
    return (
      <Link to={SUPPORT_CENTRE} className={className}>
        {children}
      </Link>
    );
  }
  const href = only ?? supportEntries(entries, place)[0]?.path;
  if (!href) return null;
  return (
    <a className={className} href={href} target={installed ? undefined : '_blank'} rel="noopener noreferrer">
      {children}
    </a>
  );
}
