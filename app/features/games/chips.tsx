import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../lib/link-target';
import { Chip, chipLink } from '../../ui/chips';

type ChipProps = {
  link: LinkTarget;
  on?: boolean;
  /** Changes the screen in place: no step in the history, no fade, no jump to the top. */
  stays?: boolean;
  preload?: LinkProps['preload'];
  onClick?: () => void;
  label?: string | undefined;
  children: ReactNode;
};

/** A chip that leads somewhere. */
export function ChipLink({ link, on = false, stays = false, preload = false, ...chip }: ChipProps) {
  const inPlace = stays ? { replace: true, resetScroll: false, viewTransition: false } : {};
  return (
    <Link
      {...link}
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
