import { GAME_TYPES, type GameType } from '../../contracts/games/game-categories';
import { CLASSIFY_WORDS, EVERYWHERE, PHRASES, SUBJECTS, TYPE_WORDS, VENDOR_WORDS } from './search-words';

/** Letters and digits in lower case without accents, đ as d, one space between words: "Nổ hũ!" is "no hu". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const wordsIn = (folded: string): string[] => folded.split(/\s+/).filter(Boolean);
const joined = (words: string): string => words.replaceAll(' ', '');
/** Between spaces, so that a search finds whole words and beginnings of words, and nothing inside them. */
const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;
const TYPE_TEXTS = Object.fromEntries(
  GAME_TYPES.map((type) => [type, spaced(wordsIn(TYPE_WORDS[type]))]),
) as Record<GameType, string>;

type Named = {
  gameName: string;
  gameNameEn: string;
  vassalage: string;
  classifies: readonly string[];
  gameType: GameType;
  imageUrl: string;
};

/**
 * What a game is found by besides its type: the words of its name in each language, and with them those of vendor,
 * kinds and of what it is about.
 */
export function searchTextsOf(game: Named): { nameText: string; nameTextEn: string; searchText: string } {
  const [name, nameEn, vendor] = [game.gameName, game.gameNameEn, game.vassalage].map(foldText) as [
    string,
    string,
    string,
  ];
  const kinds = game.classifies.map((kind) => CLASSIFY_WORDS[kind] ?? '');
  const named = [name, nameEn, vendor].flatMap(wordsIn);
  const more = [vendorWordsOf(vendor), ...kinds, ...subjectsOf(game, nameEn)].flatMap(wordsIn);
  return {
    nameText: spaced(wordsIn(name)),
    nameTextEn: spaced(wordsIn(nameEn)),
    // Names as they are written, so that neighbours stay neighbours; then each further word once.
    searchText: spaced([...named, ...new Set(more.filter((word) => !named.includes(word)))]),
  };
}

/** A vendor's name in one word, its first letters, and what else it is called. */
function vendorWordsOf(vendor: string): string {
  const words = wordsIn(vendor);
  const short = words.length > 1 ? `${joined(vendor)} ${words.map((word) => word[0]).join('')}` : '';
  return `${short} ${VENDOR_WORDS[vendor] ?? ''}`;
}

/** Words of what a game is about, by its English name and its cover, if that is not one of another type of games. */
function subjectsOf({ gameName, gameType, imageUrl }: Named, nameEn: string): string[] {
  const [, art = '', motif = ''] = /\/([a-z]+)-([a-z\d]+)-\d+\.\w+$/.exec(imageUrl) ?? [];
  const told = new Set([
    ...wordsIn(nameEn),
    ...joinedIn(`${nameEn} `),
    ...joinedIn(`${foldText(gameName)} `),
    ...(art === 'rng' && gameType !== 'RNG' ? [] : [motif]),
  ]);
  return SUBJECTS.filter(
    ({ of, types }) => (types?.includes(gameType) ?? true) && of.split(' ').some((word) => told.has(word)),
  ).map(({ words }) => words);
}

const joinedIn = (folded: string): string[] =>
  PHRASES.filter((phrase) => ` ${folded}`.includes(` ${phrase} `)).map(joined);

/** The types that are looked for by a word, written as inside a search text: ` sl` begins one, ` slots ` is one. */
export function typesFoundBy(word: string): GameType[] {
  // The first word of a phrase is a word of its own: who looks for dragons (rồng) means no cards (rồng hổ).
  const begun = PHRASES.filter((phrase) => ` ${phrase}`.startsWith(`${word} `));
  const others = begun.map((phrase) => ` ${joined(phrase)} `);
  return GAME_TYPES.filter((type) =>
    others.reduce((text, other) => text.replace(other, ' '), TYPE_TEXTS[type]).includes(word),
  );
}

/** Every word that a search text or the words of the types hold, once. */
export function wordsOf(searchTexts: readonly string[]): Set<string> {
  return new Set([...searchTexts, ...Object.values(TYPE_TEXTS)].flatMap(wordsIn));
}

/** What one word or phrase of a query may stand for, each as it begins inside a search text: ` no`. */
export type Meant = readonly string[];

/**
 * The words of a query as they are looked for; none for a query without letters. A phrase counts as one, also while its
 * last word is still being typed.
 */
export function searchWords(query: string): Meant[] {
  const words = wordsIn(foldText(query));
  const meant = new Map<string, Meant>();
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    const text = phrase ?? (words[at] as string);
    meant.set(text, phrase === undefined ? [` ${text}`] : [` ${joined(text)}`, ` ${text}`]);
    at += text.split(' ').length;
  }
  const noticeStatements = [...meant].filter(([word]) => !EVERYWHERE.includes(word));
  return (noticeStatements.length > 0 ? noticeStatements : [...meant]).map(([, one]) => one);
}

/** The longest phrase that begins at a word; at the end of a query also one that only begins there. */
function phraseAt(words: readonly string[], at: number): string | undefined {
  const rest = words.slice(at).join(' ');
  const whole = PHRASES.filter((phrase) => `${rest} `.startsWith(`${phrase} `));
  const longest = whole.sort((one, other) => other.length - one.length)[0];
  const isBegun = rest.includes(' ') && PHRASES.some((phrase) => phrase.startsWith(rest));
  return longest ?? (isBegun ? rest : undefined);
}
