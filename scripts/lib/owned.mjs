import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { endAll, MARK, newMark } from './processes.mjs';

/** A shell that waits until this process is gone, however it went, and then ends the group that it is told. */
const WATCH = 'read -r _; kill -KILL -"$0" 2>/dev/null';

/**
 * Starts a program, in the project's root unless told, that does not outlive this one: however either of them ends, every process that
 * the program started ends too. It has no terminal to read from, and a signal of the terminal does not reach it: hand it
 * on with `signal(-child.pid, …)`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, stdio?: ('inherit' | 'pipe')[] }} options `stdio`: of output and errors
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
  const watch = spawn('sh', ['-c', WATCH, String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell the others still end it.
  watch.once('error', () => {});
  watch.unref();
  watch.stdin.unref();
  child.once('exit', () => {
    end();
    process.off('exit', end);
    watch.kill('SIGKILL');
  });
  return child;
}
