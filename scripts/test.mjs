// `npm test`: every check and every test from a fresh clone, one after the other but beside those that leave a core idle;
// `npm test -- e2e` runs one step and what it needs, `npm test -- withdrawal` the tests of a name, `npm test -- affected`
// what a change since main, or since a commit that is named, may alter. The last line is the sum.
import { availableParallelism } from 'node:os';
import { ensureInstalled } from './lib/install.mjs';
import { onEnd } from './lib/lifetime.mjs';
import { SILENCE, strainNow } from './lib/limits.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';

const names = process.argv.slice(2);
// The product is tested as it is shipped, whatever the operator's folder has.
process.env.SHIPPED = '1';
/** The projects of unit tests (`vitest.config.ts`). */
const UNIT = ['unit', 'unit-document', 'unit-mocks', 'nothing-kept', 'unit-translated'];
/** Steps at once of those that run beside each other: more than cores would only wait for each other. */
const AT_ONCE = Math.max(2, availableParallelism());

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  await test();
} catch (error) {
  console.error(`\n${error.message}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}

async function test() {
  const { testsOf } = await import('./lib/affected.mjs');
  const { textsOf } = await import('./lib/module-graph.mjs');
  const { hashed } = await import('./lib/plan.mjs');
  const texts = textsOf();
  const tests = testsOf(texts);
  const all = hashed(await allSteps(), texts, tests);
  const steps = names[0] === 'affected' ? await affected(all, texts) : await named(all, tests);
  const { ensureChromium } = await import('./lib/browser.mjs');
  const inBrowser = steps.some(
    ({ command, name }) => command === 'playwright' || ['screens', 'dev'].includes(name),
  );
  // What was edited while its step ran has not been tested.
  const isAsBefore = ({ name, hash }) => hashed([{ name }], textsOf(), []).every((now) => now.hash === hash);
  sumUp(await runAll(steps, { env: inBrowser ? { CHROMIUM_PATH: await ensureChromium() } : {}, isAsBefore }));
}

async function allSteps() {
  const { install, playwright, tool, vitest } = await import('./lib/steps.mjs');
  return [
    tool('format', 'biome', ['ci', '.', '--colors=off']),
    tool('generate', 'node', ['scripts/generate.mjs']),
    tool('build', 'node', ['scripts/build.mjs', '--verbose']),
    { ...tool('types', 'node', ['scripts/types.mjs', '--once']), needs: ['generate'], beside: 'build' },
    vitest('unit', ['generate'], ...UNIT),
    vitest('screens', ['generate'], 'screens'),
    // One page hosts all screens: they leave a core idle, as long as these take one after the other.
    { ...vitest('contracts', ['generate'], 'consumer', 'architecture', 'messages'), beside: 'screens' },
    { ...vitest('provider', ['build'], 'provider'), beside: 'screens' },
    { ...vitest('worker', ['build'], 'worker'), beside: 'screens' },
    { ...vitest('dev', [], 'dev'), beside: 'screens' },
    playwright('e2e', ['build']),
    // As with the packages, a person's own settings (a proxy) tell how to reach them.
    { ...tool('browsers', 'node', ['scripts/install-engines.mjs']), ownEnv: true, beside: 'build' },
    vitest('engines', ['build', 'browsers'], 'engines'),
    { ...install('emulator', 'tests/firebase/emulator'), beside: 'build' },
    {
      ...playwright('firebase', ['build', 'emulator'], 'tests/firebase/playwright.config.ts'),
      beside: 'engines',
    },
  ];
}

/** All steps, or those that are named, and those that run the tests of a name. */
async function named(all, tests) {
  const { named } = await import('./lib/plan.mjs');
  const { chosen } = await import('./lib/steps.mjs');
  const { steps, wanted } = named(all, names, tests);
  return chosen(steps, wanted);
}

/** The steps that what changed since main, or since the commit that is named, may alter; says which, and what is left out. */
async function affected(all, texts) {
  if (names.length > 2)
    throw new Error('npm test -- affected, or with one commit: npm test -- affected HEAD~3');
  const [
    { affectedBy },
    { changesSince },
    { greenBefore },
    { graphOf },
    { affectedPlan, closer },
    { chosen },
  ] = await Promise.all([
    import('./lib/affected.mjs'),
    import('./lib/changes.mjs'),
    import('./lib/green.mjs'),
    import('./lib/module-graph.mjs'),
    import('./lib/plan.mjs'),
    import('./lib/steps.mjs'),
  ]);
  const { since, changed, words } = changesSince(names[1]);
  const reached = affectedBy({ texts, graph: graphOf(texts), changed, words });
  const green = greenBefore();
  const { leftOut, needless, steps, wanted } = affectedPlan(all, { affected: reached, green });
  console.log(`${changed.length} files changed since ${since}`);
  if (reached.everything) console.log(`All tests need ${reached.everything}.`);
  const running =
    wanted.length > 0 ? chosen(steps, wanted).filter(({ name }) => !needless.includes(name)) : [];
  for (const { name, files } of running)
    console.log(`  run       ${name}${files ? `: ${briefly(files)}` : ''}`);
  for (const one of leftOut) console.log(`  left out  ${one}`);
  return closer(running);
}

/** The names of a few files, else how many there are. */
function briefly(files) {
  return files.length > 6
    ? `${files.length} files`
    : files.map((file) => file.replace(/.*\//, '')).join(', ');
}

async function runAll(steps, { env, isAsBefore }) {
  const { byTurns, inGroups, runStep } = await import('./lib/steps.mjs');
  const { noteGreen } = await import('./lib/green.mjs');
  const stopped = new AbortController();
  onEnd(() => stopped.abort());
  const results = [];
  const runOne = async (step) => {
    const result = !stopped.signal.aborted
      ? await runStep(step, strained({ env, silence: SILENCE, abort: stopped.signal }))
      : { name: step.name, ok: false, cut: 'not begun', output: '', passed: 0, failed: 0, ms: 0 };
    results.push(result);
    if (result.ok && !result.reason && isAsBefore(step))
      noteGreen(step.name, step.hash, step.whole ?? step.files);
    if (!result.ok || result.reason) console.log(`\n${result.output.trim()}\n`);
    console.log(line(result));
  };
  for (const group of inGroups(steps)) await byTurns(group, AT_ONCE, runOne);
  return results;
}

/** On a machine that others keep busy a step has so much longer, and tells its programs how busy it was (`limits.mjs`). */
function strained({ env, silence, abort }, strain = strainNow()) {
  return { env: { ...env, STRAIN: String(strain) }, silence: silence * strain, abort };
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
