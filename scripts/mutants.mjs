// `npm run mutants`: puts each small change of tests/mutants into a copy of the checkout, one at a time, and sees whether
// the step that should catch it does. tests/mutants/README.md explains.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { toolEnv } from './lib/env.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onEnd } from './lib/lifetime.mjs';
import { SILENCE } from './lib/limits.mjs';
import {
  besideEachOther,
  chosenMutants,
  faultOf,
  hashOf,
  isUnhandled,
  mutated,
  reachIn,
  readPlaywright,
  readVitest,
  stepName,
  summed,
  together,
  verdictOn,
} from './lib/mutation.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { startOwned } from './lib/owned.mjs';
import { at, root } from './lib/paths.mjs';
import { signal } from './lib/processes.mjs';

/** Projects whose tests run the built site. */
const BUILT = ['worker', 'provider', 'e2e'];
const RESULTS = at('.ready/mutants.jsonl');
/** Mutants that are judged in one run. */
const AT_ONCE = 40;
/** Of the tests' own limits: a mutant is mostly seen by something that never comes. Whether a step ends so is asked without one. */
const STRAIN = 0.15;
/** Milliseconds in which a step ends. */
const TO_END = 6 * SILENCE;

const names = { type: 'string', multiple: true };
const { values } = parseArgs({
  allowNegative: true,
  options: {
    area: names,
    id: names,
    step: names,
    cheap: { type: 'boolean', default: false },
    types: { type: 'boolean', default: true },
    resume: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  await main();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

async function main() {
  const { MUTANTS } = await import('../tests/mutants/mutants.ts');
  const several = (given = []) => given.flatMap((one) => one.split(','));
  const wanted = { area: several(values.area), id: several(values.id), step: several(values.step) };
  const mutants = chosenMutants(MUTANTS, wanted).filter(
    ({ step }) => !values.cheap || !BUILT.includes(step.project),
  );
  if (values.list) return list(mutants);
  const known = values.resume ? resultsOf(mutants) : [];
  if (!values.resume) rmSync(RESULTS, { force: true });
  const open = mutants.filter(({ id }) => !known.some((one) => one.id === id));
  if (known.length > 0) console.log(`${known.length} known from the run before.`);
  const found = open.length > 0 ? await runAll(open) : [];
  report([...known, ...found], mutants.length);
}

function list(mutants) {
  for (const { id, step, seen } of mutants) console.log(`${id}  (${stepName(step)})\n    ${seen}`);
  console.log(`\n${mutants.length} mutants`);
}

/** What a run before found out of these mutants, as they, their files and their tests are now. */
function resultsOf(mutants) {
  if (!existsSync(RESULTS)) return [];
  const lines = readFileSync(RESULTS, 'utf8').split('\n').filter(Boolean);
  const kept = new Map(lines.map((line) => JSON.parse(line)).map((one) => [one.id, one]));
  return mutants.flatMap((mutant) => {
    const one = kept.get(mutant.id);
    return one && one.outcome !== 'errored' && one.hash === hashOf(mutant, root) ? [one] : [];
  });
}

async function runAll(mutants) {
  const copy = copyOfCheckout();
  const results = [];
  const done = (mutant, found, ms) => {
    const { id, area, step } = mutant;
    const result = { id, area, step: stepName(step), hash: hashOf(mutant, root), ...found, ms };
    keep(result);
    results.push(result);
    console.log(`${String(results.length).padStart(3)}/${mutants.length} ${lineOf(result)}`);
  };
  try {
    await generate(copy);
    const uncompiled = values.types ? await findUncompiled(copy, mutants) : new Map();
    for (const [mutant, by] of uncompiled) done(mutant, { outcome: 'errored', by }, 0);
    const faults = new Map();
    const compiled = mutants.filter((mutant) => !uncompiled.has(mutant));
    for (const group of together(compiled, reachIn(copy.folder), AT_ONCE)) {
      const sound = [];
      await findFaults(copy, group, faults);
      for (const mutant of group) {
        const by = faults.get(stepName(mutant.step));
        if (by) done(mutant, { outcome: 'errored', by }, 0);
        else sound.push(mutant);
      }
      if (sound.length > 0) await judge(copy, sound, done);
    }
  } finally {
    copy.remove();
  }
  return results;
}

/** Runs the steps of a group as they are, those that were not yet, and notes what is wrong with each. */
async function findFaults(copy, group, known) {
  const steps = group.map(({ step }) => step).filter((step) => !known.has(stepName(step)));
  if (steps.length === 0) return;
  const runs = await runSteps(copy, steps);
  for (const step of steps) known.set(stepName(step), faultOf(runs.get(step)));
}

/** Judges mutants in one run; those that it says nothing of, each in one of its own. */
async function judge(copy, mutants, done) {
  const begin = Date.now();
  const texts = new Map(mutants.map(({ file }) => [file, readFileSync(join(copy.folder, file), 'utf8')]));
  for (const mutant of mutants) {
    writeFileSync(join(copy.folder, mutant.file), mutated(texts.get(mutant.file), mutant));
  }
  const isGenerated = mutants.some(({ file }) => isGeneratedFrom(file));
  let runs;
  try {
    if (isGenerated) await generate(copy);
    runs = await runSteps(
      copy,
      mutants.map(({ step }) => step),
    );
  } finally {
    for (const [file, text] of texts) writeFileSync(join(copy.folder, file), text);
    if (isGenerated) await generate(copy);
  }
  for (const mutant of mutants) {
    const run = runs.get(mutant.step);
    // An error of nobody's test, and a run that does not end, may be another one's.
    const isUnclear = mutants.length > 1 && run.failed.length === 0 && (run.cut || run.code !== 0);
    if (isUnclear) await judge(copy, [mutant], done);
    else done(mutant, verdictOn(run), Math.round((Date.now() - begin) / mutants.length));
  }
}

function isGeneratedFrom(file) {
  return file.startsWith('messages/');
}

async function generate(copy) {
  const { code, output } = await copy.run(process.execPath, ['scripts/generate.mjs']);
  if (code !== 0) throw new Error(`The generated sources could not be written:\n${output}`);
}

/** The mutants that TypeScript refuses, with its word. All that can stand beside each other are looked at together. */
async function findUncompiled(copy, mutants) {
  const read = (file) => readFileSync(join(copy.folder, file), 'utf8');
  const refused = new Map();
  for (const batch of besideEachOther(mutants, read)) {
    const texts = new Map(batch.map(({ file }) => [file, read(file)]));
    for (const mutant of batch) {
      writeFileSync(join(copy.folder, mutant.file), mutated(read(mutant.file), mutant));
    }
    const { code, output } = await copy.run('tsc', ['--noEmit', '--pretty', 'false']);
    for (const [file, text] of texts) writeFileSync(join(copy.folder, file), text);
    if (code === 0) continue;
    const errors = [...output.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error (.*)$/gm)];
    const elsewhere = errors.find(([, file]) => !texts.has(file));
    if (errors.length === 0 || elsewhere) throw new Error(`TypeScript: ${elsewhere?.[0] ?? output}`);
    for (const mutant of batch) {
      const own = errors.find(([, file]) => file === mutant.file);
      if (own) refused.set(mutant, `does not compile, or another one in its file does not: ${own[2]}`);
    }
  }
  return refused;
}

/** What each of some steps came to; several are of unit tests, and run at once. */
async function runSteps(copy, steps) {
  const [{ project, file, title }] = steps;
  const isBrowser = project === 'e2e';
  if (BUILT.includes(project)) {
    const built = await copy.run(process.execPath, ['scripts/build.mjs']);
    if (built.code !== 0) {
      return new Map([[steps[0], { ...built, passed: 0, failed: [], said: `no build: ${built.output}` }]]);
    }
  }
  const into = join(copy.folder, '.ready/report.json');
  rmSync(into, { force: true });
  const files = [...new Set(steps.map((step) => step.file))];
  const projects = [...new Set(steps.map((step) => projectOf(copy, step)))];
  const { code, cut, output } = isBrowser
    ? await copy.run('playwright', ['test', file, ...(title ? ['-g', title] : []), '--reporter=json'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: into },
      })
    : await copy.run(
        'vitest',
        [
          'run',
          ...projects.flatMap((name) => ['--project', name]),
          ...files,
          ...(title ? ['-t', title] : []),
          ...(files.length === 1 ? ['--bail=1'] : []),
          '--reporter=json',
          `--outputFile=${into}`,
        ],
        { env: { STRAIN } },
      );
  const told = existsSync(into) ? JSON.parse(readFileSync(into, 'utf8')) : undefined;
  const read = isBrowser ? readPlaywright : readVitest;
  return new Map(
    steps.map((step) => {
      const { passed, failed, said } = told ? read(told, step.file) : { passed: 0, failed: [], said: '' };
      // Of a run of several, one file that fails fails it for all.
      const own =
        files.length > 1 && passed > 0 && failed.length === 0 && !isUnhandled({ said: output }) ? 0 : code;
      return [
        step,
        { code: own, cut, passed, failed, said: [said, output].filter(Boolean).join('\n').slice(0, 4_000) },
      ];
    }),
  );
}

/** Vitest's own name of a project: unit tests have one for each place that they run in (`vitest.config.ts`). */
function projectOf({ folder }, { project, file }) {
  if (project !== 'unit') return project;
  const text = readFileSync(join(folder, file), 'utf8');
  if (text.includes('vi.mock(')) return 'unit-mocks';
  return text.includes('@vitest-environment happy-dom') ? 'unit-document' : project;
}

/** A work tree of its own with what stands in this one, committed or not; its packages are these. */
function copyOfCheckout() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const folder = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'site');
  const remove = () => {
    rmSync(dirname(folder), { recursive: true, force: true });
    git('worktree', 'prune');
  };
  onEnd(() => {
    remove();
    process.exit(1);
  });
  git('worktree', 'add', '--detach', '--quiet', folder, 'HEAD');
  const listed = (...args) =>
    git('ls-files', '-z', ...args)
      .split('\0')
      .filter(Boolean);
  const gone = listed('--deleted');
  for (const file of gone) rmSync(join(folder, file), { force: true });
  for (const file of listed('--modified', '--others', '--exclude-standard')) {
    if (gone.includes(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(at(file), join(folder, file));
  }
  symlinkSync(at('node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, '.ready'), { recursive: true });
  return { folder, remove, run: (command, args, options) => runIn(folder, command, args, options) };
}

/** Runs a program in a folder to its end, or for `limit` milliseconds. */
function runIn(folder, command, args, { env = {}, limit = TO_END } = {}) {
  return new Promise((resolve, reject) => {
    const child = startOwned(command, args, { cwd: folder, env: toolEnv(env), stdio: ['pipe', 'pipe'] });
    let output = '';
    let cut = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const timer = setTimeout(() => {
      cut = true;
      signal(-child.pid, 'SIGKILL');
    }, limit);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, cut, output });
    });
  });
}

function keep(result) {
  mkdirSync(dirname(RESULTS), { recursive: true });
  appendFileSync(RESULTS, `${JSON.stringify(result)}\n`);
}

function lineOf({ id, outcome, by, ms }) {
  const said = outcome === 'survived' ? '' : `  ${by.split('\n', 1)[0].slice(0, 90)}`;
  return `${outcome.padEnd(8)} ${String(Math.round(ms / 1000)).padStart(4)} s  ${id}${said}`;
}

function report(results, all) {
  const { killed, survived, errored, judged, rate } = summed(results);
  for (const { id, step } of survived) console.log(`\nsurvived: ${id}\n    ${step}`);
  for (const { id, by } of errored) console.log(`\nerrored: ${id}\n    ${by}`);
  const share = rate === null ? 'none judged' : `${rate.toFixed(1)} % killed`;
  console.log(
    `\n${share}: ${killed.length} of ${judged}; ${survived.length} survived, ${errored.length} errored`,
  );
  if (results.length < all) console.log(`${all - results.length} were not run.`);
  if (survived.length + errored.length > 0) process.exitCode = 1;
}
