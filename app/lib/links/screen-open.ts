import type { SiteSettings } from '@/contracts/site';
import type { RoutePath } from '../../screens';

/** Whether the site is open for a screen already (docs/decisions/087-levels.md). */
export function isOpen(site: Pick<SiteSettings, 'screensOff'> | undefined, path: RoutePath): boolean {
  return !site?.screensOff?.includes(path);
}
