import { existsSync } from 'node:fs';
import { toolEnv } from './env.mjs';
import { ensureGenerated } from './generated.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';
import { shortened } from './type-errors.mjs';

const KEPT = '.ready/types/kept.tsbuildinfo';
/** One checker: each further one works out again what the first has. */
const WHOLE = ['--checkers', '1', '--pretty', 'false'];
/** What others see of a file, by which TypeScript tells whether a change is one to them; a comment is none. */
const DECLARATIONS = ['--declaration', '--removeComments', '--outDir', '.ready/types/declarations'];
const KEEPING = ['--incremental', '--tsBuildInfoFile', KEPT, ...DECLARATIONS];

/**
 * Checks the types of everything, or of what a change may have altered since, and says what is wrong in three lines each.
 * `once`, in a run that has generated the sources already: what was never kept is not kept now, which would take half as
 * long again (docs/decisions/094-types.md).
 * @returns the exit code
 */
export async function checkTypes({ once = false } = {}) {
  if (!once) await ensureGenerated();
  const isKept = existsSync(at(KEPT));
  const emitting = isKept || once ? ['--noEmit'] : ['--noEmit', 'false', '--emitDeclarationOnly'];
  const args = [...WHOLE, ...emitting, ...(isKept || !once ? KEEPING : [])];
  // It ends soon: to collect what it leaves meanwhile would be a third of its work.
  const env = toolEnv({ GOGC: 'off', GOMEMLIMIT: '3GiB' });
  const { code, output } = await run('tsc', args, { env, quiet: true });
  if (output) console.log(shortened(output));
  return code;
}
