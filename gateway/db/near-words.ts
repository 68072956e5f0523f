import { sql } from 'drizzle-orm';
import type { Db } from './open';
import { wordsOf } from './search-text';

/** So many words of a query are read with mistakes; a statement binds a hundred values, and each word takes some. */
const MOST_WORDS = 8;
/** How many words all of a query together may mean. */
const MOST_MEANT = 36;
/** Shorter words are looked for as they are, with a letter too few: anything else would make them any word. */
const SHORTEST_MISSPELT = 3;

/** A word, and what is left of it without any one of its characters. */
export function formsOf(word: string): string[] {
  const letters = [...word];
  const shorter = letters.map((_, index) => letters.toSpliced(index, 1).join(''));
  return [...new Set([word, ...shorter])].filter(Boolean);
}

/**
 * What is to be known of a lobby to read a query with mistakes: each word by all of its forms, and two neighbours of a
 * name by how they are written without the space.
 */
export function nearWordRows(games: readonly { nameText: string; searchText: string }[]) {
  const words = [...wordsOf(games.map(({ searchText }) => searchText))];
  const pairs = new Set(games.flatMap(({ nameText }) => pairsIn(nameText)));
  return [
    ...words.flatMap((word) => formsOf(word).map((form) => ({ form, word: ` ${word}` }))),
    ...[...pairs].map((pair) => ({ form: pair.replace(' ', ''), word: ` ${pair}` })),
  ];
}

function pairsIn(nameText: string): string[] {
  const words = nameText.trim().split(' ');
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/**
 * For each word of a query the words it may stand for, itself first: those that differ by a letter more, less or
 * other, or by two that changed places (GAME-75). One reading of an index, by at most 65 forms for every 64 characters.
 */
export async function nearWords(db: Db, words: readonly string[]): Promise<string[][]> {
  const typed = words.slice(0, MOST_WORDS);
  const asked = typed.flatMap((word) => formsAsked(word.trim()).map((form) => ({ typed: word, form })));
  const rows = await db.all<{ typed: string; word: string }>(sql`
    SELECT DISTINCT asked.value ->> 'typed' AS typed, game_words.word AS word
    FROM json_each(${JSON.stringify(asked)}) AS asked JOIN game_words ON game_words.form = asked.value ->> 'form'`);
  const most = Math.floor(MOST_MEANT / typed.length);
  return typed.map((word) => {
    const near = rows.filter((row) => row.typed === word).map((row) => row.word);
    return [...new Set([word, ...near.sort((a, b) => distance(word, a) - distance(word, b))])].slice(0, most);
  });
}

const formsAsked = (word: string) => (word.length < SHORTEST_MISSPELT ? [word] : formsOf(word));

/** How far two near words are from each other: another first letter counts most, then the length. */
function distance(typed: string, meant: string): number {
  return (typed[1] === meant[1] ? 0 : 10) + Math.abs(meant.replaceAll(' ', '').length - (typed.length - 1));
}
