import type { SiteSettings } from '../../contracts/site';
import { isOpen } from '../lib/links/screen-open';

/** Who is signed in, as far as the site is open for members: for the others it has no more than for guests. */
export function memberOf<S>(session: S | null, site: Pick<SiteSettings, 'screensOff'> | undefined): S | null {
  return isOpen(site, '/m/member/home') ? session : null;
}
