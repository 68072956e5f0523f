import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Chip, chipLink } from '../../ui/chips';

type ChipProps = {
  to: string;
  search?: object;
  on?: boolean;
  /** Changes the screen in place: no step in the history, no fade, no jump to the top. */
  stays?: boolean;
  preload?: LinkProps['preload'];
  onClick?: () => void;
  label?: string | undefined;
  children: ReactNode;
};

/** A chip that leads somewhere. */
export function ChipLink({ to, search, on = false, stays = false, preload = false, ...chip }: ChipProps) {
  const inPlace = stays ? { replace: true, resetScroll: false, viewTransition: false } : {};
  return (
    <Link
      to={to}
      search={search as never}
      {...inPlace}
      preload={preload}
      className={chipLink}
      activeOptions={{ exact: true }}
      aria-current={on ? 'true' : undefined}
      aria-label={chip.label}
      onClick={chip.onClick}
    >
      <Chip on={on}>{chip.children}</Chip>
    </Link>
  );
}
