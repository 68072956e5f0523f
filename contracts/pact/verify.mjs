// Verifies a backend against the contracts of the site: docs/backend-teams.md. Needs Node 18.3 or later,
// nothing else.
import { watch, writeFileSync } from 'node:fs';
import { chosen } from './command/chosen.mjs';
import { closeConnections } from './command/http.mjs';
import { Misuse, readOptions, USAGE } from './command/options.mjs';
import { pactFiles } from './command/pact-files.mjs';
import { junitOf, tableOf } from './command/report.mjs';
import { statesToWriteLines } from './command/states-to-write.mjs';
import { verifyInteraction } from './command/verify-interaction.mjs';
import { hashOfPacts, VERSION } from './command/version.mjs';

/** Verifies once, prints, writes the report, and answers the exit code. */
async function run(options) {
  const work = chosen(options);
  const table = tableOf(work.map(({ title }) => title));
  console.log(table.head);
  const rows = [];
  for (const { title, interaction } of work) {
    const lost = rows.find(({ isReached }) => !isReached);
    const row = { ...title, ...(lost ? notTried(lost) : await verifyInteraction(interaction, options)) };
    rows.push(row);
    console.log(table.rowOf(row));
  }
  const failed = rows.filter((row) => !row.ok);
  console.log(`\n${rows.length} interactions, ${failed.length} failed. ${writtenReport(rows, options)}`);
  for (const line of statesToWriteLines(rows)) console.log(line);
  for (const line of remarksOn(rows, options)) console.error(line);
  if (failed.some(({ isReached }) => !isReached)) return 3;
  return failed.length > 0 || rows.length === 0 ? 1 : 0;
}

/** What becomes of all interactions after one that reached nobody. */
function notTried({ reasons }) {
  return { ok: false, isReached: false, reasons, details: [], notes: [], missingStates: [], seconds: 0 };
}

function writtenReport(rows, { junit }) {
  try {
    writeFileSync(junit, junitOf(rows));
    return `JUnit report: ${junit}`;
  } catch (error) {
    throw new Error(`The report can't be written: ${error.message}`);
  }
}

function remarksOn(rows, { statesUrl }) {
  if (rows.length === 0) return ['Nothing was verified: there is no interaction in the pact files.'];
  const allRefused = rows.every(({ missingStates }) => missingStates.length > 0);
  return allRefused ? [`Every state was refused: is there a provider-state endpoint at ${statesUrl} ?`] : [];
}

/** Runs again on Enter and when a pact file changes, until it is ended. */
async function runAgainAndAgain(options) {
  let isAsked = true;
  const ask = () => {
    isAsked = true;
  };
  for (const file of pactFiles(options)) watch(file, ask);
  process.stdin.on('data', ask);
  for (;;) {
    // A file that is being written changes several times: what comes within one wait is one change.
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (!isAsked) continue;
    isAsked = false;
    if (process.stdout.isTTY) console.clear();
    await run(options).catch((error) => console.error(error.message));
    console.log('\nEnter runs again; so does a change of the pact files. Ctrl-C ends.');
  }
}

async function main() {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) return console.log(USAGE);
  if (options.version) return console.log(`contracts ${VERSION}, pact files ${hashOfPacts()}`);
  if (options.watch) return runAgainAndAgain(options);
  process.exitCode = await run(options).finally(() => closeConnections(options.connection));
}

main().catch((error) => {
  console.error(error instanceof Misuse ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = 2;
});
