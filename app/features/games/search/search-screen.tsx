import { useQuery } from '@tanstack/react-query';
import { linkOptions, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { gameMenusQuery } from '@/app/domain/games/game-menus.queries';
import { vendorName } from '@/app/domain/games/vendor-name';
import { railCategories } from '@/app/domain/games/vendor-sorting';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSession } from '@/app/session/session.queries';
import { ChipStrip } from '@/app/ui/chips';
import type { Elements } from '@/app/ui/elements';
import { Icon } from '@/app/ui/icon';
import { ChipLink } from '../chips';
import { searchable, wordOf } from '../game-search';
import { SearchField } from '../lobby/search-field';
import { OpenedGame } from '../sheet/opened-game';
import { sourceOf } from './game-source';
import { RecentSearchList } from './recent-search-list';
import { forgetSearch, forgetSearches, keepSearch, recentSearches } from './recent-searches';
import { type GameSearch, needsMember } from './search.search';
import { SearchResults } from './search-results';
import styles from './search-screen.module.css';
import { SuggestionChips } from './suggestion-chips';
import { suggestionsFor } from './suggestions';
import { TypeChips } from './type-chips';
import { useOpenedByTap } from './use-opened-by-tap';

type Props = {
  search: GameSearch;
  /** The popular announcements, above the results (GAME-79). */
  popular: Elements;
};

/** `/m/search`: games by name, vendor and category while one types, and the lists that are no category (ROUTE-51, ROUTE-108). */
export function SearchScreen({ search, popular }: Props) {
  useLocale();
  const router = useRouter();
  const session = useSession();
  const { data: menus } = useQuery(gameMenusQuery());
  const [searches, setSearches] = useState<readonly string[]>([]);
  // What this device kept is not known to the server.
  useEffect(() => setSearches(recentSearches()), []);

  const text = searchable(search.q);
  const source = sourceOf(search);
  const isBare = search.dataType === undefined || search.dataType === 'SEARCH';
  const field = useFocusedField(useOpenedByTap() && search.dataType === 'SEARCH' && !text);

  const look = (wanted: string) =>
    void router.navigate({
      to: '/m/search',
      search: { dataType: 'SEARCH', vendor: search.vendor, q: wordOf(wanted) },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  const keep = (wanted: string) => setSearches(keepSearch(wanted));

  // Logged out in another tab: the way to the login is on.
  if (needsMember(search) && !session) return null;
  return (
    <div className={styles.search}>
      <div ref={field} onSubmitCapture={() => keep(field.current?.querySelector('input')?.value ?? '')}>
        <SearchField
          path="/m/search"
          kept={{ dataType: 'SEARCH', vendor: search.vendor }}
          applied={text}
          total={undefined}
          onSearch={look}
        />
      </div>
      <TypeChips current={search.dataType ?? 'ALL'} onSearch={() => focusInput(field.current)} />
      {search.vendor !== undefined && (
        <ChipStrip label={m.search_vendor_label()}>
          <ChipLink
            link={linkOptions({
              to: '/m/search',
              search: { ...search, vendor: undefined, game: undefined },
            })}
            label={m.search_vendor_remove({ vendor: vendorName(search.vendor) })}
            on
            stays
          >
            <bdi translate="no">{vendorName(search.vendor)}</bdi>
            <Icon name="close" size={16} />
          </ChipLink>
        </ChipStrip>
      )}
      {isBare && !text && (
        <RecentSearchList
          searches={searches}
          onPick={(wanted) => {
            keep(wanted);
            look(wanted);
          }}
          onForget={(wanted) => setSearches(forgetSearch(wanted))}
          onForgetAll={() => setSearches(forgetSearches())}
        />
      )}
      {isBare && !text && search.category === undefined && search.vendor === undefined && (
        <SuggestionChips
          label={m.search_categories_label()}
          suggestions={{ categories: railCategories(menus?.list), vendors: [] }}
        />
      )}
      {popular}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens to the tiles inside */}
      <div className={styles.results} onClick={text ? () => keep(text) : undefined}>
        <SearchResults
          source={source}
          suggestions={
            text && (
              <SuggestionChips
                label={m.search_suggestions_label()}
                suggestions={suggestionsFor(text, menus?.list)}
              />
            )
          }
        />
      </div>
      <OpenedGame nodeId={search.game} />
    </div>
  );
}

/** Takes the focus to the field when the screen opens with that wish. */
function useFocusedField(wanted: boolean) {
  const field = useRef<HTMLDivElement>(null);
  const [isWanted] = useState(wanted);
  useEffect(() => {
    if (isWanted) focusInput(field.current);
  }, [isWanted]);
  return field;
}

function focusInput(box: HTMLElement | null): void {
  box?.querySelector('input')?.focus({ preventScroll: true });
}
