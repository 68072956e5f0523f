import type { ReactNode } from 'react';
import type { GameType } from '../../../../contracts/games/game-categories';
import { m } from '../../../paraglide/messages.js';
import { StateCard } from '../../../ui/state-card';
import { FavouriteList } from '../favourites/favourite-list';
import type { GameFilters } from '../games.queries';
import { GameList } from '../lobby/game-list';
import { type GamesState, useHotList, useListedGames } from '../lobby/use-games';
import type { Source } from './game-source';
import { NoResults } from './no-results';
import { RecentTypes } from './recent-types';
import styles from './search-screen.module.css';
import { useRecentGames } from './use-recent-games';

const OUT = { to: '/m/search', isFiltered: false };

/** The games that an address asks for, whatever they come from. Drawn by a screen that knows the language. */
export function SearchResults({ source }: { source: Source }) {
  switch (source.kind) {
    case 'list':
      return <Listed filters={source.filters} />;
    case 'favourites':
      return <FavouriteList />;
    case 'recent':
      return <Recent gameType={source.gameType} />;
    case 'hot':
      return <Hot filters={source.filters} />;
    default:
      return null;
  }
}

function Listed({ filters }: { filters: GameFilters }) {
  const state = useListedGames(filters);
  return (
    <Counted
      state={state}
      empty={filters.gameName ? <NoResults text={filters.gameName} /> : <Empty text={m.search_none_text()} />}
    />
  );
}

function Hot({ filters }: { filters: GameFilters }) {
  return <Counted state={useHotList(filters)} empty={<Empty text={m.search_none_text()} />} />;
}

function Recent({ gameType }: { gameType: GameType }) {
  const state = useRecentGames(gameType);
  return (
    <>
      <RecentTypes current={gameType} />
      <Counted state={state} empty={<Empty text={m.search_no_recent_text()} />} />
    </>
  );
}

function Counted({ state, empty }: { state: GamesState; empty: ReactNode }) {
  return (
    <>
      <p className={state.total ? styles.count : 'visually-hidden'} role="status">
        {state.total !== undefined && m.search_count({ count: state.total })}
      </p>
      {isEmpty(state) ? empty : <GameList state={state} out={OUT} />}
    </>
  );
}

function isEmpty({ games, more }: GamesState): boolean {
  return games?.length === 0 && !more.has;
}

function Empty({ text }: { text: string }) {
  return <StateCard kind="empty" title={m.search_none_title()} text={text} />;
}
