import { describe, expect, it } from 'vitest';
import { csvLine } from './csv';

/** Reads a file as RFC 4180 has it, by another way than it is written. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /("(?:[^"]|"")*"|[^,\r\n"]*)(,|\r\n)/y;
  for (let row: string[] = []; cell.lastIndex < text.length; ) {
    const found = cell.exec(text);
    if (!found) throw new Error('no CSV');
    const [, raw = '', end] = found;
    row.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('a line of a table', () => {
  it.each([
    [['a', 'b'], 'a,b\r\n'],
    [['a,b', 'c"d', 'e\nf', ''], '"a,b","c""d","e\nf",\r\n'],
    [['Thắng · Diều Giấy'], 'Thắng · Diều Giấy\r\n'],
    [[{ number: '-2000000.00' }, { number: '0.00' }], '-2000000.00,0.00\r\n'],
  ])('of %j is written as RFC 4180 has it [MONEY-13]', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
    const [read] = readCsv(line);
    expect(read).toEqual(cells.map((cell) => (typeof cell === 'string' ? cell : cell.number)));
  });

  it.each([
    '=1+1',
    '+84912345678',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    '=HYPERLINK("http://x")',
    '|calc',
    '%0A',
  ])('makes a text of %j, which a table program would take for a formula [MONEY-13]', (text) => {
    expect(readCsv(csvLine([text, 'x']))[0]).toEqual([`'${text}`, 'x']);
  });
});
