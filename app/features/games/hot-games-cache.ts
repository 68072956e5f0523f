import type { getHotGames } from '../../../contracts/games/hot-games';
import type { AnswerOf } from '../../../contracts/operation';

const HOT_GAMES_KEY = 'HOT_GAMES';

type HotGames = AnswerOf<typeof getHotGames>;
type Kept = { games: HotGames; language: string; at: number };

/** Keeps the last answer with its language and the time it was fetched, in epoch milliseconds (SESS-19, SESS-20). */
export function keepHotGames(games: HotGames, language: string, at: number): void {
  localStorage.setItem(HOT_GAMES_KEY, JSON.stringify({ games, language, at } satisfies Kept));
}

/** The kept answer when it is in this language; undefined when there is none or it cannot be read. */
export function keptHotGames(language: string): { games: HotGames; at: number } | undefined {
  try {
    const kept: Partial<Kept> | null = JSON.parse(localStorage.getItem(HOT_GAMES_KEY) ?? 'null');
    if (kept?.language !== language || typeof kept.at !== 'number' || !Array.isArray(kept.games?.list))
      return;
    return { games: kept.games, at: kept.at };
  } catch {
    return;
  }
}
