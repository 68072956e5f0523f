import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Set for a program and inherited by everything that it starts, whatever becomes of the parents between. */
export const MARK = 'STARTED_BY';

/** A mark that no other program has; it begins with this process's own, if it has one, and goes with that. */
export const newMark = () => [process.env[MARK], randomUUID()].filter(Boolean).join('/');

/**
 * Ends the process group of a program, and every process that carries the mark or one that begins with it (on Linux, where
 * it can be seen).
 */
export function endAll(mark, group) {
  for (const pid of [-group, ...marked(mark)]) signal(pid, 'SIGKILL');
}

/** A shell that waits until nobody holds its input any more, and then ends a group, and what carries a mark. */
const WATCH = `read -r _
[ -z "$1" ] || kill -KILL -"$1"
for process in /proc/[0-9]*; do
  grep -qsaF "${MARK}=$0" "$process/environ" && kill -KILL "\${process#/proc/}"
done`;

/**
 * Ends the process group, and what carries the mark, when this process is gone, however it went: also when it is killed
 * and has no time for anything.
 * @returns {() => void} ends the watch
 */
export function watchOver(mark, group = '') {
  const watch = spawn('sh', ['-c', WATCH, mark, String(group)], {
    // Without the mark: it would end itself.
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell the others still end it.
  watch.once('error', () => {});
  watch.unref();
  watch.stdin.unref();
  return () => watch.kill('SIGKILL');
}

/** Ends everything that this process starts from now on when it is gone, as {@link watchOver} does. */
export function watchChildren() {
  const mark = newMark();
  process.env[MARK] = mark;
  watchOver(mark);
}

/** Sends a signal to a process, or to a group by its negative id; one that is gone already needs none. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The processes that carry the mark or one that begins with it, where that can be seen: on Linux. */
export function marked(mark) {
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
