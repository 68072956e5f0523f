import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { toolEnv } from '../../scripts/lib/env.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { driveMoney } from './kills/driver.mjs';

const OPERATIONS = Number(process.env.MONEY_OPERATIONS ?? 100_000);
/** Operations of one world, each of a seed of its own (gateway/testing/money/interleavings.test.ts). */
const OF_A_WORLD = 1_000;
/** Seeds of one process: what it has drawn is given back with it. */
const AT_ONCE = 10;
/** Every test that draws what becomes of money: of one seed in `npm test` (gateway/testing/seeds.ts). */
const DRAWN = [
  'gateway/testing/money/interleavings.test.ts',
  'gateway/domains/vendor-wallet/interleavings.test.ts',
  'gateway/domains/agents/settlement.test.ts',
  'gateway/db/ledger.test.ts',
];
const KILLS = Number(process.env.MONEY_KILLS ?? 54);

/** Of the driver of the running gateway (kills/driver.mjs). */
const DRIVEN = { operations: '10000', kills: '50' };

/**
 * The proof that no money is lost with much more of it than `npm test` has: random operations, kills of the running
 * gateway in the middle of money calls, and random operations over HTTP on a gateway that is killed again and again, which
 * are made alone where one of their options is given: `--operations`, `--kills`, `--seed`. Tells how long they took, and
 * from which seed the draws began: MONEY_SEED makes them again.
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
    operations: Number(operations),
    kills: Number(kills),
    seed: Number(seed),
  });
  if (faults.length > 0) process.exitCode = 1;
}

const newSeed = () => Math.floor(Math.random() * 1_000_000);

async function proveBeside() {
  const rows = [];
  const first = Number(process.env.MONEY_SEED ?? newSeed());
  const seeds = Math.ceil(OPERATIONS / OF_A_WORLD);
  console.log(`Drawn from the seeds ${first} to ${first + seeds - 1}.`);
  const drawing = await timed(async () => {
    for (let done = 0; done < seeds; done += AT_ONCE) {
      const env = {
        MONEY_SEED: String(first + done),
        MONEY_SEEDS: String(Math.min(AT_ONCE, seeds - done)),
      };
      await prove('unit', DRAWN, env);
    }
  });
  rows.push({ what: `random operations of money, from seed ${first}`, count: OPERATIONS, seconds: drawing });
  await ensureBuilt();
  const killing = await timed(() =>
    prove('worker', ['tests/worker/killed-gateway.test.ts'], { MONEY_KILLS: String(KILLS) }),
  );
  rows.push({ what: 'kills amid nineteen calls at once', count: KILLS, seconds: killing });
  report(rows);
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return Math.round((performance.now() - begun) / 1_000);
}

async function prove(project, tests, env) {
  const { code } = await run('vitest', ['run', '--project', project, ...tests], { env: toolEnv(env) });
  if (code !== 0) throw new Error(`${tests.join(', ')} failed with ${JSON.stringify(env)}`);
}

function report(rows) {
  for (const { what, count, seconds } of rows) console.log(`${count} ${what}: ${seconds} s`);
  mkdirSync(at('.ready'), { recursive: true });
  const measured = { at: new Date().toISOString(), node: process.version, rows };
  writeFileSync(at('.ready/bench-money.json'), `${JSON.stringify(measured, null, 2)}\n`);
  console.log('Also in .ready/bench-money.json.');
}
