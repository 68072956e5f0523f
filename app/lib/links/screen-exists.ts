import { useRouter } from '@tanstack/react-router';
import type { RoutePath } from '../../screens';

/**
 * Responses whether a path has a screen, so that nothing leads to one that the site does not have. Search and hash of
 * the path are left out of account.
 */
export function useScreenExists(): (path: string) => path is RoutePath {
  const { routesByPath } = useRouter();
  return (path): path is RoutePath => Object.hasOwn(routesByPath, path.replace(/[?#].*$/s, ''));
}
