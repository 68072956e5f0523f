import type { SiteSettings } from '@/contracts/site';
import { downloadLinks } from './download-links';
import { iosVersion } from './ios-version';

type Device = { userAgent: string; touchPoints: number };

/** Whether the app is something for this device: an iPhone always has the home screen, Android needs the operator's file. */
export function fitsDevice(
  resources: SiteSettings['resources'],
  { userAgent, touchPoints }: Device,
): boolean {
  if (iosVersion(userAgent, touchPoints) !== null) return true;
  return /Android/.test(userAgent) && downloadLinks(resources).android !== undefined;
}
