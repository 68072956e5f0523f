import type { LinkProps } from '@tanstack/react-router';
import type { RoutePath } from '../screens';

/**
 * Where a link leads, for `<Link {...target}>` and `navigate(target)`. Made by `linkOptions`, which checks path and
 * search values against the routes.
 */
export type LinkTarget = { to: RoutePath; search?: LinkProps['search'] };
