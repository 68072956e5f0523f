// Verifies a backend against the contracts of the site: contracts/GUIDE.md. Needs Node 18.3 or later,
// nothing else.
import { watch, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { arazzoOf, openapiOf } from './command/arazzo.mjs';
import { explained } from './command/explain.mjs';
import { closeConnections } from './command/http.mjs';
import { Misuse, readOptions, USAGE } from './command/options.mjs';
import { pactFiles } from './command/pact-files.mjs';
import { EXIT, verify } from './command/run.mjs';
import { scaffoldOf } from './command/scaffold.mjs';
import { chosenStories, interactionsOfStories } from './command/stories.mjs';
import { STORIES_FILE } from './command/stories-file.mjs';
import { hashOfPacts, VERSION } from './command/version.mjs';

/** Runs again on Enter and when a pact file changes, until it is ended. */
async function runAgainAndAgain(options, print) {
  let isAsked = true;
  const ask = () => {
    isAsked = true;
  };
  for (const file of [...pactFiles(options), STORIES_FILE]) watch(file, ask);
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

/** Writes the skeleton of an endpoint into a file or to standard output. */
function writeScaffold({ scaffold, out, ...options }) {
  const text = scaffoldOf(scaffold, options);
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
}

/** Writes the stories for other tools: an Arazzo document, and the OpenAPI description that it names. */
function writeArazzo(options) {
  const stories = chosenStories(options).map(({ story }) => story);
  const interactions = interactionsOfStories();
  const openapi = `${options.arazzo.replace(/(\.arazzo)?\.json$/, '')}.openapi.json`;
  const write = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  write(options.arazzo, arazzoOf(stories, interactions, `./${basename(openapi)}`));
  write(openapi, openapiOf(stories, interactions));
  return `${stories.length} stories are in ${options.arazzo}, their calls in ${openapi}.`;
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
  if (options.scaffold !== undefined) return writeScaffold(options);
  if (options.arazzo !== undefined) return print(writeArazzo(options));
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
