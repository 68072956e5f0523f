import type { LanguageTag } from '../languages';

/** The ways a table is written: what stands between columns, and between units and decimals. */
export const CSV_FORMATS = {
  comma: { separator: ',', decimal: '.' },
  semicolon: { separator: ';', decimal: ',' },
} as const;
export type CsvFormat = keyof typeof CSV_FORMATS;
export const CSV_FORMAT_NAMES = Object.keys(CSV_FORMATS) as [CsvFormat, ...CsvFormat[]];

/** Languages in whose countries a decimal comma is written; spreadsheets there divide columns at semicolons. */
const DECIMAL_COMMA: ReadonlySet<string> = new Set<LanguageTag>([
  'vi',
  'es',
  'id',
  'pt',
  'pt-br',
  'tr',
  'uz',
  'ru',
  'lo',
]);

/** How a spreadsheet that is set to a language reads a file that is opened by a tap; `locale` is its tag. */
export const csvFormatOf = (locale: string): CsvFormat =>
  DECIMAL_COMMA.has(locale.toLowerCase()) ? 'semicolon' : 'comma';

/** The other way. */
export const otherCsvFormat = (format: CsvFormat): CsvFormat => (format === 'comma' ? 'semicolon' : 'comma');
