import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { toolEnv } from './env.mjs';
import { installNested } from './install.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

const REPORTS = at('.ready/reports');

/** A step that is no test run: it passes when the program ends well. */
export function tool(name, command, args) {
  return { name, execute: (options) => run(command, args, { quiet: true, ...options }) };
}

/** A step that installs a nested package; npm gets the person's own settings, as for the packages of the site. */
export function install(name, folder) {
  return { name, execute: ({ limit }) => installNested(folder, { quiet: true, limit }) };
}

/** A step that runs Vitest projects and counts their tests. */
export function vitest(name, ...projects) {
  const report = `${REPORTS}/${name}.json`;
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { ...tool(name, 'vitest', args), report, count: countVitest };
}

/**
 * The step that runs Playwright and counts its tests. A test that fails is tried once more on a loaded machine; one that
 * passes only then is named as flaky beside the sum.
 */
export function playwright(name, config = 'playwright.config.ts') {
  const report = `${REPORTS}/${name}.json`;
  return {
    name,
    report,
    count: countPlaywright,
    execute: ({ env, ...options }) =>
      run('playwright', ['test', '--config', config, '--reporter=line,json', '--retries=1'], {
        quiet: true,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        ...options,
      }),
  };
}

/**
 * Runs one step. It fails when the program fails, runs out of time, runs no test, or skips one; a failed step in which
 * no test failed counts as one failure, so that the sum never hides it.
 */
export async function runStep(step, { limit, env }) {
  mkdirSync(REPORTS, { recursive: true });
  if (step.report) rmSync(step.report, { force: true });
  const begin = Date.now();
  const { code, output, late } = await step.execute({ limit, env: toolEnv(env) });
  const counted = step.report ? readCounts(step) : NOTHING;
  const reason = [
    late && 'out of time',
    step.report && counted.passed + counted.failed === 0 && 'no test ran',
    counted.skipped > 0 && `${counted.skipped} skipped`,
  ].find(Boolean);
  const ok = code === 0 && !reason;
  const note = counted.flaky > 0 ? `${counted.flaky} flaky: passed at the second try` : undefined;
  const failed = ok ? 0 : Math.max(1, counted.failed);
  return {
    name: step.name,
    ok,
    reason: reason ?? note,
    output,
    passed: counted.passed,
    failed,
    ms: Date.now() - begin,
  };
}

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

function readCounts({ report, count }) {
  if (!existsSync(report)) return NOTHING;
  return count(JSON.parse(readFileSync(report, 'utf8')));
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

function countPlaywright({ stats }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}
