import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { endAll, MARK, newMark, watchOver } from './processes.mjs';

/**
 * Starts a program that does not outlive this one: however either of them ends, every process that the program started
 * ends too. It has no terminal to read from, and a signal of the terminal does not reach it: hand it on with
 * `signal(-child.pid, …)`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, stdio?: ('inherit' | 'pipe')[] }} options
 *   `stdio`: of output and errors
 */
export function startOwned(
  command,
  args,
  { env = process.env, cwd = root, stdio = ['inherit', 'inherit'] } = {},
) {
  const mark = newMark();
  const child = spawn(command, args, {
    cwd,
    env: { ...env, [MARK]: mark },
    stdio: ['ignore', ...stdio],
    detached: true,
  });
  if (child.pid === undefined) return child;
  const end = () => endAll(mark, child.pid);
  process.once('exit', end);
  const unwatch = watchOver(mark, child.pid);
  child.once('exit', () => {
    end();
    process.off('exit', end);
    unwatch();
  });
  return child;
}
