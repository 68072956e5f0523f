import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { toolEnv } from './env.mjs';
import { at, root } from './paths.mjs';
import { run } from './run.mjs';

const STAMP = at('.ready/generated');
/** Of routes their names count: what stands in one changes no address. */
const NAMES = 'app/routes/**/*';
const READ = [
  'operator/messages/*.json',
  'messages/*.json',
  'messages/project.inlang/settings.json',
  'app.config.ts',
  'build/message-types.ts',
  'package-lock.json',
];
const WRITTEN = ['app/routeTree.gen.ts', 'app/paraglide/messages.js', 'app/paraglide/messages.d.ts'];

/** Writes the messages and the tree of routes, unless they are of what stands here: it takes longer than most checks. */
export async function ensureGenerated() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfGenerated()) return;
  const { code } = await run(process.execPath, ['scripts/generate.mjs'], { env: toolEnv() });
  if (code !== 0) throw new Error('The messages and routes could not be written; see above.');
}

/** Notes what they were made from, once they are written. */
export function stampGenerated() {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hashOfGenerated());
}

/** Of what they are made from and of what was made, so that what was taken back is written again. */
function hashOfGenerated() {
  const hash = createHash('sha256').update(globSync(NAMES, { cwd: root }).sort().join('\0'));
  // What was made for the tests leaves out the operator's texts.
  hash.update(process.env.SHIPPED ?? '');
  for (const file of globSync([...READ, ...WRITTEN], { cwd: root }).sort())
    hash.update(`\0${file}\0`).update(readFileSync(at(file)));
  return hash.digest('hex');
}
