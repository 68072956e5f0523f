import { sql } from 'drizzle-orm';
import type { Db } from './open';
import { type Meant, wordsOf } from './search-text';

/** So many words of a query are read with mistakes; a statement binds a hundred values, and each word takes some. */
const MOST_WORDS = 8;
/** How many words all of a query together may mean. */
const MOST_MEANT = 20;
/** Shorter words are looked for as they are, with a letter too few: anything else would make them any word. */
const SHORTEST_MISSPELT = 3;
/** Letters of a query that are read without regard to its spaces, of a word among them, and words with such spaces. */
const [MOST_LETTERS, LONGEST_WORD, MOST_CUT] = [32, 14, 4];

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
export function nearWordRows(
  games: readonly { nameText: string; nameTextEn: string; searchText: string }[],
): { form: string; word: string }[] {
  const words = [...wordsOf(games.map(({ searchText }) => searchText))];
  const pairs = new Set(
    games.flatMap(({ nameText, nameTextEn }) => [...pairsIn(nameText), ...pairsIn(nameTextEn)]),
  );
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
 * Other readings of a query that found nothing, the likeliest first (GAME-75): its letters cut into words otherwise
 * ("jilibanca"), each of its words as one that it may be misspelt for, and all of it as one such word. One reading of an
 * index.
 */
export async function readingsOf(db: Db, words: readonly Meant[]): Promise<Meant[][]> {
  const typed = words.slice(0, MOST_WORDS).map((meant) => (meant.at(-1) as string).slice(1));
  const letters = words
    .map((meant) => (meant.at(-1) as string).replaceAll(' ', ''))
    .join('')
    .slice(0, MOST_LETTERS);
  const parts = words.length > MOST_CUT ? [] : partsOf(letters);
  const asked = [...new Set([...typed, letters])].flatMap((word) =>
    formsAsked(word.replaceAll(' ', '')).map((form) => ({ typed: word, form })),
  );
  const cut = parts.map((form) => ({ typed: '', form }));
  const rows = await db.all<{ typed: string; word: string }>(sql`
    SELECT DISTINCT asked.value ->> 'typed' AS typed, game_words.word AS word
    FROM json_each(${JSON.stringify([...asked, ...cut])}) AS asked
    JOIN game_words ON game_words.form = asked.value ->> 'form'
    WHERE asked.value ->> 'typed' <> '' OR game_words.word = ' ' || (asked.value ->> 'form')`);
  const most = Math.floor(MOST_MEANT / typed.length);
  const nearOf = (word: string): Meant => {
    const near = rows.filter((row) => row.typed === word && isNear(word, row.word)).map((row) => row.word);
    return [...new Set([` ${word}`, ...near.sort((a, b) => distance(word, a) - distance(word, b))])].slice(
      0,
      most,
    );
  };
  const known = new Set(rows.filter((row) => row.typed === '').map(({ word }) => word.slice(1)));
  const segments = segmentsOf(letters, known);
  const near = [...typed.map(nearOf), ...words.slice(MOST_WORDS)];
  const whole = nearOf(letters);
  const turned = whole.filter((word) => isTurned(letters, word));
  return [
    ...(segments && segments.join(' ') !== typed.join(' ') ? [segments.map((word) => [` ${word}`])] : []),
    ...(typed.length > 1 && turned.length > 0 ? [[turned]] : []),
    ...(near.some((meant, index) => meant.length > (words[index]?.length ?? 0)) ? [near] : []),
    ...(typed.length > 1 && whole.length > 1 ? [[whole]] : []),
  ];
}

const formsAsked = (word: string) => (word.length < SHORTEST_MISSPELT ? [word] : formsOf(word));

/** Every run of letters that may be a word. */
function partsOf(letters: string): string[] {
  const parts = new Set<string>();
  for (let from = 0; from < letters.length; from += 1) {
    const last = Math.min(letters.length, from + LONGEST_WORD);
    for (let to = from + 2; to <= last; to += 1) parts.add(letters.slice(from, to));
  }
  return [...parts];
}

/** The fewest known words that letters are made of. */
function segmentsOf(letters: string, known: ReadonlySet<string>): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let to = 1; to <= letters.length; to += 1) {
    for (let from = Math.max(0, to - LONGEST_WORD); from < to; from += 1) {
      const [before, word] = [best[from], letters.slice(from, to)];
      if (!before || !known.has(word)) continue;
      if (before.length + 1 < (best[to]?.length ?? Number.POSITIVE_INFINITY)) best[to] = [...before, word];
    }
  }
  return letters === '' ? undefined : best[letters.length];
}

/** Whether a word that shares a form may be meant: a short one keeps its first letter, and none of three is another. */
function isNear(typed: string, meant: string): boolean {
  const [one, other] = [typed, meant].map((word) => word.replaceAll(' ', '')) as [string, string];
  if (one.length < 5 && one[0] !== other[0]) return false;
  return one.length > SHORTEST_MISSPELT || one.length !== other.length || isTurned(one, other);
}

/** Whether two words are written with the same letters in another order. */
function isTurned(typed: string, meant: string): boolean {
  const [one, other] = [typed, meant].map((word) => [...word.replaceAll(' ', '')].sort().join(''));
  return one === other && typed !== meant.trim();
}

/** How far two near words are from each other: another first letter counts most, then the length. */
function distance(typed: string, meant: string): number {
  return (typed[0] === meant[1] ? 0 : 10) + Math.abs(meant.replaceAll(' ', '').length - typed.length);
}
