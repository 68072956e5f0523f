import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { toolEnv } from '../../scripts/lib/env.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { driveMoney } from './kills/driver.mjs';

const OPERATIONS = Number(process.env.MONEY_OPERATIONS ?? 100_000);
/** Operations of one process: what it has drawn is given back with it. */
const AT_ONCE = 10_000;
/** Operations of one world, whose seed is the next number (gateway/testing/money/interleavings.test.ts). */
const OF_A_WORLD = 1_000;
const FIRST_SEED = 22;
const KILLS = Number(process.env.MONEY_KILLS ?? 54);

/** Of the driver of the running gateway (kills/driver.mjs). */
const DRIVEN = { operations: '10000', kills: '50' };

/**
 * The proof that no money is lost with much more of it than `npm test` has: random operations, kills of the running
 * gateway in the middle of money calls, and random operations over HTTP on a gateway that is killed again and again, which
 * are made alone where one of their options is given: `--operations`, `--kills`, `--seed`. Tells how long they took.
 */
export async function money(given) {
  const { values } = parseArgs({
    args: given,
    options: { operations: { type: 'string' }, kills: { type: 'string' }, seed: { type: 'string' } },
  });
  if (Object.keys(values).length === 0) await proveBeside();
  await ensureBuilt();
  const { operations, kills, seed = newSeed() } = { ...DRIVEN, ...values };
  const { faults } = await driveMoney({
    ...{ operations: Number(operations), kills: Number(kills), seed: Number(seed) },
  });
  if (faults.length > 0) process.exitCode = 1;
}

const newSeed = () => Math.floor(Math.random() * 1_000_000);

async function proveBeside() {
  const rows = [];
  let operations = 0;
  const drawing = await timed(async () => {
    for (; operations < OPERATIONS; operations += AT_ONCE) {
      const env = {
        MONEY_OPERATIONS: String(Math.min(AT_ONCE, OPERATIONS - operations)),
        MONEY_SEED: String(FIRST_SEED + operations / OF_A_WORLD),
      };
      await prove('unit', 'gateway/testing/money/interleavings.test.ts', env);
    }
  });
  rows.push({ what: 'random operations of money', count: OPERATIONS, seconds: drawing });
  await ensureBuilt();
  const killing = await timed(() =>
    prove('worker', 'tests/worker/killed-gateway.test.ts', { MONEY_KILLS: String(KILLS) }),
  );
  rows.push({ what: 'kills amid nineteen calls at once', count: KILLS, seconds: killing });
  report(rows);
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return Math.round((performance.now() - begun) / 1_000);
}

async function prove(project, test, env) {
  const { code } = await run('vitest', ['run', '--project', project, test], { env: toolEnv(env) });
  if (code !== 0) throw new Error(`${test} failed with ${JSON.stringify(env)}`);
}

function report(rows) {
  for (const { what, count, seconds } of rows) console.log(`${count} ${what}: ${seconds} s`);
  mkdirSync(at('.ready'), { recursive: true });
  const measured = { at: new Date().toISOString(), node: process.version, rows };
  writeFileSync(at('.ready/bench-money.json'), `${JSON.stringify(measured, null, 2)}\n`);
  console.log('Also in .ready/bench-money.json.');
}
