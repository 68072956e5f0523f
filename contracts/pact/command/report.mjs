/** @typedef {import('./verify-interaction.mjs').Row} Row */
/** @typedef {import('./verify-interaction.mjs').Title} Title */

/**
 * The table of a verification: result, call, answer, state, and below each failed row its reasons, what came
 * and how to repeat it. Rows are made one by one, for they are printed as they come.
 * @param {Title[]} titles  Of all rows to come: they make the widths.
 */
export function tableOf(titles) {
  const head = ['RESULT', 'CALL', 'ANSWER', 'GIVEN'];
  const lines = [head, ...titles.map((title) => cellsOf({ ...title, ok: false }))];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column].length)));
  const lineOf = (cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return {
    head: lineOf(head),
    /** @param {Row} row */
    rowOf: (row) => [lineOf(cellsOf(row)), ...[...row.reasons, ...row.details].map(indented)].join('\n'),
  };
}

function cellsOf({ ok, call, answer, states }) {
  return [ok ? 'ok' : 'FAILED', call, answer, states];
}

function indented(line) {
  return `        ${line}`;
}

/**
 * JUnit XML of a verification: one suite per service, one case per interaction.
 * @param {Row[]} rows
 */
export function junitOf(rows) {
  const suites = [...new Set(rows.map(({ service }) => service))].map((service) => {
    const own = rows.filter((row) => row.service === service);
    const failures = own.filter((row) => !row.ok).length;
    const time = own.reduce((sum, row) => sum + row.seconds, 0);
    const counts = `tests="${own.length}" failures="${failures}" time="${time.toFixed(3)}"`;
    return [
      `  <testsuite name="${escapeXml(service)}" ${counts}>`,
      ...own.map(caseOf),
      '  </testsuite>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

/**
 * The names of the cases that failed in a JUnit report of this command.
 * @param {string} xml
 * @returns {Set<string>} as `nameOf()` gives them
 */
export function failedIn(xml) {
  const cases = xml.matchAll(/<testcase classname="[^"]*" name="([^"]*)" time="[^"]*">/g);
  return new Set([...cases].map(([, name]) => unescapeXml(name)));
}

/**
 * The name of an interaction in a report.
 * @param {Title} title
 */
export function nameOf({ description, states }) {
  return states ? `${description}, given ${states}` : description;
}

function caseOf(row) {
  const names = `classname="${escapeXml(row.call)}" name="${escapeXml(nameOf(row))}"`;
  const head = `    <testcase ${names} time="${row.seconds.toFixed(3)}"`;
  if (row.ok) return `${head}/>`;
  const reasons = row.reasons.map(escapeXml);
  return `${head}>\n      <failure message="${reasons[0]}">${reasons.join('\n')}</failure>\n    </testcase>`;
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
