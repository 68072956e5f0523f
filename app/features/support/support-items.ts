import type { SiteSettings } from '@/contracts/site';
import { supportEntries } from '../../domain/support/site-links';
import type { RoutePath } from '../../screens';

/** A way to help: an address to open, or a screen of the site. */
export type SupportItem =
  | { kind: 'service'; name: string; path: string }
  | { kind: 'chat' | 'feedback' | 'help'; to: RoutePath };

const CHAT = '/m/chat';

/**
 * What the support centre lists: ways to customer service whose place is the support centre and whose path can be
 * opened, chat and feedback by their flags, help always (HELP-16 to HELP-18).
 */
export function supportItems(site: SiteSettings, exists: (path: string) => boolean): SupportItem[] {
  const services = supportEntries(site.customerService, 'support').map(
    ({ path, name }): SupportItem => ({ kind: 'service', name, path }),
  );
  return [
    ...services,
    ...(site.flags.CBS3 && exists(CHAT) ? [{ kind: 'chat', to: CHAT } as const] : []),
    ...(site.flags.FEEDBACK3 ? [{ kind: 'feedback', to: '/m/feedback' } as const] : []),
    { kind: 'help', to: '/m/help' },
  ];
}
