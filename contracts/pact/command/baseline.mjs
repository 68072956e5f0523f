import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfPacts, VERSION } from './version.mjs';

/** @typedef {import('./verify-interaction.mjs').Row} Row */
/** @typedef {{ green: string[], open: string[] }} Baseline  Rows that were green, and those that were not yet. */

const FORMAT = 1;

/**
 * The baseline in a file; none when there is no such file.
 * @param {string} file
 * @returns {Baseline | undefined}
 * @throws Error when it is no baseline.
 */
export function readBaseline(file) {
  if (!existsSync(file)) return undefined;
  let content;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Said below, as of any other file.
  }
  if (content?.format !== FORMAT || !Array.isArray(content.green) || !Array.isArray(content.open))
    throw new Error(`${file} is no baseline of format ${FORMAT}; --write-baseline writes one`);
  return content;
}

/**
 * Rows as a baseline lets them count: what was red before is known, what is new since then is pending, and only what was
 * green is a failure now.
 * @param {Row[]} rows
 * @param {Baseline} baseline
 * @returns {Row[]}
 */
export function comparedWith(rows, { green, open }) {
  const [wasGreen, wasOpen] = [new Set(green), new Set(open)];
  return rows.map((row) => {
    if (row.ok || row.result === 'unreached' || wasGreen.has(row.description)) return row;
    return { ...row, result: wasOpen.has(row.description) ? 'known' : 'pending' };
  });
}

/**
 * Rows that are green and were not, in the baseline or at all.
 * @param {Row[]} rows
 * @param {Baseline} baseline
 */
export function newlyGreen(rows, { green }) {
  const wasGreen = new Set(green);
  return rows.filter((row) => row.ok && !wasGreen.has(row.description));
}

/**
 * Writes what is green now; rows that did not run, or reached nobody, stay as they were.
 * @param {string} file
 * @param {Row[]} rows
 * @param {Baseline} [before]
 */
export function writeBaseline(file, rows, before = { green: [], open: [] }) {
  const judged = rows.filter(({ result }) => result !== 'unreached');
  const ran = new Set(judged.map(({ description }) => description));
  const kept = (names) => names.filter((name) => !ran.has(name));
  const named = (isGreen) => judged.filter(({ ok }) => ok === isGreen).map(({ description }) => description);
  const green = [...kept(before.green), ...named(true)].sort();
  const open = [...kept(before.open), ...named(false)].sort();
  const content = { format: FORMAT, contracts: VERSION, pacts: hashOfPacts(), green, open };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
