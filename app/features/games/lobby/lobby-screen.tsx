import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Game } from '../../../../contracts/games/game';
import { HeadBanners } from '../../../domain/announcements/head-banners';
import { gameMenusQuery } from '../../../domain/games/game-menus.queries';
import { railCategories, vendorsOf } from '../../../domain/games/vendor-sorting';
import type { ListState } from '../../../lists/list-state';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
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
  above?: ReactNode;
};

/**
 * The games of a category: search in place, the other categories, filters, order, and a list that grows while one
 * scrolls (ENT-50, GAME-02 to GAME-07, GAME-14 to GAME-18, GAME-21 to GAME-23, GAME-33, GAME-42).
 */
export function LobbyScreen(props: Props) {
  return props.code === 'HOT' ? <HotLobby {...props} /> : <ListedLobby {...props} />;
}

function ListedLobby(props: Props) {
  const { data: menus } = useQuery(gameMenusQuery());
  const list = useListedGames(filtersOf(props.code, props.search));
  return (
    <Lobby
      {...props}
      list={list}
      vendors={vendorsOf(menus?.list, vendorCategoriesOf(props.code, props.search))}
    />
  );
}

function HotLobby(props: Props) {
  const { vassalage, gameName, sort } = filtersOf(props.code, props.search);
  const list = useHotList({ vassalage, gameName, sort });
  const all = useHotList({});
  return <Lobby {...props} list={list} vendors={[...new Set(all.entries?.map((game) => game.vassalage))]} />;
}

function Lobby({
  code,
  search,
  above,
  list,
  vendors,
}: Props & { list: ListState<Game>; vendors: readonly string[] }) {
  useLocale();
  const router = useRouter();
  const { data: menus } = useQuery(gameMenusQuery());
  const { path, banners } = lobbyOf(code);
  const { vendor, gameClassify, gameType, sort } = search;
  const text = searchable(search.q);
  const isFiltered = Boolean(vendor ?? gameClassify ?? gameType) || text !== '';

  // In place: no step in the history, no fade, no jump to the top.
  const change = (changed: LobbySearch) =>
    void router.navigate({
      to: path,
      search: { vendor, gameClassify, gameType, sort, q: wordOf(text), ...changed },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });

  return (
    <div className={styles.lobby}>
      <SearchField
        path={path}
        kept={{ vendor, gameClassify, gameType, sort }}
        applied={text}
        total={list.total}
        onSearch={(typed) => change({ q: wordOf(typed) })}
      />
      <CategoryRail categories={railCategories(menus?.list)} current={railItemOf(code, search)} />
      {!isFiltered && banners && <HeadBanners group={banners} />}
      {!isFiltered && above}
      <div className={styles.list}>
        <LobbyChips code={code} search={search} vendors={vendors} />
        <div className={styles.head}>
          <p className={styles.count} role="status">
            {list.total !== undefined && m.lobby_count({ count: list.total })}
          </p>
          <SortSelect
            value={sort ?? 'POPULAR'}
            without={code === 'HOT' ? 'NEW' : undefined}
            onChange={(chosen) => change({ sort: chosen === 'POPULAR' ? undefined : chosen })}
          />
        </div>
        <GameList list={list} empty={<NoGames path={path} isFiltered={isFiltered} />} />
      </div>
    </div>
  );
}
