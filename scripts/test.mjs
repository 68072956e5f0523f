// `npm test`: every check and every test, one after the other, from a fresh clone. The last line is the sum.
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';

const MINUTE = 60_000;
const ALL_TOGETHER = 14 * MINUTE;
const ONE_STEP = 8 * MINUTE;

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  await test();
} catch (error) {
  console.error(`\n${error.message}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}

async function test() {
  const [{ ensureChromium }, { install, playwright, runStep, tool, vitest }] = await Promise.all([
    import('./lib/browser.mjs'),
    import('./lib/steps.mjs'),
  ]);
  const env = { CHROMIUM_PATH: await ensureChromium() };
  const steps = [
    tool('format and lint', 'biome', ['ci', '.', '--colors=off']),
    tool('build', 'node', ['scripts/build.mjs']),
    tool('types', 'tsc', ['--noEmit']),
    vitest('unit', 'unit', 'unit-mocks'),
    vitest('architecture', 'architecture', 'messages'),
    vitest('consumer', 'consumer'),
    vitest('provider', 'provider'),
    vitest('worker', 'worker'),
    playwright('e2e'),
    install('emulator', 'tests/firebase/emulator'),
    playwright('firebase', 'tests/firebase/playwright.config.ts'),
  ];

  const begin = Date.now();
  const results = [];
  for (const step of steps) {
    const limit = Math.max(MINUTE / 4, Math.min(ONE_STEP, ALL_TOGETHER - (Date.now() - begin)));
    const result = await runStep(step, { env, limit });
    results.push(result);
    if (!result.ok || result.reason) console.log(`\n${result.output.trim()}\n`);
    console.log(line(result));
  }

  const failed = results.filter(({ ok }) => !ok);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

function line({ name, ok, reason, passed, failed, ms }) {
  const tests = passed + failed > 0 ? `  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  const seconds = `${(ms / 1000).toFixed(1)} s`;
  return `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.padStart(8)}${tests}${reason ? `  (${reason})` : ''}`;
}
