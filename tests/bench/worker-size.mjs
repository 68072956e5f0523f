import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { at } from '../../scripts/lib/paths.mjs';

/**
 * What of the built worker goes to the platform: every module, loaded at the start or later, together.
 * @returns {{ bytes: number, gzip: number, modules: number }}
 */
export function workerSize() {
  const files = globSync('**/*.js', { cwd: at('dist/server') }).sort();
  const code = Buffer.concat(files.map((file) => readFileSync(at('dist/server', file))));
  return { bytes: code.length, gzip: gzipSync(code).length, modules: files.length };
}
