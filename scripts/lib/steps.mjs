import { toolEnv } from './env.mjs';
import { nestedInstall } from './install.mjs';
import { watchedRun } from './watched-run.mjs';

/**
 * @typedef {{ name: string, needs?: string[], beside?: string, command?: string, args?: string[], tests?: boolean,
 *   ownEnv?: boolean, env?: Record<string, string> }} Step
 * One program of `npm test`. `needs` names the steps before it that it cannot do without; `beside` the one that leaves
 * it a core, or the line, and that it runs with; without a command there is nothing to do; `tests` run and count tests;
 * `ownEnv` leaves the program the person's own settings; `env` is set for it besides.
 * @typedef {{ name: string, ok: boolean, cut?: string, reason?: string, output: string, passed: number, failed: number,
 *   ms: number }} Result
 */

/** A step that is no test run: it passes when the program ends well. */
export function tool(name, command, args) {
  return { name, command, args };
}

/** A step that installs a nested package; npm gets the person's own settings, as for the packages of the site. */
export function install(name, folder) {
  const [command, args] = nestedInstall(folder) ?? [];
  return { name, command, args, ownEnv: true };
}

/** A step that runs Vitest projects. */
export function vitest(name, needs, ...projects) {
  const args = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=./scripts/lib/progress-vitest.mjs'];
  return { name, needs, command: 'vitest', args: ['run', ...args, ...reporters], tests: true };
}

/**
 * A step that runs Playwright. A test that fails is tried once more on a loaded machine; one that passes only then is
 * named as flaky beside the sum.
 */
export function playwright(name, needs, config = 'playwright.config.ts') {
  const reporters = '--reporter=line,./scripts/lib/progress-playwright.mjs';
  const args = ['test', '--config', config, reporters, '--retries=1'];
  return { name, needs, command: 'playwright', args, tests: true };
}

/**
 * The steps of these names and the steps that they need, in the order of all; every step when no name is given.
 * @template {{ name: string, needs?: string[] }} S
 * @param {S[]} steps
 * @param {string[]} names
 * @returns {S[]}
 * @throws {Error} with the names there are, for a name that is none.
 */
export function chosen(steps, names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No step is named ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`,
    );
  }
  const wanted = new Set(names);
  for (const { name, needs = [] } of [...steps].reverse()) {
    if (wanted.has(name)) for (const need of needs) wanted.add(need);
  }
  return names.length > 0 ? steps.filter(({ name }) => wanted.has(name)) : steps;
}

/**
 * Does a thing for each of some, in their order, so many at once.
 * @template T
 * @param {T[]} some
 * @param {number} most
 * @param {(one: T) => Promise<void>} run
 */
export async function byTurns(some, most, run) {
  const waiting = [...some];
  const line = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await run(one);
  };
  await Promise.all(Array.from({ length: most }, line));
}

/**
 * Steps that run together, in the order of the first of each: a step with those that run beside it.
 * @throws when one of these has others beside it.
 * @template {{ name: string, beside?: string }} S
 * @param {S[]} steps
 * @returns {S[][]}
 */
export function inGroups(steps) {
  const isAlong = ({ beside }) => steps.some(({ name }) => name === beside);
  const groups = steps
    .filter((step) => !isAlong(step))
    .map((step) => [step, ...steps.filter(({ beside }) => beside === step.name)]);
  if (groups.flat().length < steps.length)
    throw new Error('A step runs beside one that runs beside another.');
  return groups;
}

/**
 * Runs one step. It fails when the program fails, runs no test, or skips one; a failed step in which no test failed
 * counts as one failure, so that the sum never hides it. A step that is cut did not fail: it only counts what it had
 * tested until then.
 * @param {Step} step
 * @param {{ env?: Record<string, string>, silence: number, abort?: AbortSignal }} options
 * @returns {Promise<Result>}
 */
export async function runStep(
  { name, command, args = [], tests = false, ownEnv, env: own },
  { env, ...watch },
) {
  const begin = Date.now();
  if (!command) return { name, ok: true, output: '', passed: 0, failed: 0, ms: 0 };
  const run = await watchedRun(command, args, {
    ...watch,
    tests,
    env: ownEnv ? process.env : toolEnv({ ...env, ...own }),
  });
  const { output, cut } = run;
  const { passed, failed, skipped, flaky } = run.progress.counts();
  const result = { name, output, passed, ms: Date.now() - begin };
  if (cut) return { ...result, ok: false, cut, failed };
  const wrong = [tests && passed + failed === 0 && 'no test ran', skipped > 0 && `${skipped} skipped`].find(
    Boolean,
  );
  const ok = run.code === 0 && !wrong;
  const note = flaky > 0 ? `${flaky} flaky: passed at the second try` : undefined;
  return { ...result, ok, reason: wrong || note, failed: ok ? 0 : Math.max(1, failed) };
}
