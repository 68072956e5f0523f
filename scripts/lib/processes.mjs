import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Set for a program and inherited by everything that it starts, whatever becomes of the parents between. */
export const MARK = 'NPM_TEST_STEP';

/** A mark that no other program has; it begins with this process's own, if it has one, and goes with that. */
export const newMark = () => [process.env[MARK], randomUUID()].filter(Boolean).join('/');

/**
 * Ends the process group of a program, and every process that carries the mark or one that begins with it (on Linux, where
 * it can be seen).
 */
export function endAll(mark, group) {
  for (const pid of [-group, ...marked(mark)]) signal(pid, 'SIGKILL');
}

/** Sends a signal to a process, or to a group by its negative id; one that is gone already needs none. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function marked(mark) {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => environmentOf(pid).includes(`${MARK}=${mark}`)).map(Number);
}

/** Processes of other users cannot be read, and some end meanwhile. */
function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}
