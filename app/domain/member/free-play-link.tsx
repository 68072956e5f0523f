import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { useFreePlayOffered } from './free-play.queries';

/** Leads a guest to free play while the operator offers it; else nothing (LOGIN-42, TRIAL-12, TRIAL-13). */
export function FreePlayLink({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  if (!useFreePlayOffered()) return null;
  return (
    <Link to="/m/freeTrial" className={className}>
      <Icon name="play" />
      <span>{children}</span>
    </Link>
  );
}
