import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Cell, DOWNLOADS, type DownloadName } from '../contracts/downloads';
import { downloadTable } from './downloads.server';

/** A file's name, heads and one row, of the example that the list's call answers. */
async function exampleOf<Name extends DownloadName>(name: Name) {
  const {
    name: file,
    head,
    rowOf,
  } = await downloadTable(name, { locale: 'en', timeZone: 'Asia/Ho_Chi_Minh' });
  const { output, example } = DOWNLOADS[name].list;
  const [entry] = v.parse(output, example.output).list as Parameters<typeof rowOf>;
  const textOf = (cell: Cell | undefined) => (typeof cell === 'object' ? Object.values(cell)[0] : cell);
  const row = rowOf(entry);
  return { file, row: head.map((word, at) => `${textOf(word)}: ${textOf(row[at])}`), cells: row.length };
}

it('writes a movement in the member’s language, in the site’s time and with exact amounts [MONEY-13 MONEY-22]', async () => {
  expect(await exampleOf('account-record')).toEqual({
    file: 'account-record',
    row: [
      'Time: 2025-08-21 14:06:00',
      'Time zone: UTC+07:00',
      'Kind: Win',
      'About: Diều Giấy',
      'Provider: Đèn Trời 88',
      'Reference: b6f2c0de-6a6f-4d0c-9f63-2d3f5f6f7a10',
      'Amount: 1260000.00',
      'Balance: 12345678.00',
      'Wallet: Main wallet',
    ],
    cells: 9,
  });
});

it('writes one of a team with its figures [AGENT-25 MONEY-22]', async () => {
  const { file, row, cells } = await exampleOf('agent-team');
  expect([file, cells]).toEqual(['team', row.length]);
  for (const cell of [
    'Kind: Agent',
    'Level: 2',
    'Joined on: 2025-03-12',
    'House net win: 4120500.50',
    'Active: 9',
  ])
    expect(row).toContain(cell);
});

it('writes a settlement with what it came from [AGENT-26 MONEY-22]', async () => {
  const { file, row, cells } = await exampleOf('agent-settlements');
  expect([file, cells]).toEqual(['settlements', row.length]);
  for (const cell of [
    'From: 2025-08-20',
    'Type: Commission',
    'Paid: 3270000.00',
    'Settled on: 2025-08-21 00:06:00',
  ])
    expect(row).toContain(cell);
});
