import type { SiteSettings } from '@/contracts/site';
import { hasDownloads } from '../../domain/support/site-links';

type Place = { native: boolean; installed: boolean };

/** Whether the app is offered: there is one, and the visitor is not in it already (MEMB-23). */
export function isAppOffered(site: SiteSettings, { native, installed }: Place): boolean {
  return !native && !installed && hasDownloads(site);
}
