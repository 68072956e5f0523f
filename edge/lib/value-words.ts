/** Words and letters of numbers and times: exponents, halves of the day, currencies. */
const OF_NUMBERS = ['e', 'd', 'đ', 'vnd', 'vnđ', 'usd', 'am', 'pm', 'a', 'p', 'sa', 'ch', 't', 'z', 'h', 'g'];
/** Shorter beginnings of a month's name say no month. */
const SHORTEST = 3;

/**
 * Tells whether a word, in small letters, may stand in what a table program reads as a number, a date or a time: names of
 * months and days in English, Vietnamese and the language of `locale`, whole or cut, and a few others.
 */
export function valueWordsOf(locale: string): (word: string) => boolean {
  const names = new Set(OF_NUMBERS);
  for (const language of new Set(['en', 'vi', locale])) {
    for (const width of ['long', 'short'] as const) {
      const months = new Intl.DateTimeFormat(language, { month: width, day: 'numeric', timeZone: 'UTC' });
      const days = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' });
      // The first twelve months hold every day of the week as well.
      for (let month = 0; month < 12; month += 1) {
        const words = `${months.format(Date.UTC(2026, month))} ${days.format(Date.UTC(2026, 0, month + 1))}`;
        for (const name of words.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
          names.add(name).add(plainOf(name));
      }
    }
  }
  const all = [...names];
  return (word) => names.has(word) || (word.length >= SHORTEST && all.some((name) => name.startsWith(word)));
}

/** A word without its marks, as many type it. */
const plainOf = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
