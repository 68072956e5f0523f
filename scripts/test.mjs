// `npm test`: every check and every test from a fresh clone, one after the other but for those that leave a core idle;
// `npm test -- e2e` runs one step, and what it needs. The last line is the sum.
import { ensureInstalled } from './lib/install.mjs';
import { onEnd } from './lib/lifetime.mjs';
import { ALL_STEPS, SILENCE } from './lib/limits.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';

const names = process.argv.slice(2);

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  await test();
} catch (error) {
  console.error(`\n${error.message}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}

async function test() {
  const { chosen, install, playwright, tool, vitest } = await import('./lib/steps.mjs');
  const steps = chosen(
    [
      tool('format', 'biome', ['ci', '.', '--colors=off']),
      tool('generate', 'node', ['scripts/generate.mjs']),
      tool('build', 'node', ['scripts/build.mjs', '--verbose']),
      { ...tool('types', 'tsc', ['--noEmit']), needs: ['generate'], beside: 'build' },
      vitest('unit', ['generate'], 'unit', 'unit-mocks', 'nothing-kept', 'unit-translated'),
      vitest('screens', ['generate'], 'screens'),
      vitest('contracts', ['generate'], 'consumer', 'architecture', 'messages'),
      vitest('provider', ['build'], 'provider'),
      vitest('worker', ['build'], 'worker'),
      playwright('e2e', ['build']),
      // As with the packages, a person's own settings (a proxy) tell how to reach them.
      { ...tool('browsers', 'node', ['scripts/install-engines.mjs']), ownEnv: true, beside: 'build' },
      vitest('engines', ['build', 'browsers'], 'engines'),
      { ...install('emulator', 'tests/firebase/emulator'), beside: 'build' },
      {
        ...playwright('firebase', ['build', 'emulator'], 'tests/firebase/playwright.config.ts'),
        beside: 'engines',
      },
    ],
    names,
  );
  const { ensureChromium } = await import('./lib/browser.mjs');
  const inBrowser = steps.some(({ command, name }) => command === 'playwright' || name === 'screens');
  sumUp(await runAll(steps, inBrowser ? { CHROMIUM_PATH: await ensureChromium() } : {}));
}

async function runAll(steps, env) {
  const { inGroups, runStep } = await import('./lib/steps.mjs');
  const stopped = new AbortController();
  onEnd(() => stopped.abort());
  const end = Date.now() + ALL_STEPS;
  const results = [];
  const runOne = async (step) => {
    const limit = end - Date.now();
    const result =
      limit > 0 && !stopped.signal.aborted
        ? await runStep(step, { env, silence: SILENCE, limit, abort: stopped.signal })
        : { name: step.name, ok: false, cut: 'not begun', output: '', passed: 0, failed: 0, ms: 0 };
    results.push(result);
    if (!result.ok || result.reason) console.log(`\n${result.output.trim()}\n`);
    console.log(line(result));
  };
  for (const group of inGroups(steps)) await Promise.all(group.map(runOne));
  return results;
}

function sumUp(results) {
  const failed = results.filter(({ ok, cut }) => !ok && !cut);
  const cut = results.filter((result) => result.cut);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  for (const { name, cut: why } of cut) console.log(`\ncut: ${name}: ${why.split('; ')[0]}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (failed.length + cut.length > 0) process.exitCode = 1;
}

function line({ name, ok, cut, reason, passed, failed, ms }) {
  const outcome = ok ? 'ok' : cut ? 'CUT' : 'FAILED';
  const tests = passed + failed > 0 ? `  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  const note = cut ?? reason;
  const seconds = `${(ms / 1000).toFixed(1)} s`;
  return `${outcome.padEnd(6)} ${name.padEnd(16)} ${seconds.padStart(8)}${tests}${note ? `  (${note})` : ''}`;
}
