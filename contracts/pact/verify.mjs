// Verifies a backend against the contracts of the site: docs/backend-teams.md. Needs Node 18.3 or later,
// nothing else.
import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { closeConnections } from './command/http.mjs';
import { pactFiles, readInteractions } from './command/pact-files.mjs';
import { failedIn, junitOf, nameOf, tableOf } from './command/report.mjs';
import { statesToWriteLines } from './command/states-to-write.mjs';
import { verifyInteraction } from './command/verify-interaction.mjs';
import { DEMO_BANK_SECRET, DEMO_VENDOR_SECRET } from './signatures.mjs';

const USAGE = `Usage: node contracts/pact/verify.mjs --url http://localhost:8080 [options]

  --url URL           where your backend listens
  --states-url URL    your provider-state endpoint; default <url>/sandbox/provider-states
  --service NAME      only this backend service: wps, lgw, vgw or pgw (the first path segment)
  --call NAME         only calls that begin so: games, games.launch, "games.launch: refused"
  --failed            only what failed in the last run, as its JUnit report has it; all when nothing did
  --watch             again when a pact file changes, and on Enter
  --merchant NAME     your merchant, in place of the examples' hoadang
  --vendor-secret S   secret of the vendor that your states name
  --payment-secret S  the same of the payment provider
  --junit FILE        where the JUnit report goes; default contracts-verify.xml
  --file FILE         verify this pact file instead of contracts/pacts/*.json (may be repeated)

Exit code: 0 all kept, 1 a promise is broken or nothing was verified, 2 called wrongly or no report could be
written, 3 the backend or its provider-state endpoint could not be reached.
`;

/** What the command was told wrongly; the usage helps. */
class Misuse extends Error {}

function readOptions() {
  const values = parsedArguments();
  if (values.help) return values;
  if (!isHttp(values.url)) throw new Misuse('--url is missing, or is not a http(s) URL');
  const statesUrl = values['states-url'] ?? `${values.url.replace(/\/$/, '')}/sandbox/provider-states`;
  if (!isHttp(statesUrl)) throw new Misuse('--states-url is not a http(s) URL');
  return {
    ...values,
    statesUrl,
    junit: values.junit ?? 'contracts-verify.xml',
    vendorSecret: values['vendor-secret'] ?? DEMO_VENDOR_SECRET,
    paymentSecret: values['payment-secret'] ?? DEMO_BANK_SECRET,
  };
}

function parsedArguments() {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  const options = {
    url: text,
    'states-url': text,
    service: text,
    call: text,
    merchant: text,
    'vendor-secret': text,
    'payment-secret': text,
    junit: text,
    file: { type: 'string', multiple: true },
    failed: flag,
    watch: flag,
    help: flag,
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Misuse(error.message);
  }
}

function isHttp(url) {
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}

/** The interactions that the options choose. */
function chosen({ call = '', failed, junit, ...options }) {
  const all = readInteractions(pactFiles(options)).filter(({ title }) => title.description.startsWith(call));
  const names = failed && existsSync(junit) ? failedIn(readFileSync(junit, 'utf8')) : new Set();
  const again = all.filter(({ title }) => names.has(nameOf(title)));
  return again.length > 0 ? again : all;
}

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
  return { ok: false, isReached: false, reasons, details: [], missingStates: [], seconds: 0 };
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
  if (rows.length === 0) return ['Nothing was verified: no pact file, or no call of that name in it.'];
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
  const options = readOptions();
  if (options.help) return console.log(USAGE);
  if (options.watch) return runAgainAndAgain(options);
  process.exitCode = await run(options).finally(closeConnections);
}

main().catch((error) => {
  console.error(error instanceof Misuse ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = 2;
});
