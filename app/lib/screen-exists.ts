import { useRouter } from '@tanstack/react-router';

/**
 * Answers whether a path has a screen, so that nothing leads to one that the site does not have. Search and hash of
 * the path are left out of account.
 */
export function useScreenExists(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => Object.hasOwn(routesByPath, path.replace(/[?#].*$/, ''));
}
