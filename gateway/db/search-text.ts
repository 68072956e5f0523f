import { GAME_TYPES, type GameType } from '../../contracts/games/game-categories';

/** Words by which players look for a type of games, in Vietnamese and English, folded. */
const TYPE_WORDS: Readonly<Record<GameType, string>> = {
  RNG: 'no hu slot slots quay hu may xeng',
  FISH: 'ban ca fishing fish san ca',
  PVP: 'game bai danh bai card cards poker table',
  LIVE: 'live casino song bai truc tuyen dealer',
  SPORTS: 'the thao ca do sport sports betting',
  ESPORTS: 'the thao dien tu esport esports e sports',
  COCKFIGHT: 'da ga choi ga cockfight cockfighting',
  LOTT: 'xo so lo de lottery lotto',
  ELOTT: 'xo so dien tu keno lottery lotto electronic',
  BINGO: 'bingo lo to',
};

const CLASSIFY_WORDS: Readonly<Record<string, string>> = {
  New: 'moi new',
  Jackpot: 'jackpot hu lon',
  FeatureBuy: 'mua tinh nang feature buy',
  InHouse: 'nha lam in house',
  Football: 'bong da football soccer',
};

/** Letters and digits in lower case without accents, đ as d, one space between words: "Nổ hũ!" is "no hu". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * What a game is found by besides its type: the words of its name, and with them those of vendor and kinds. Each word
 * stands between spaces, so that a search finds whole words and beginnings of words, and nothing inside them.
 */
export function searchTextsOf(game: { gameName: string; vassalage: string; classifies: readonly string[] }): {
  nameText: string;
  searchText: string;
} {
  const kinds = game.classifies.map((kind) => CLASSIFY_WORDS[kind] ?? '');
  const rest = [game.vassalage, ...kinds].map(foldText);
  const nameText = ` ${foldText(game.gameName)} `;
  return { nameText, searchText: `${nameText}${rest.filter(Boolean).join(' ')} ` };
}

/** The types that are looked for by a word, written as inside a search text: ` sl` begins one, ` slots ` is one. */
export function typesFoundBy(word: string): GameType[] {
  return GAME_TYPES.filter((type) => ` ${TYPE_WORDS[type]} `.includes(word));
}

/** Every word that a search text or the words of the types hold, once. */
export function wordsOf(searchTexts: readonly string[]): Set<string> {
  return new Set(
    [...searchTexts, ...Object.values(TYPE_WORDS)].flatMap((text) => text.split(' ')).filter(Boolean),
  );
}

/** The words of a query, each as it begins inside a search text; none for a query without letters. */
export function searchWords(query: string): string[] {
  const words = foldText(query).split(' ').filter(Boolean);
  return [...new Set(words)].map((word) => ` ${word}`);
}
