import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Milliseconds between two looks whether another program has ended, and between two lines about it. */
const LOOK_EVERY = 200;
const A_LINE = 30_000;
/** Those that this process has asked for. */
let leases = 0;

/**
 * Waits until no other program holds the lock. One that was killed holds nothing up.
 * @param {string} lock the file that says who holds it
 * @param {(pid: number | string) => void} wait is told who does, now and then
 * @returns {Promise<() => void>} lets the next one have it
 */
export async function acquireLease(lock, wait) {
  mkdirSync(dirname(lock), { recursive: true });
  leases += 1;
  // A lock that appears whole: a program that is killed while it writes leaves none that nobody holds.
  const own = `${lock}.${process.pid}-${leases}`;
  writeFileSync(own, ownMark());
  try {
    for (let waited = 0; ; waited += LOOK_EVERY) {
      try {
        linkSync(own, lock);
        return () => rmSync(lock, { force: true });
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const mark = markIn(lock);
      if (mark === undefined) continue;
      const holder = holderBy(mark);
      if (!holder) {
        takeAway(lock, mark);
        continue;
      }
      if (waited % A_LINE === 0) wait(holder);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes a lock that nobody holds; one that somebody has taken meanwhile is put back. */
function takeAway(lock, mark) {
  const taken = `${lock}.${process.pid}-taken`;
  try {
    renameSync(lock, taken);
    if (markIn(taken) !== mark) linkSync(taken, lock);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(error.code)) throw error;
  } finally {
    rmSync(taken, { force: true });
  }
}

/** What this process writes into a file to say that it holds it. */
export const ownMark = () => `${process.pid} ${startOf(process.pid)}`;

/** The process that wrote a mark, if it still runs: another one may have been given its number. */
export function holderOf(file) {
  const mark = markIn(file);
  // A mark that is being written is held.
  return mark === '' ? 'that has just begun' : mark && holderBy(mark);
}

const holderBy = (mark) => {
  const [pid, ...start] = mark.split(' ');
  return pid && startOf(pid) === start.join(' ') ? Number(pid) : undefined;
};

function markIn(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
}

/** When a process that runs was started, in the system's own words; undefined for one that is gone. */
export function startOf(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}
