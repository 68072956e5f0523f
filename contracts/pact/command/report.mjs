import { secondsText } from './answer-time.mjs';
import { hashOfPacts, VERSION } from './version.mjs';

/** @typedef {import('./verify-interaction.mjs').Row} Row */
/** @typedef {import('./verify-interaction.mjs').Title} Title */

/** How each result stands in the table. */
const WORDS = {
  ok: 'ok',
  failed: 'FAILED',
  state: 'STATE',
  unreached: 'FAILED',
  pending: 'pending',
  known: 'known',
};

/**
 * The table of a verification: result, time of the answer, row as `--call` takes it, call, state, and below each row that is not green its
 * reasons, what came and how to repeat it. Rows are made one by one, for they are printed as they come.
 * @param {Title[]} titles  Of all rows to come: they make the widths.
 */
export function tableOf(titles) {
  const head = ['RESULT', 'TIME', 'ROW', 'CALL', 'GIVEN'];
  const lines = [head, ...titles.map((title) => cellsOf({ ...title, result: 'pending' }))];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column].length)));
  const lineOf = (cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return {
    head: lineOf(head),
    /** @param {Row} row */
    rowOf: (row) =>
      [lineOf(cellsOf(row)), ...[...row.reasons, ...row.details, ...row.notes].map(indented)].join('\n'),
  };
}

function cellsOf({ result, description, call, states, answerSeconds }) {
  return [WORDS[result], timeOf(answerSeconds), description, call, states];
}

/** How long the answer to the call took, as wide as any that is waited for; nothing where none came. */
function timeOf(seconds) {
  return (seconds === undefined ? '' : secondsText(seconds)).padStart(7);
}

function indented(line) {
  return `        ${line}`;
}

/**
 * JUnit XML of a verification: one suite per service, one case per interaction. What a state is to blame for is an
 * error; what the baseline excuses is skipped.
 * @param {Row[]} rows
 * @param {Record<string, string>} [facts]  What the report is about, as properties.
 */
export function junitOf(rows, facts = {}) {
  const suites = [...new Set(rows.map(({ service }) => service))].map((service) => {
    const own = rows.filter((row) => row.service === service);
    const count = (...results) => own.filter(({ result }) => results.includes(result)).length;
    const time = own.reduce((sum, row) => sum + row.seconds, 0);
    const counts = [
      `tests="${own.length}" failures="${count('failed', 'unreached')}" errors="${count('state')}"`,
      `skipped="${count('pending', 'known')}" time="${time.toFixed(3)}"`,
    ];
    return [
      `  <testsuite name="${escapeXml(service)}" ${counts.join(' ')}>`,
      propertiesOf({ version: VERSION, pacts: hashOfPacts(), ...facts }, '    '),
      ...own.map(caseOf),
      '  </testsuite>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

function propertiesOf(facts, indent) {
  const properties = Object.entries(facts).map(
    ([name, value]) => `${indent}  <property name="${escapeXml(name)}" value="${escapeXml(value)}"/>`,
  );
  return [`${indent}<properties>`, ...properties, `${indent}</properties>`].join('\n');
}

/**
 * The names of the cases that failed in a JUnit report of this command, for whatever reason.
 * @param {string} xml
 * @returns {Set<string>} as `nameOf()` gives them
 */
export function failedIn(xml) {
  const cases = xml.matchAll(
    /<testcase classname="[^"]*" name="([^"]*)" time="[^"]*">([\s\S]*?)<\/testcase>/g,
  );
  const failed = [...cases].filter(([, , inside]) => /<(?:failure|error) /.test(inside));
  return new Set(failed.map(([, name]) => unescapeXml(name)));
}

/**
 * The name of an interaction in a report.
 * @param {Title} title
 */
export function nameOf({ description, states }) {
  return states ? `${description}, given ${states}` : description;
}

const ELEMENTS = {
  failed: 'failure',
  unreached: 'failure',
  state: 'error',
  pending: 'skipped',
  known: 'skipped',
};

function caseOf(row) {
  const names = `classname="${escapeXml(row.call)}" name="${escapeXml(nameOf(row))}"`;
  const head = `    <testcase ${names} time="${row.seconds.toFixed(3)}">`;
  const properties = propertiesOf({ row: row.description, states: row.states }, '      ');
  const element = ELEMENTS[row.result];
  if (!element) return [head, properties, '    </testcase>'].join('\n');
  const reasons = row.reasons.map(escapeXml);
  const outcome = `      <${element} message="${reasons[0]}">${reasons.join('\n')}</${element}>`;
  return [head, properties, outcome, '    </testcase>'].join('\n');
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text) {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]).replace(/\p{Cc}/gu, ' ');
}

function unescapeXml(text) {
  return text.replace(
    /&\w+;/g,
    (entity) => Object.keys(ENTITIES).find((sign) => ENTITIES[sign] === entity) ?? entity,
  );
}
