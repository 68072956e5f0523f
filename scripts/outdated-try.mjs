// `npm run outdated:try`: installs today's newest minor versions of all packages in a temporary copy, and builds there. Says
// what is newer and, where the build stops, which of its plugins no longer matches. The checkout stays as it is.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { onEnd } from './lib/lifetime.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { at } from './lib/paths.mjs';

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  const folder = mkdtempSync(join(tmpdir(), 'outdated-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const off = onEnd(() => {
    remove();
    process.exit(1);
  });
  await tryIn(folder).finally(remove);
  off();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

async function tryIn(folder) {
  const { textsOf } = await import('./lib/module-graph.mjs');
  const { newerIn, unmatchedPlugin, withNewestMinors } = await import('./lib/outdated.mjs');
  for (const path of textsOf().keys()) cpSync(at(path), join(folder, path));
  const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const pack = join(folder, 'package.json');
  const lock = join(folder, 'package-lock.json');
  writeFileSync(pack, JSON.stringify(withNewestMinors(json(pack)), null, 2));
  rmSync(lock);

  console.log('Installing the newest minor versions in a copy…');
  const installed = await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  if (installed.code !== 0) throw new Error(`They do not go together:\n${installed.output}`);
  const newer = newerIn(json(at('package-lock.json')), json(lock));
  if (newer.length === 0) return console.log('Everything is as new as it can be.');
  console.log(newer.join('\n'));

  console.log('Building with them…');
  const built = await runIn(folder, process.execPath, ['scripts/build.mjs']);
  if (built.code === 0)
    return console.log('They build. Take them, then "npm test": a build says nothing of what it does.');
  const plugin = unmatchedPlugin(built.output);
  throw new Error(
    `${built.output}\n${plugin ? `${plugin} no longer matches (build/README.md).` : 'No plugin of the build says that it no longer matches; see above.'}`,
  );
}

async function runIn(folder, command, args) {
  const { startOwned } = await import('./lib/owned.mjs');
  // npm goes by the person's own settings, as `npm ci` does; the build cleans its environment itself.
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, NO_COLOR: '1' };
  const child = startOwned(command, args, { cwd: folder, env, stdio: ['pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
