import type { ListState } from '@/app/lists/list-state';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import type { Elements } from '@/app/ui/elements';
import { StateCard } from '@/app/ui/state-card';
import type { Game } from '@/contracts/games/game';
import type { GameType } from '@/contracts/games/game-categories';
import { FavouriteList } from '../favourites/favourite-list';
import type { GameFilters } from '../games.queries';
import { GameList } from '../lobby/game-list';
import { useHotList, useListedGames } from '../lobby/use-games';
import type { Source } from './game-source';
import { NoResults } from './no-results';
import { PopularGames } from './popular-games';
import { RecentTypes } from './recent-types';
import styles from './search-screen.module.css';
import { useRecentGames } from './use-recent-games';

/** So many games are looked through; what is more is narrowed down. */
const FEW = 24;

type Props = {
  source: Source;
  /** Categories and vendors that the text means too: after the games that it names, unless those are many. */
  suggestions: Elements;
};

/** The games that an address asks for, whatever they come from. Drawn by a screen that knows the language. */
export function SearchResults({ source, suggestions }: Props) {
  switch (source.kind) {
    case 'list':
      return <Listed filters={source.filters} suggestions={suggestions} />;
    case 'favourites':
      return <FavouriteList />;
    case 'recent':
      return <Recent gameType={source.gameType} />;
    case 'hot':
      return <Hot filters={source.filters} />;
    default:
      return <PopularGames />;
  }
}

function Listed({ filters, suggestions }: { filters: GameFilters; suggestions: Elements }) {
  const list = useListedGames(filters);
  return (
    <Counted
      list={list}
      suggestions={suggestions}
      empty={filters.gameName ? <NoResults text={filters.gameName} /> : <Empty text={m.search_none_text()} />}
    />
  );
}

function Hot({ filters }: { filters: GameFilters }) {
  return <Counted list={useHotList(filters)} empty={<Empty text={m.search_none_text()} />} />;
}

function Recent({ gameType }: { gameType: GameType }) {
  const list = useRecentGames(gameType);
  return (
    <>
      <RecentTypes current={gameType} />
      <Counted list={list} empty={<Empty text={m.search_no_recent_text()} />} />
    </>
  );
}

type CountedProps = { list: ListState<Game>; empty: Elements; suggestions?: Elements };

function Counted({ list, empty, suggestions }: CountedProps) {
  const many = list.total !== undefined && list.total > FEW;
  return (
    <>
      {many && suggestions}
      <p className={list.total ? styles.count : 'visually-hidden'} role="status">
        {list.total !== undefined && m.search_count({ count: formatCount(list.total) })}
      </p>
      <GameList list={list} empty={empty} />
      {!many && suggestions}
    </>
  );
}

function Empty({ text }: { text: string }) {
  return <StateCard kind="empty" title={m.search_none_title()} text={text} />;
}
