import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../../scripts/lib/paths.mjs';
import { ratioOf } from './rows.mjs';

const FILE = at('.ready/bench.json');
const README = at('docs/performance.md');
const BLOCK = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;

/** @typedef {import('./rows.mjs').Row & { verdict: string }} Judged */

/** The rows as a table in Markdown. @param {Judged[]} rows */
export function tableOf(rows) {
  const lines = rows.map((row) => {
    const cells = [
      row.what,
      number(row.site),
      number(row.floor),
      number(row.ratio ?? ratioOf(row)),
      goalOf(row),
      row.verdict,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| | site | least | ratio | goal | |', '|---|---:|---:|---:|---:|---|', ...lines].join('\n');
}

/** Keeps the run for other days and for `readme`. */
export function keep(measured) {
  mkdirSync(at('.ready'), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
}

/**
 * Writes the last whole run into docs/performance.md. Of a busy machine only what no load changes is written:
 * weights, and ratios of processor time. @throws when there is no whole run
 */
export function writeReadme() {
  const { at: time, whole, calm, rows } = JSON.parse(readFileSync(FILE, 'utf8'));
  if (!whole)
    throw new Error(
      'The last run measured a part alone, or a measure broke; docs/performance.md takes whole runs.',
    );
  const told = rows.filter(({ readme }) => readme);
  const shown = calm ? told : told.flatMap(asOfABusyMachine);
  const note = calm ? '' : ' The machine was busy: of times, ratios of processor time alone.';
  const table = `${tableOf(shown)}\n\nMeasured ${time.slice(0, 10)}.${note}\n`;
  const readme = readFileSync(README, 'utf8');
  if (!BLOCK.test(readme)) throw new Error('docs/performance.md has no block "<!-- bench -->".');
  writeFileSync(
    README,
    readme.replace(BLOCK, (_, begin, end) => `${begin}${table}${end}`),
  );
}

/** What is left of a row: all of a weight, the ratio of a processor time, nothing of another time. */
function asOfABusyMachine(row) {
  if (!row.timed) return [row];
  const ratio = row.cpu ? ratioOf(row) : null;
  return ratio === null ? [] : [{ ...row, site: null, floor: null, ratio }];
}

function goalOf({ goal }) {
  if (!goal) return '';
  const sign = goal.atMost === undefined ? '≥' : '≤';
  return `${sign} ${number(goal.atMost ?? goal.atLeast)}${goal.of === 'ratio' ? ' ×' : ''}`;
}

function number(value) {
  if (value === null || value === undefined) return '–';
  if (Number.isInteger(value) || value >= 100) return value.toFixed(0);
  return value.toFixed(2);
}
