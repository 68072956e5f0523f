import { callsToWrite, callsToWriteLines } from './calls-to-write.mjs';
import { levelLines } from './levels.mjs';
import { someOf } from './some-of.mjs';
import { statesToWriteLines } from './states-to-write.mjs';

/** @typedef {import('./verify-interaction.mjs').Row} Row */

/** Lines of a screen that a summary keeps to. */
const SCREEN = 40;
const WIDTH = 100;
const MOST_FAILURES = 20;
const FIRST_STATES = 5;
const BROKEN_STATES = 4;
/** So many failed rows are told whole: there is little else to read. */
const FEW = 2;

/**
 * What a verification found, on one screen: what works, what to do next and how many rows it wins, failures by their
 * reason, and last of all the counts.
 * @param {Row[]} rows
 * @param {{ last: string[], remarks?: string[], wholeRow?: (row: Row) => string }} options  `last`: lines that end it.
 * @returns {string[]}
 */
export function summaryOf(rows, { last, remarks = [], wholeRow }) {
  const failed = rows.filter(({ result }) => result === 'failed' || result === 'unreached');
  const end = ['', ...remarks, ...last];
  const start = [...worksLines(rows), ...levelLines(rows), ...nextLines(rows)];
  if (wholeRow && failed.length > 0 && failed.length <= FEW)
    return [...start, ...failed.map(wholeRow), ...end];
  const room = SCREEN - start.length - end.length - 3;
  const unwritten = new Set(callsToWrite(rows).flatMap(({ rows: own }) => own));
  const others = failed.filter((row) => !unwritten.has(row));
  const first = wholeRow ? firstLines(others, wholeRow) : [];
  const groups = failureLines(others, Math.min(MOST_FAILURES, room - first.length));
  return [...start, ...groups, ...first, ...end];
}

/** The first row of those that fail most, with what came and how to repeat it. */
function firstLines(failed, wholeRow) {
  const [row] = groupsOf(failed)[0]?.rows ?? [];
  if (!row || row.result === 'unreached') return [];
  return ['', 'The first of them', ...wholeRow({ ...row, reasons: row.reasons.slice(0, 1) }).split('\n')];
}

/**
 * Green rows and all rows of each domain.
 * @param {Row[]} rows
 */
export function domainsOf(rows) {
  const names = [...new Set(rows.map(domainOf))];
  return names.map((domain) => {
    const own = rows.filter((row) => domainOf(row) === domain);
    return { domain, ok: own.filter(({ ok }) => ok).length, rows: own.length };
  });
}

function domainOf({ id }) {
  return id.split('.')[0];
}

/** Green rows of each domain, in columns. */
function worksLines(rows) {
  const cells = domainsOf(rows).map(({ domain, ok, rows: all }) => `${domain} ${ok}/${all}`);
  const width = Math.max(0, ...cells.map(({ length }) => length)) + 2;
  const columns = Math.max(1, Math.floor(WIDTH / width));
  const lines = [];
  for (let at = 0; at < cells.length; at += columns) {
    const line = cells.slice(at, at + columns).map((cell) => cell.padEnd(width));
    lines.push(`  ${line.join('')}`.trimEnd());
  }
  return lines.length > 0 ? ['What works, row by row of each domain', ...lines] : [];
}

/** What to do first: states to write, then calls, then handlers of states that fail. */
function nextLines(rows) {
  const [head, ...states] = statesToWriteLines(rows);
  const { shown, more } = someOf(states, FIRST_STATES);
  const toWrite = head ? ['', head, ...shown, ...moreLines(more)] : [];
  const calls = callsToWriteLines(rows);
  return [...toWrite, ...(calls.length > 0 ? ['', ...calls] : []), ...brokenLines(rows)];
}

function brokenLines(rows) {
  const broken = rows.filter(({ brokenStates }) => brokenStates.length > 0);
  if (broken.length === 0) return [];
  const groups = groupsOf(broken);
  const { shown, more } = someOf(groups, BROKEN_STATES);
  const head = 'Handlers of states that failed (no promise is judged by these rows)';
  return ['', head, ...shown.map(groupLine), ...moreLines(more)];
}

function failureLines(failed, most) {
  if (failed.length === 0) return [];
  const groups = groupsOf(failed);
  const { shown, more } = someOf(groups, most);
  return ['', 'Failures by their first reason', ...shown.map(groupLine), ...moreLines(more, ' reasons')];
}

const moreLines = ({ length }, what = '') => (length > 0 ? [`      and ${length} more${what}`] : []);

/**
 * Rows by the reason that stands first in each, most rows first. What came and which entry of a list it is do not
 * make another reason.
 * @param {Row[]} rows
 * @returns {{ reason: string, rows: Row[] }[]}
 */
export function groupsOf(rows) {
  const groups = new Map();
  for (const row of rows) {
    const [first] = row.reasons;
    // A status that came is the reason itself.
    const reason = first.startsWith('status: ')
      ? first
      : first.replace(/\[\d+\]/g, '[]').replace(/, got [\s\S]*$/, '');
    groups.set(reason, [...(groups.get(reason) ?? []), row]);
  }
  const found = [...groups].map(([reason, own]) => ({
    reason: own.length === 1 ? own[0].reasons[0] : reason,
    rows: own,
  }));
  return found.sort((one, other) => other.rows.length - one.rows.length);
}

function groupLine({ reason, rows }) {
  const others = rows.length > 1 ? ` and ${rows.length - 1} more` : '';
  return `${String(rows.length).padStart(5)}  ${shortened(reason)}  ← ${rows[0].description}${others}`;
}

function shortened(text) {
  return text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text;
}

/**
 * The counts of a verification as one sentence, of rows and of stories.
 * @param {Row[]} all
 */
export function countsOf(all) {
  const stories = all.filter(isStory);
  const rows = all.filter((row) => !isStory(row));
  const told = stories.length > 0 ? [countedText(stories, stories.length === 1 ? 'story' : 'stories')] : [];
  return [
    ...(rows.length > 0 || stories.length === 0 ? [countedText(rows, 'interactions')] : []),
    ...told,
  ].join('; ');
}

/**
 * Whether a row of a report is a story.
 * @param {Row} row
 */
export function isStory({ service }) {
  return service === 'stories';
}

function countedText(rows, what) {
  const { failed, state, unreached, pending, known } = countedOf(rows);
  const isWaiting = ({ result, brokenStates }) => result === 'state' && brokenStates.length === 0;
  const waiting = rows.filter(isWaiting).length;
  const parts = [
    `${rows.length} ${what}`,
    `${failed} failed`,
    ...some(unreached, 'not tried, for nothing answered'),
    ...some(waiting, 'wait for states'),
    ...some(state - waiting, 'not judged, for a state failed'),
    ...some(known, 'not green before either'),
    ...some(pending, 'pending'),
  ];
  return parts.join(', ');
}

/**
 * Rows of each result.
 * @param {Row[]} rows
 */
export function countedOf(rows) {
  const results = ['ok', 'failed', 'state', 'unreached', 'pending', 'known'];
  const counted = results.map((one) => [one, rows.filter(({ result }) => result === one).length]);
  return { rows: rows.length, ...Object.fromEntries(counted) };
}

function some(count, what) {
  return count > 0 ? [`${count} ${what}`] : [];
}
