import { Link } from '@tanstack/react-router';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSession } from '@/app/session/session.queries';
import { LinkTabs, linkTab } from '@/app/ui/link-tabs';
import { StackedParts } from '@/app/ui/stacked-parts';
import { AccountPart } from './account-part';
import type { GrowSearch } from './grow.search';
import { LinksPart } from './links-part';

type Props = {
  search: GrowSearch;
  /** The running day in the site's zone. */
  today: string;
};

const PARTS = [
  { part: undefined, name: m.grow_links },
  { part: 'account', name: m.grow_account },
] as const;

/** `/m/agent/grow`: the agent's invitation links, and accounts that the agent creates (AGENT-25, AGENT-26). */
export function GrowScreen({ search, today }: Props) {
  useLocale();
  const session = useSession();
  if (!session) return null;
  return (
    <StackedParts>
      <LinkTabs label={m.grow_title()}>
        {PARTS.map(({ part, name }) => (
          <Link
            key={name()}
            to="/m/agent/grow"
            search={{ part }}
            replace
            resetScroll={false}
            viewTransition={false}
            className={linkTab}
            activeOptions={{ exact: true }}
            aria-current={search.part === part ? 'page' : undefined}
          >
            {name()}
          </Link>
        ))}
      </LinkTabs>
      {search.part === 'account' ? <AccountPart /> : <LinksPart search={search} today={today} />}
    </StackedParts>
  );
}
