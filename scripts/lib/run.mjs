import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** Runs a program to its end and tells its exit code; output goes to the terminal unless `quiet` collects it. */
export function run(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const forward = (signal) => child.kill(signal);
    process.once('SIGINT', forward).once('SIGTERM', forward);
    const done = () => process.off('SIGINT', forward).off('SIGTERM', forward);
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('close', (code, signal) => {
      done();
      resolve({ code: code ?? 1, signal, output });
    });
  });
}
