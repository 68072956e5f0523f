import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../lib/link-target';
import { useScreenExists } from '../../lib/screen-exists';
import { StillLink } from '../../lib/still-link';
import { bannerTarget } from './banner-target';

type Props = {
  linkage: string | null | undefined;
  className: string | undefined;
  label?: string | undefined;
  children: ReactNode;
};

/** What leads where a banner's `linkage` says: in the app, outside, or nowhere (HOME-07, SHELL-44). */
export function BannerTargetLink({ linkage, className, label, children }: Props) {
  const router = useRouter();
  const target = bannerTarget(linkage, useScreenExists());
  if (!target) return children ? <div className={className}>{children}</div> : null;
  if (target.kind === 'outside') {
    return (
      <a
        className={className}
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        draggable={false}
      >
        {children}
      </a>
    );
  }
  const link: LinkTarget = { to: target.to, search: router.options.parseSearch(target.searchText) };
  return (
    <StillLink className={className} target={link} aria-label={label} draggable={false}>
      {children}
    </StillLink>
  );
}
