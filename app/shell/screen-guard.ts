import { redirect } from '@tanstack/react-router';
import type { SessionInfo } from '../../contracts/session/session-info';
import type { SiteSettings } from '../../contracts/site';
import { furtherRoute } from '../lib/links/further-routes';
import { requireSession } from '../lib/links/require-session';
import { isOpen } from '../lib/links/screen-open';
import { type Access, type Alias, type RoutePath, SCREENS, type Screen } from '../screens';
import { isAgent, isTrial, type Member } from '../session/member-types';

type Session = SessionInfo | null;
type Visitor = { session: Session; site: SiteSettings };
type ScreenVisitor = { session: Member; site: Pick<SiteSettings, 'flags' | 'screensOff'> };
type Page = { fullPath: RoutePath; search: object };

const MAY_SEE: Record<Access['only'], (session: Member) => boolean> = {
  guests: (session) => session === null,
  newcomers: (session) => session === null || isTrial(session),
  members: (session) => session !== null,
  'all but agents': (session) => !isAgent(session),
  agents: (session) => isAgent(session),
};

/**
 * For `beforeLoad`: sends whoever may not see the matched screen elsewhere, in place of its address, and from an alias
 * to what it stands for, the query kept (ROUTE-26 to ROUTE-31, ROUTE-77 to ROUTE-80, ROUTE-88, ROUTE-89). It is
 * comfort: the edge and the gateway ask again on every call.
 * @throws a redirect
 */
export function guardScreen(
  { fullPath, search }: Page,
  location: { pathname: string; href: string },
  visitor: Visitor,
): void {
  const screen = SCREENS[fullPath];
  if ('aliasOf' in screen) throw toTarget(screen, location.pathname, search, visitor.site);
  const elsewhere = elsewhereOf(screen, search, visitor, fullPath);
  if (elsewhere === '/m/login') requireSession({ context: visitor, location });
  if (elsewhere) throw redirect({ to: elsewhere, replace: true });
}

/** Where a visitor is sent who may not see a screen; undefined for whoever may. */
export function elsewhereOf(
  { flag, needs, access }: Screen,
  search: object,
  { session, site }: ScreenVisitor,
  path: RoutePath,
) {
  if (flag && !site.flags[flag.name]) return flag.elsewhere;
  if (!isOpen(site, path)) return '/m/home';
  if (needs && (search as Record<string, unknown>)[needs.value] === undefined) return needs.elsewhere;
  if (access === 'everyone' || MAY_SEE[access.only](session)) return undefined;
  return session === null && access.guests ? access.guests : access.elsewhere;
}

function toTarget({ aliasOf, furtherFirst }: Alias, pathname: string, search: object, site: SiteSettings) {
  const further = furtherFirst ? furtherRoute(site.furtherRoutes, pathname) : undefined;
  return redirect({
    to: further?.to ?? aliasOf,
    search: { ...further?.search, ...search },
    replace: true,
    statusCode: 302,
  });
}
