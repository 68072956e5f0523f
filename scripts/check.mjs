// `npm run check`: what does not stand together, in a line each, then form and lint; `--plain` the first alone.
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  const { plainProblems } = await import('./lib/plain-checks.mjs');
  const lines = await plainProblems();
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exitCode = 1;
  if (!process.argv.includes('--plain')) await form();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

async function form() {
  const [{ run }, { toolEnv }] = await Promise.all([import('./lib/run.mjs'), import('./lib/env.mjs')]);
  const { code } = await run('biome', ['ci', '.'], { env: toolEnv() });
  process.exitCode ||= code;
}
