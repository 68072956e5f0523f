import type { Cell } from '../../contracts/record/record-csv';

/** Tells a table program that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line of a table as RFC 4180 has it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell.number;
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that a table program would take for a formula gets an apostrophe before it, which makes it a text. */
function harmless(text: string): string {
  return /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}
