import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pactFiles } from './pact-files.mjs';
import { STORIES_FILE } from './stories-file.mjs';

/** Version of the command and of what it writes; the promises themselves have a hash. */
export const VERSION = '2.0.0';

/**
 * The hash of pact files and stories: the same where the same is promised.
 * @param {string[]} [files]
 */
export function hashOfPacts(files = [...pactFiles({}), STORIES_FILE]) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${basename(file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
