import * as v from 'valibot';

const gameSchema = v.fallback(
  v.optional(
    v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.minLength(1), v.maxLength(64))]),
  ),
  undefined,
);

export type PlaySearch = { game?: number | string | undefined; freeplay?: 1 | undefined };

/** Which game is played, and whether for nothing; anything else is left out. */
export function playSearch({ game, freeplay }: { game?: unknown; freeplay?: unknown }): PlaySearch {
  return { game: v.parse(gameSchema, game), freeplay: freeplay === 1 || freeplay === '1' ? 1 : undefined };
}
