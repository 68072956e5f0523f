import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** Milliseconds that a program has to end its own servers. */
const PATIENCE = 15_000;

/**
 * Runs a program to its end and tells its exit code; output goes to the terminal unless `quiet` collects it.
 * With `limit` (milliseconds) the program and everything it started are ended when the time is up: asked to first, so
 * that servers it started apart end with it.
 */
export function run(command, args, { env = process.env, quiet = false, limit } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      detached: limit !== undefined,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const stop = (signal) => {
      try {
        process.kill(limit === undefined ? child.pid : -child.pid, signal);
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    };
    let late = false;
    let patience;
    const timer =
      limit &&
      setTimeout(() => {
        late = true;
        stop('SIGINT');
        patience = setTimeout(() => stop('SIGKILL'), PATIENCE);
      }, limit);
    const forward = (signal) => stop(signal);
    process.once('SIGINT', forward).once('SIGTERM', forward);
    const done = () => {
      clearTimeout(timer);
      clearTimeout(patience);
      process.off('SIGINT', forward).off('SIGTERM', forward);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('close', (code, signal) => {
      done();
      resolve({ code: code ?? 1, signal, output, late });
    });
  });
}
