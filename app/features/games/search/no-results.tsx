import { useQuery } from '@tanstack/react-query';
import { gameMenusQuery } from '../../../domain/games/game-menus.queries';
import { railCategories } from '../../../domain/games/vendor-sorting';
import { m } from '../../../paraglide/messages.js';
import { StateCard } from '../../../ui/state-card';
import { GameGrid } from '../lobby/game-grid';
import { useHotList } from '../lobby/use-games';
import { useTiles } from '../use-tiles';
import styles from './search-screen.module.css';
import { SuggestionChips } from './suggestion-chips';

const CATEGORIES_SHOWN = 8;
const HOT_SHOWN = 6;
const NO_FILTERS = {};

/** Nothing was found: a hint for the spelling, the categories, and what others play (GAME-75). */
export function NoResults({ text }: { text: string }) {
  const { data: menus } = useQuery(gameMenusQuery());
  const { entries: games } = useHotList(NO_FILTERS);
  const shared = useTiles();
  const categories = railCategories(menus?.list).slice(0, CATEGORIES_SHOWN);
  return (
    <div className={styles.nothing}>
      <StateCard kind="empty" title={m.search_empty_title({ text })} text={m.search_empty_text()} />
      <SuggestionChips label={m.search_categories_label()} suggestions={{ categories, vendors: [] }} />
      {games && games.length > 0 && (
        <section aria-labelledby="search-hot">
          <h2 id="search-hot" className={styles.heading}>
            {m.search_hot_title()}
          </h2>
          <GameGrid
            games={games.slice(0, HOT_SHOWN)}
            {...shared}
            total={HOT_SHOWN}
            stale={false}
            onNearEnd={undefined}
          />
        </section>
      )}
    </div>
  );
}
