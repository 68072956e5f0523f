import { toolEnv } from '../../scripts/lib/env.mjs';
import { run } from '../../scripts/lib/run.mjs';

const OPERATIONS = '100000';
const TEST = 'gateway/testing/money/interleavings.test.ts';

/** The interleavings of money calls with many more draws than `npm test` has; tells how long they took. */
export async function money() {
  const env = toolEnv({ MONEY_OPERATIONS: process.env.MONEY_OPERATIONS ?? OPERATIONS });
  const begun = performance.now();
  const { code } = await run('vitest', ['run', '--project', 'unit', TEST], { env });
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${env.MONEY_OPERATIONS} operations in ${seconds.toFixed(0)} s`);
  if (code !== 0) process.exitCode = 1;
}
