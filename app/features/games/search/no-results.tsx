import { useQuery } from '@tanstack/react-query';
import { gameMenusQuery } from '@/app/domain/games/game-menus.queries';
import { railCategories } from '@/app/domain/games/vendor-sorting';
import { m } from '@/app/paraglide/messages.js';
import { StateCard } from '@/app/ui/state-card';
import { PopularGames } from './popular-games';
import styles from './search-screen.module.css';
import { SuggestionChips } from './suggestion-chips';

const CATEGORIES_SHOWN = 8;

/** Nothing was found: a hint for the spelling, the categories, and what others play (GAME-75). */
export function NoResults({ text }: { text: string }) {
  const { data: menus } = useQuery(gameMenusQuery());
  const categories = railCategories(menus?.list).slice(0, CATEGORIES_SHOWN);
  return (
    <div className={styles.nothing}>
      <StateCard kind="empty" title={m.search_empty_title({ text })} text={m.search_empty_text()} />
      <SuggestionChips label={m.search_categories_label()} suggestions={{ categories, vendors: [] }} />
      <PopularGames />
    </div>
  );
}
