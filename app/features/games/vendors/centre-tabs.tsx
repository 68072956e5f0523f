import { Link } from '@tanstack/react-router';
import { m } from '@/app/paraglide/messages.js';
import { screenTitle } from '@/app/shell/screen-title';
import { LinkTabs, linkTab } from '@/app/ui/link-tabs';

const TABS = ['/m/gameCenter', '/m/provider'] as const;

/** Games by category or by vendor, side by side. Drawn by a screen that knows the language. */
export function CentreTabs() {
  return (
    <LinkTabs label={m.vendor_tabs_label()}>
      {TABS.map((path) => (
        <Link key={path} to={path} className={linkTab} activeOptions={{ exact: true, includeSearch: false }}>
          {screenTitle(path)}
        </Link>
      ))}
    </LinkTabs>
  );
}
