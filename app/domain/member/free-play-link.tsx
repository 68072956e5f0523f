import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { useFreePlayOffered } from './free-play.queries';

type Props = {
  className?: string | undefined;
  /** Path that the trial leads back to; home without one. */
  redirect?: string | undefined;
  children: ReactNode;
};

/** Leads a guest to free play while the operator offers it; else nothing (LOGIN-42, TRIAL-12, TRIAL-13). */
export function FreePlayLink({ className, redirect, children }: Props) {
  if (!useFreePlayOffered()) return null;
  return (
    <Link to="/m/freeTrial" search={{ redirect }} className={className}>
      <Icon name="play" />
      <span>{children}</span>
    </Link>
  );
}
