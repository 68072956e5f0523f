import { onEnd } from './lifetime.mjs';
import { TO_END } from './limits.mjs';
import { startOwned } from './owned.mjs';
import { signal } from './processes.mjs';

/**
 * Runs a program to its end and tells its exit code; output goes to the terminal unless `quiet` collects it. When this
 * program is told to end meanwhile, so is the other, and this one ends with it.
 */
export function run(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const output = quiet ? 'pipe' : 'inherit';
    const child = startOwned(command, args, { env, stdio: [output, output] });
    let told = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        told += text;
      });
    }
    let isEnding = false;
    const off = onEnd((name) => {
      isEnding = true;
      signal(-child.pid, name);
      setTimeout(() => process.exit(1), TO_END).unref();
    });
    child.once('error', (error) => {
      off();
      reject(error);
    });
    child.once('close', (code) => {
      off();
      if (isEnding) process.exit(1);
      resolve({ code: code ?? 1, output: told });
    });
  });
}
