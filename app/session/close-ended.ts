import type { SiteContext } from '../../contracts/site';

/** Voids the session cookie if it still is the one of the session with this opaque id (SESS-46). */
export function closeEnded(
  { session, closeSession }: Pick<SiteContext, 'session' | 'closeSession'>,
  id: string,
) {
  if (session?.id === id) closeSession();
}
