import { hashOf, NARROWED, testsNamed } from './affected.mjs';

/**
 * @typedef {import('./steps.mjs').Step & { files?: string[], whole?: string[], hash: string }} Planned
 * A step of one run: `files` are the files of tests that it runs, `whole` those of which it runs all tests, where that is
 * not every file; `hash` is over what it is made of.
 */

/** What the steps without tests read. The build knows its own inputs; what is generated, others write as well. */
const INPUTS = {
  format: () => true,
  types: (path) => /\.(?:tsx?|m[jt]s|json)$/.test(path),
};

/**
 * Steps with their files of tests, and the hash of what each is made of: its inputs, for tests all but prose.
 * @param {import('./steps.mjs').Step[]} steps
 * @param {Map<string, string>} texts
 * @param {import('./affected.mjs').TestFile[]} tests
 * @returns {Planned[]}
 */
export function hashed(steps, texts, tests) {
  const over = (isInput) => hashOf(texts, [...texts.keys()].filter(isInput));
  const code = over((path) => !path.endsWith('.md'));
  return steps.map((step) => {
    const files = tests.filter((one) => one.step === step.name).map(({ file }) => file);
    const hash = INPUTS[step.name] ? over(INPUTS[step.name]) : code;
    return { ...step, hash, ...(files.length > 0 && { files }) };
  });
}

/**
 * A step that runs these of its files of tests alone.
 * @template {Planned} S
 * @param {S} step
 * @param {string[]} files
 * @returns {S}
 */
export function narrowed(step, files) {
  const isWhole = files.length === step.files.length;
  return isWhole ? step : { ...step, args: [...step.args, ...files], files };
}

/**
 * The steps of these names, whole, and of a name that is no step the tests of that name; every step when no name is given.
 * @template {{ name: string, needs?: string[], args?: string[] }} S
 * @param {S[]} steps
 * @param {string[]} names
 * @param {import('./affected.mjs').TestFile[]} tests
 * @returns {{ wanted: string[], steps: S[] }} `wanted` are the names of the steps to run, of `steps` that are narrowed
 * @throws with the names there are, for a name that is neither
 */
export function named(steps, names, tests) {
  const isStep = (name) => steps.some((step) => step.name === name);
  const parts = names
    .filter((name) => !isStep(name))
    .map((name) => ({ name, found: testsNamed(tests, name) }));
  const unknown = parts.filter(({ found }) => found.length === 0).map(({ name }) => name);
  if (unknown.length > 0)
    throw new Error(
      `No step and no test is named ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`,
    );
  const found = parts.flatMap((part) => part.found);
  const filesOf = (name) => found.filter(({ step }) => step === name).map(({ file }) => file);
  const whole = names.filter(isStep);
  return {
    wanted: [...new Set([...whole, ...found.map(({ step }) => step)])],
    steps: steps.map((step) => {
      const files = whole.includes(step.name) ? [] : filesOf(step.name);
      return files.length > 0 ? narrowed(step, [...new Set(files)]) : step;
    }),
  };
}

/**
 * What a change asks for: of the steps with tests the files that it affects and that were not green as all stands, of the
 * others those whose inputs are not as they were when they last were green.
 * @param {Planned[]} steps with their hashes
 * @param {{ affected: import('./affected.mjs').Affected, green: Record<string, Record<string, string>> }} known
 * @returns {{ wanted: string[], steps: Planned[], needless: string[], leftOut: string[] }} `leftOut` says what is not run,
 *   and why; `needless` are steps that stand, also where others need them
 */
export function affectedPlan(steps, { affected, green }) {
  const [wanted, needless, leftOut] = [[], [], []];
  const planned = steps.map((step) => {
    const { name, hash, files: all } = step;
    if (!all) {
      if (name in INPUTS && green[name]?.[''] === hash) needless.push(name);
      else if (name in INPUTS) wanted.push(name);
      return step;
    }
    const own = affected.tests.filter((one) => one.step === name);
    const reached = own.map(({ file }) => file);
    const linesOf = (file) => own.find((one) => one.file === file)?.lines ?? [];
    const files = reached.filter((file) => green[name]?.[file] !== hash);
    const [idle, stood] = [all.length - reached.length, reached.length - files.length];
    if (idle + stood > 0)
      leftOut.push(
        [
          `${name}: ${idle + stood} of ${all.length} files`,
          idle > 0 && `${idle} need nothing that changed`,
          stood > 0 && `${stood} were green as all stands`,
        ]
          .filter(Boolean)
          .join(', '),
      );
    if (files.length === 0) return step;
    wanted.push(name);
    const screens = affected.screens?.[name];
    const parts = files.filter((file) => linesOf(file).length > 0);
    if (parts.length > 0) leftOut.push(`${name}: of ${parts.length} files the tests that open other screens`);
    const places = files.flatMap((file) =>
      linesOf(file).length > 0 ? linesOf(file).map((line) => `${file}:${line}`) : [file],
    );
    const args = parts.length > 0 ? [...step.args, ...places] : narrowed(step, files).args;
    const isWhole = (file) => linesOf(file).length === 0 && !(screens && NARROWED.includes(file));
    const env = screens && { env: { SCREENS: screens.join(',') } };
    return { ...step, args, files, whole: files.filter(isWhole), ...env };
  });
  for (const name of needless) leftOut.push(`${name}: was green with the same inputs`);
  return { wanted, steps: planned, needless, leftOut };
}

/** Steps that need no build, and leave the processor what one needs. */
const WITHOUT_BUILD = ['types', 'unit', 'screens', 'contracts'];

/**
 * Steps of which each is short: what needs no build runs beside it, and the worker's tests beside those end to end.
 * @template {{ name: string, beside?: string }} S
 * @param {S[]} steps
 * @returns {S[]}
 */
export function closer(steps) {
  const first = (...names) => names.find((name) => steps.some((step) => step.name === name));
  const lead = first('build', ...WITHOUT_BUILD);
  return steps.map((step) => {
    if (WITHOUT_BUILD.includes(step.name) && step.name !== lead) return { ...step, beside: lead };
    if (step.name === 'worker' && first('e2e')) return { ...step, beside: 'e2e' };
    // What it runs beside runs earlier.
    return step.name === lead || WITHOUT_BUILD.includes(step.beside) ? { ...step, beside: undefined } : step;
  });
}
