import { useRouter } from '@tanstack/react-router';
import type { LinkTarget } from '../lib/links/link-target';
import { isOpen } from '../lib/links/screen-open';
import { useSite } from './site.queries';

/**
 * Responses whether a path has a screen, so that nothing leads to one that the site does not have, or is not open for
 * yet. Search and hash of the path are left out of account.
 */
export function useScreenExists(): (path: string) => path is LinkTarget['to'] {
  const { routesByPath } = useRouter();
  const site = useSite();
  return (path): path is LinkTarget['to'] => {
    const screen = path.replace(/[?#].*$/s, '');
    return Object.hasOwn(routesByPath, screen) && isOpen(site, screen as LinkTarget['to']);
  };
}
