import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TeamSearch } from './team.search';

type Props = {
  search: TeamSearch;
  /** Another view of what is shown: it takes this one's place, and the page stays where it is. */
  inPlace?: boolean;
  className?: string | undefined;
  label?: string | undefined;
  isCurrent?: boolean;
  children: ReactNode;
};

/** The team as another address shows it. */
export function TeamLink({ search, inPlace = false, className, label, isCurrent = false, children }: Props) {
  return (
    <Link
      to="/m/agent/team"
      search={{ ...search, menu: undefined, csv: undefined }}
      replace={inPlace}
      resetScroll={!inPlace}
      viewTransition={false}
      className={className}
      activeOptions={{ exact: true }}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
