import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { Loaded } from '@/app/shell/loaded';
import { Notice } from '@/app/ui/notice';
import { Skeleton } from '@/app/ui/skeleton';
import { StackedParts } from '@/app/ui/stacked-parts';
import { SideBySide } from '../side-by-side';
import { spanOf } from '../span/span';
import type { SpanSearch } from '../span/span.search';
import { SpanChips } from '../span/span-chips';
import { chosenLink, linksQuery } from './grow.queries';
import type { GrowSearch } from './grow.search';
import styles from './grow-screen.module.css';
import { LinkCard } from './link-card';
import { LinkList } from './link-list';

type Props = {
  search: GrowSearch;
  /** The running day in the site's zone. */
  today: string;
};

/** The agent's invitation links, the chosen one to pass on, and what each brought (AGENT-26). */
export function LinksPart({ search, today }: Props) {
  useLocale();
  const navigate = useNavigate();
  const span = spanOf(search, today);
  const links = useQuery(linksQuery(span.range));
  const linkTo = ({ span, from, to }: SpanSearch) =>
    linkOptions({ to: '/m/agent/grow', search: { link: search.link, span, from, to } });
  return (
    <Loaded
      query={links}
      pending={<Pending />}
      failed={{ title: m.grow_failed_title(), text: m.grow_failed_text() }}
    >
      {(known) => {
        const chosen = chosenLink(known, search.link);
        return (
          <SideBySide
            start={chosen && <LinkCard link={chosen} />}
            end={
              <StackedParts>
                {links.isError && <Notice kind="warning">{m.grow_stale()}</Notice>}
                <SpanChips
                  span={span}
                  today={today}
                  linkTo={linkTo}
                  onPick={(picked) => void navigate({ ...linkTo(picked), resetScroll: false })}
                />
                <LinkList links={known} chosen={chosen} search={search} isStale={links.isPlaceholderData} />
              </StackedParts>
            }
          />
        );
      }}
    </Loaded>
  );
}

/** As high as what comes. */
function Pending() {
  return (
    <SideBySide
      start={<Skeleton className={styles.pendingCard} />}
      end={<Skeleton className={styles.pendingList} />}
    />
  );
}
