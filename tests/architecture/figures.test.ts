import { expect, test } from 'vitest';
import { read, sourcesBelow } from './source-files';

/** What knows how numbers, money and dates are written in the page's language; the last without the library of dates. */
const FORMATTERS = ['app/locale/figures.ts', 'app/lib/time/dates.ts', 'app/locale/clock-text.ts'];
/** Ways to write them otherwise, and the messages that say how a language does. */
const OTHERWISE = [
  /\bIntl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat)\b/,
  /\.toLocale(?:String|DateString|TimeString)\(/,
  /\.toFixed\(/,
  /\\B\(\?=/,
  /\.replace\((?:'\.'|\/\\\.\/g?), *(?:','|decimal)/,
  /\.get(?:UTC)?(?:FullYear|Month|Date|Hours)\(/,
  /\bm\.(?:figure_(?:thousands|decimal)|date_(?:day|short_day|month|day_time))\(/,
];
/** Not for reading: a position in a film. */
const NOT_READ = ['app/domain/media/moving-picture.tsx'];

const otherwise = (text: string) => OTHERWISE.some((way) => way.test(text));

test('writes numbers, money and dates by their formatters alone, so that each page has one way for its language [WALLET-04 CONST-25 CONST-26]', () => {
  const found = sourcesBelow('app').filter(
    (path) => !/^app\/paraglide\//.test(path) && otherwise(read(path)),
  );
  expect(found.sort()).toEqual([...FORMATTERS, ...NOT_READ].sort());
});

test.each([
  "new Intl.NumberFormat('vi').format(amount)",
  'balance.toLocaleString()',
  'amount.toFixed(2)',
  "digits.replace(/\\B(?=(\\d{3})+$)/g, '.')",
  "String(rate).replace('.', ',')",
  'date.getFullYear()',
  'm.figure_thousands()',
])('catches `%s`', (line) => {
  expect(otherwise(line)).toBe(true);
});
