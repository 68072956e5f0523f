import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { currentBuild } from '../../scripts/lib/builds.mjs';

/**
 * What of the built worker goes to the platform: every module, loaded at the start or later, together.
 * @returns {{ bytes: number, gzip: number, modules: number }}
 */
export function workerSize() {
  const { server } = currentBuild();
  const files = globSync('**/*.js', { cwd: server }).sort();
  const code = Buffer.concat(files.map((file) => readFileSync(join(server, file))));
  return { bytes: code.length, gzip: gzipSync(code).length, modules: files.length };
}
