import type { ReactNode } from 'react';
import { useAppContext } from './app-context';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A link that opens a context of its own; the installed app has one tab and stays in it (HELP-20). */
export function OutsideLink({ href, className, children }: Props) {
  const { installed } = useAppContext();
  const target = installed ? {} : { target: '_blank' };
  return (
    <a href={href} className={className} rel="noopener noreferrer" {...target}>
      {children}
    </a>
  );
}
