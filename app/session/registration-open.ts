import type { SiteSettings } from '../../contracts/site';
import { isOpen } from '../lib/links/screen-open';

/** Whether the site takes registrations by any method (REG-04, REG-05, REG-08). */
export function isRegistrationOpen(site: Pick<SiteSettings, 'flags' | 'screensOff'>): boolean {
  const { flags } = site;
  return isOpen(site, '/m/register') && (flags.USERNAMEREG3 || flags.MOBILENUMREG3);
}
