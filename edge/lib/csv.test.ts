import { describe, expect, it } from 'vitest';
import type { Cell } from '../../contracts/downloads';
import { CSV_FORMAT_NAMES, CSV_FORMATS, type CsvFormat } from '../../contracts/shared/csv-format';
import { decimalOf } from '../../contracts/shared/minor-units';
import { csvWriter } from './csv';

/** What a spreadsheet makes of a cell. */
type Read = { is: 'text' | 'number' | 'time' | 'formula' | 'truth'; value: string | number };

/**
 * Reads a file as a spreadsheet does that is set to a country with one of the formats: its separator alone divides, its
 * decimals alone are some, and what looks like a number, a date, a formula or a truth becomes one.
 */
function openIn(country: CsvFormat, text: string): Read[][] {
  const { separator } = CSV_FORMATS[country];
  const rows: Read[][] = [];
  let [row, cell, isQuoted, wasQuoted] = [[] as Read[], '', false, false];
  const end = () => {
    // A quotation keeps a separator, and no type: `"00123"` is a number to a spreadsheet.
    row.push(guess(country, cell));
    [cell, wasQuoted] = ['', false];
  };
  for (let at = 0; at < text.length; at += 1) {
    const [sign, next] = [text[at] as string, text[at + 1]];
    if (isQuoted && sign === '"' && next === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted && sign === '"') isQuoted = false;
    else if (isQuoted) cell += sign;
    else if (sign === '"' && cell === '' && !wasQuoted) [isQuoted, wasQuoted] = [true, true];
    else if (sign === separator) end();
    else if (sign === '\r' && next === '\n') {
      end();
      rows.push(row);
      row = [];
      at += 1;
    } else cell += sign;
  }
  if (isQuoted || cell !== '' || row.length > 0) throw new Error('no CSV');
  return rows;
}

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:thg|tháng) ?\\d{1,2}';
const TIMES = [
  /^\d{4}-\d{1,2}-\d{1,2}(?: \d{1,2}:\d\d(?::\d\d)?)?$/,
  /^\d{1,4}[-/.]\d{1,4}(?:[-/.]\d{1,4})?$/,
  /^\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m?)?$/i,
  /^\d{1,2} ?[ap]m$/i,
  new RegExp(`^(?:\\d{1,4}[ -/]?)?(?:${MONTHS})[ ,/-]*\\d{0,4}$`, 'i'),
];

function guess(country: CsvFormat, cell: string): Read {
  const { decimal } = CSV_FORMATS[country];
  const group = decimal === ',' ? '.' : ',';
  const plain = cell.trim();
  if (/^[=+\-@]/.test(plain) && !/^[+-]?[\d.,]+$/.test(plain)) return { is: 'formula', value: cell };
  const number = new RegExp(
    `^[(₫$€]? ?[+-]?(?:\\d{1,3}(?:\\${group}\\d{3})+|\\d*)(?:\\${decimal}\\d*)?(?:e[+-]?\\d+)?[ %₫)đ]*$`,
    'i',
  );
  if (/\d/.test(plain) && number.test(plain)) {
    const digits = plain
      .replaceAll(group, '')
      .replace(decimal, '.')
      .replace(/[^\d.e+-]/gi, '');
    return { is: 'number', value: Number(digits) };
  }
  if (/\d/.test(plain) && TIMES.some((time) => time.test(plain))) return { is: 'time', value: cell };
  if (/^(?:true|false)$/i.test(plain)) return { is: 'truth', value: cell };
  return { is: 'text', value: cell };
}

/** Numbers at random, the same each time. */
function dice(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const NAMES = [
  'may2026',
  '1e5',
  '1E400',
  '00123',
  '0912345678',
  '123456789012345678',
  '12/5',
  '1-2',
  '10:30',
  '5 PM',
  'March 1',
  'SEPT1',
  '1 thg 5',
  'tháng 3',
  '5.000',
  '5,5',
  '1.234,50',
  '50%',
  '500 ₫',
  '(5)',
  'TRUE',
  'false',
  '2026-11-26',
  '１２３',
  '#N/A',
  '3d',
  '.5',
  ',5',
  '1;2',
  '1,2',
  '=cmd|/c calc',
  '+84912345678',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  '|calc',
  '%0A',
  '=HYPERLINK("http://x")',
  'a"b',
  'a,b',
  'a;b',
  'a\nb',
  'a\r\nb',
  '"',
  '',
  ' ',
  'Thắng · Diều Giấy',
  'minhan_2209',
  'RT261122-7H3KPD',
  '88 Fortunes',
  'maybe',
  "'quoted'",
  'NGUYỄN VĂN A',
  '1 2 3 con giáp',
];

describe.each(CSV_FORMAT_NAMES)('a file with %s, opened in a country that writes so', (format) => {
  it.each(['vi', 'en', 'ru', 'zh-cn', 'ar'])(
    'keeps texts as texts and numbers as numbers, in the language %s [MONEY-13 MONEY-22]',
    (locale) => {
      const line = csvWriter(format, locale);
      const rows = NAMES.map((name): Cell[] => [name, { number: '-2000000.05' }, name]);
      const read = openIn(format, rows.map(line).join(''));
      expect(read).toHaveLength(NAMES.length);
      for (const [index, cells] of read.entries()) {
        const [first, number, last] = cells;
        expect(cells).toHaveLength(3);
        // The text itself, or behind the apostrophe that makes it one.
        expect([`'${NAMES[index]}`, NAMES[index]]).toContain(first?.value);
        expect([first?.is, last?.is]).toEqual(['text', 'text']);
        expect(number).toEqual({ is: 'number', value: -2_000_000.05 });
      }
    },
  );

  it('adds up to what the ledger adds up to, whatever stands beside the amounts [MONEY-13 MONEY-22]', () => {
    const next = dice(2_209);
    const line = csvWriter(format, 'vi');
    const amounts = Array.from({ length: 2_000 }, () => (next(2) === 0 ? 1 : -1) * next(10 ** next(12)));
    const signs = [...'0123456789eE.,;:/-+=@"\'% \t\nđĐaAmMyY₫'];
    const nameOf = () => Array.from({ length: next(9) }, () => signs[next(signs.length)]).join('');
    const names = amounts.map((_, index) => (index % 2 ? nameOf() : (NAMES[next(NAMES.length)] as string)));
    const text = amounts
      .map((amount, index) => line([names[index] ?? '', { number: decimalOf(amount) }]))
      .join('');
    const read = openIn(format, text);
    const sum = read.reduce((all, [, cell]) => all + Math.round(Number(cell?.value) * 100), 0);
    expect(sum).toBe(amounts.reduce((all, amount) => all + amount, 0));
    expect(read.filter(([name, amount]) => name?.is !== 'text' || amount?.is !== 'number')).toEqual([]);
    const texts = read.map(
      ([name], index) => name?.value === `'${names[index]}` || name?.value === names[index],
    );
    expect(texts.every(Boolean)).toBe(true);
  });
});

describe('a line of a table', () => {
  const line = csvWriter('comma', 'en');

  it.each([
    [['a', 'b'], 'a,b\r\n'],
    [['a,b', 'c"d', 'e\nf', ''], '"a,b","c""d","e\nf",\r\n'],
    [['Thắng · Diều Giấy', 'minhan_2209', '88 Fortunes'], 'Thắng · Diều Giấy,minhan_2209,88 Fortunes\r\n'],
    [[{ number: '-2000000.00' }, { number: '0.00' }, { number: '3' }], '-2000000.00,0.00,3\r\n'],
    [[{ time: '2026-11-26 10:00:00' }, { time: '' }], '2026-11-26 10:00:00,\r\n'],
  ] satisfies [Cell[], string][])('of %j is written as RFC 4180 has it [MONEY-13]', (cells, written) => {
    expect(line(cells)).toBe(written);
  });

  it('has decimals and separators of its format, without groups and signs of currencies [MONEY-13 MONEY-22]', () => {
    expect(csvWriter('semicolon', 'vi')(['a', { number: '-1250000.50' }, 'b,c'])).toBe(
      'a;-1250000,50;"b,c"\r\n',
    );
  });

  it('takes nothing for a number or a time that a gateway says is one [MONEY-13]', () => {
    expect(line([{ number: '=1+1' }, { time: '@x' }, { number: '1e5' }])).toBe("'=1+1,'@x,'1e5\r\n");
  });
});
