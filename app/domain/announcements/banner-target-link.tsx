import type { ReactNode } from 'react';
import { StaticLink } from '../../lib/links/static-link';
import { useScreenExists } from '../../session/screen-exists';
import { bannerTarget } from './banner-target';

type Props = {
  linkage: string | null | undefined;
  className: string | undefined;
  label?: string | undefined;
  children: ReactNode;
};

/** What leads where a banner's `linkage` says: in the app, outside, or nowhere (HOME-07, SHELL-44). */
export function BannerTargetLink({ linkage, className, label, children }: Props) {
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
  return (
    <StaticLink className={className} target={target.link} aria-label={label} draggable={false}>
      {children}
    </StaticLink>
  );
}
