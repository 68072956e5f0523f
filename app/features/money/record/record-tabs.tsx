import { Link } from '@tanstack/react-router';
import { m } from '@/app/paraglide/messages.js';
import { LinkTabs, linkTab } from '@/app/ui/link-tabs';
import type { RecordSearch } from './record.search';

/** The wallet's movements and the lottery orders side by side, over the same days (MONEY-17). */
export function RecordTabs({ search: { days, from, to, tab } }: { search: RecordSearch }) {
  return (
    <LinkTabs label={m.record_tabs()}>
      {([undefined, 'lottery'] as const).map((one) => (
        <Link
          key={one ?? 'wallet'}
          to="/m/transaction/record"
          search={{ days, from, to, tab: one }}
          replace
          resetScroll={false}
          viewTransition={false}
          className={linkTab}
          activeOptions={{ exact: true }}
          aria-current={one === tab ? 'page' : undefined}
        >
          {one ? m.record_tab_lottery() : m.record_tab_wallet()}
        </Link>
      ))}
    </LinkTabs>
  );
}
