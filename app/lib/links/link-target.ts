import type { LinkProps } from '@tanstack/react-router';
import type { RoutePath } from '../../screens';
import { sameSitePath } from './same-site-path';
import { splitAddress } from './search-params';

/**
 * Where a link leads, for `<Link {...target}>` and `navigate(target)`. Made by `linkOptions`, which checks path and
 * search values against the routes, or of what the operator wrote.
 */
export type LinkTarget = { to: RoutePath; search?: LinkProps['search'] };

/** Where a path that the operator wrote leads, its query kept; undefined off the site, or where it has no screen. */
export function operatorTarget(
  written: string | null | undefined,
  screenExists: (path: string) => path is RoutePath,
): LinkTarget | undefined {
  const { path, search } = splitAddress(sameSitePath(written) ?? '');
  return screenExists(path) ? { to: path, search } : undefined;
}
