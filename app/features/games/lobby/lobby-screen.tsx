import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import { HeadBanners } from '@/app/domain/announcements/head-banners';
import { gameMenusQuery } from '@/app/domain/games/game-menus.queries';
import { railCategories, vendorsOf } from '@/app/domain/games/vendor-sorting';
import type { ListState } from '@/app/lists/list-state';
import { formatCount } from '@/app/locale/figures';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import type { Elements } from '@/app/ui/elements';
import type { Game } from '@/contracts/games/game';
import { CategoryRail } from '../category-rail';
import { searchable, wordOf } from '../game-search';
import { GameList } from './game-list';
import { LobbyChips } from './lobby-chips';
import styles from './lobby-screen.module.css';
import type { LobbySearch } from './lobby-search';
import { filtersOf, type LobbyCode, lobbyOf, railItemOf, vendorCategoriesOf } from './lobby-table';
import { NoGames } from './no-games';
import { SearchField } from './search-field';
import { SortSelect } from './sort-select';
import { useHotList, useListedGames } from './use-games';

type Props = {
  code: LobbyCode;
  search: LobbySearch;
  /** Stands above the list while it is not narrowed. */
  above?: Elements;
};

/**
 * The games of a category: search in place, the other categories, filters, order, and a list that grows while one
 * scrolls (ENT-50, GAME-02 to GAME-07, GAME-14 to GAME-18, GAME-21 to GAME-23, GAME-33, GAME-42).
 */
export function LobbyScreen(props: Props) {
  return props.code === 'HOT' ? <HotLobby {...props} /> : <ListedLobby {...props} />;
}

function ListedLobby(props: Props) {
  const { code, search } = props;
  const { data: menus } = useQuery(gameMenusQuery());
  const list = useListedGames(filtersOf(code, search));
  const vendors = useMemo(
    () => vendorsOf(menus?.list, vendorCategoriesOf(code, search)),
    [menus, code, search],
  );
  return <Lobby {...props} list={list} vendors={vendors} />;
}

function HotLobby(props: Props) {
  const { vassalage, gameName, sort } = filtersOf(props.code, props.search);
  const list = useHotList({ vassalage, gameName, sort });
  const { entries } = useHotList({});
  const vendors = useMemo(() => [...new Set(entries?.map((game) => game.vassalage))], [entries]);
  return <Lobby {...props} list={list} vendors={vendors} />;
}

type LobbyProps = Props & { list: ListState<Game>; vendors: readonly string[] };

function Lobby({ list, vendors, ...props }: LobbyProps) {
  useLocale();
  const { path } = lobbyOf(props.code);
  return (
    <div className={styles.lobby}>
      <Top {...props} total={list.total} />
      <div className={styles.list}>
        <Filters code={props.code} search={props.search} vendors={vendors} total={list.total} />
        <GameList list={list} empty={<NoGames path={path} isFiltered={isFiltered(props.search)} />} />
      </div>
    </div>
  );
}

function isFiltered({ vendor, gameClassify, gameType, q }: LobbySearch): boolean {
  return Boolean(vendor ?? gameClassify ?? gameType) || searchable(q) !== '';
}

/** What stands above the list: the same while its pages come. */
const Top = memo(function Top({ code, search, above, total }: Props & { total: number | undefined }) {
  useLocale();
  const { data: menus } = useQuery(gameMenusQuery());
  const change = useChange(code, search);
  const { path, banners } = lobbyOf(code);
  const { vendor, gameClassify, gameType, sort } = search;
  return (
    <>
      <SearchField
        path={path}
        kept={{ vendor, gameClassify, gameType, sort }}
        applied={searchable(search.q)}
        total={total}
        onSearch={(typed) => change({ q: wordOf(typed) })}
      />
      <CategoryRail categories={railCategories(menus?.list)} current={railItemOf(code, search)} />
      {!isFiltered(search) && banners && <HeadBanners group={banners} />}
      {!isFiltered(search) && above}
    </>
  );
});

type FiltersProps = Pick<LobbyProps, 'code' | 'search' | 'vendors'> & { total: number | undefined };

/** Chips, count and order of the list: the same while its pages come. */
const Filters = memo(function Filters({ code, search, vendors, total }: FiltersProps) {
  useLocale();
  const change = useChange(code, search);
  return (
    <>
      <LobbyChips code={code} search={search} vendors={vendors} />
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {total !== undefined && m.lobby_count({ count: formatCount(total) })}
        </p>
        <SortSelect
          value={search.sort ?? 'POPULAR'}
          without={code === 'HOT' ? 'NEW' : undefined}
          onChange={(chosen) => change({ sort: chosen === 'POPULAR' ? undefined : chosen })}
        />
      </div>
    </>
  );
});

/** Asks for another list in place: no step in the history, no fade, no jump to the top. */
function useChange(code: LobbyCode, search: LobbySearch) {
  const router = useRouter();
  const { vendor, gameClassify, gameType, sort } = search;
  return (changed: LobbySearch) =>
    void router.navigate({
      to: lobbyOf(code).path,
      search: { vendor, gameClassify, gameType, sort, q: searchable(search.q) || undefined, ...changed },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
}
