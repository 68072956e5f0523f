import { changeAt, stepsOf } from '../field-paths';
import type { Operation } from '../operation';

/** Words of examples that come in the language asked for, in English. */
const WORDS: Readonly<Record<string, string>> = {
  'Trống Hội Đêm Rằm': 'Full Moon Drums',
  'Sen Ngọc': 'Jade Lotus',
  'Hũ Phượng Hoàng': 'Phoenix Jackpot',
  'Mua tính năng': 'Feature buy',
  'Xổ số Việt Nam': 'Lotteries of Vietnam',
  'Đêm nhạc bến sông': 'Music Night by the River',
};

/**
 * An example's answer as it comes in English, where the call says which of its words go by the language.
 * @throws for words that have no English here.
 */
export function inEnglishWords({ id, echoes = {} }: Operation, output: unknown): unknown {
  const places = [echoes.language ?? []]
    .flat()
    .flatMap((echo) => (echo.rule === 'language' ? [echo.at] : []));
  return places.reduce((value, at) => changeAt(value, stepsOf(at), (word) => englishOf(id, word)), output);
}

function englishOf(id: string, word: unknown): unknown {
  if (typeof word !== 'string') return word;
  const english = WORDS[word];
  if (!english) throw new Error(`contracts/pact/english.ts has no English for "${word}" of ${id}`);
  return english;
}
