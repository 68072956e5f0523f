// Verifies a backend against the contracts of the site: contracts/GUIDE.md. Needs Node 18.3 or later,
// nothing else.
import { watch } from 'node:fs';
import { explained } from './command/explain.mjs';
import { closeConnections } from './command/http.mjs';
import { Misuse, readOptions, USAGE } from './command/options.mjs';
import { pactFiles } from './command/pact-files.mjs';
import { EXIT, verify } from './command/run.mjs';
import { hashOfPacts, VERSION } from './command/version.mjs';

/** Runs again on Enter and when a pact file changes, until it is ended. */
async function runAgainAndAgain(options, print) {
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
    await verify(options, print).catch((error) => console.error(error.message));
    console.log('\nEnter runs again; so does a change of the pact files. Ctrl-C ends.');
  }
}

async function main() {
  const options = readOptions(process.argv.slice(2), process.env);
  // A report on standard output has it to itself.
  const print = (line) => (options.json === '-' ? console.error(line) : console.log(line));
  if (options.help) return print(USAGE);
  if (options.version) return print(`contracts ${VERSION}, pact files ${hashOfPacts()}`);
  if (options.explain !== undefined) {
    print(explained(options.explain, options).join('\n'));
    if (options.isUnverified) throw new Misuse('Nothing was verified: --url is missing.');
    return;
  }
  if (options.watch) return runAgainAndAgain(options, print);
  process.exitCode = await verify(options, print).finally(() => closeConnections(options.connection));
}

// Whoever reads may have read enough: `| head`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.misused);
});

main().catch((error) => {
  console.error(error instanceof Misuse ? `${error.message}\n-h lists all options.` : error.message);
  process.exitCode = EXIT.misused;
});
