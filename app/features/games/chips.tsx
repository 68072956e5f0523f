import type { ReactNode } from 'react';
import type { LinkTarget } from '../../lib/links/link-target';
import { StaticLink } from '../../lib/links/static-link';
import { Chip, chipLink } from '../../ui/chips';

type ChipProps = {
  link: LinkTarget;
  on?: boolean;
  /** Changes the screen in place: no step in the history, no fade, no jump to the top. */
  stays?: boolean;
  /** Loaded ahead with the first touch. */
  ahead?: boolean;
  onClick?: () => void;
  label?: string | undefined;
  children: ReactNode;
};

/** A chip that leads somewhere. */
export function ChipLink({ link, on = false, stays = false, ahead = false, ...chip }: ChipProps) {
  return (
    <StaticLink
      target={link}
      inPlace={stays}
      ahead={ahead}
      className={chipLink}
      aria-current={on ? 'true' : undefined}
      aria-label={chip.label}
      onClick={chip.onClick}
    >
      <Chip on={on}>{chip.children}</Chip>
    </StaticLink>
  );
}
