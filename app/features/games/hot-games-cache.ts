import type { getHotGames } from '@/contracts/games/hot-games';
import type { ResponseOf } from '@/contracts/operation';
import { deviceStore } from '../../lib/storage/storage';

const HOT_GAMES_KEY = 'HOT_GAMES';

type HotGames = ResponseOf<typeof getHotGames>;
type HotGame = HotGames['list'][number];
type Kept = { games: HotGames; language: string; at: number };

/** Keeps the last answer with its language and the time it was fetched, in epoch milliseconds (SESS-19, SESS-20). */
export function keepHotGames(games: HotGames, language: string, at: number): void {
  deviceStore.setJson(HOT_GAMES_KEY, { games, language, at } satisfies Kept);
}

/** The kept answer when it is in this language; undefined when there is none or it cannot be read. */
export function keptHotGames(language: string): { games: HotGames; at: number } | undefined {
  const kept = deviceStore.json(HOT_GAMES_KEY, (value) => {
    const { games, language: known, at }: Partial<Kept> = Object(value);
    // What claims to come from later would never be renewed.
    if (known !== language || typeof at !== 'number' || !(at <= Date.now())) return null;
    return games?.list.every(isGame) ? { games: { list: games.list }, at } : null;
  });
  return kept ?? undefined;
}

/** What a tile cannot do without. */
function isGame({ nodeId, gameName, vassalage, imageUrl }: HotGame): boolean {
  const isId = typeof nodeId === 'number' || typeof nodeId === 'string';
  return isId && [gameName, vassalage, imageUrl].every((text) => typeof text === 'string');
}
