/** @typedef {import('./verifier.mjs').Row} Row */

/**
 * The table of a verification: call, answer, state, result; the reasons stand below each failed row.
 * @param {Row[]} rows
 */
export function tableOf(rows) {
  const cells = rows.map((row) => [row.ok ? 'ok' : 'FAILED', row.call, answerOf(row), row.states]);
  const lines = [['RESULT', 'CALL', 'ANSWER', 'GIVEN'], ...cells];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column].length)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return text.flatMap((line, index) => [line, ...reasonLines(rows[index - 1])]).join('\n');
}

/**
 * JUnit XML of a verification: one suite per service, one case per interaction.
 * @param {Map<string, Row[]>} byService
 */
export function junitOf(byService) {
  const suites = [...byService].map(([service, rows]) => {
    const failures = rows.filter((row) => !row.ok).length;
    const time = rows.reduce((sum, row) => sum + row.seconds, 0);
    return [
      `  <testsuite name="${escapeXml(service)}" tests="${rows.length}" failures="${failures}" time="${time.toFixed(3)}">`,
      ...rows.map(caseOf),
      '  </testsuite>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

function caseOf(row) {
  const name = row.states ? `${row.description}, given ${row.states}` : row.description;
  const head = `    <testcase classname="${escapeXml(row.call)}" name="${escapeXml(name)}" time="${row.seconds.toFixed(3)}"`;
  if (row.ok) return `${head}/>`;
  const reasons = row.reasons.map(escapeXml);
  return `${head}>\n      <failure message="${reasons[0]}">${reasons.join('\n')}</failure>\n    </testcase>`;
}

function answerOf({ description }) {
  return description.slice(description.indexOf(': ') + 2);
}

function reasonLines(row) {
  return row && !row.ok ? row.reasons.map((reason) => `        ${reason}`) : [];
}

function escapeXml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\p{Cc}/gu, ' ');
}
