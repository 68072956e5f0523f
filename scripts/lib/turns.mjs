import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Milliseconds between two looks whether another program has ended, and between two lines about it. */
const LOOK_EVERY = 200;
const A_LINE = 30_000;

/**
 * Waits until no other program holds the lock. One that was killed holds nothing up.
 * @param {string} lock the file that says who holds it
 * @param {(pid: number | string) => void} wait is told who does, now and then
 * @returns {Promise<() => void>} lets the next one have it
 */
export async function turn(lock, wait) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let waited = 0; ; waited += LOOK_EVERY) {
    try {
      writeFileSync(lock, ownMark(), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = holderOf(lock);
    if (!holder) {
      rmSync(lock, { force: true });
      continue;
    }
    if (waited % A_LINE === 0) wait(holder);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

/** What this process writes into a file to say that it holds it. */
export const ownMark = () => `${process.pid} ${startOf(process.pid)}`;

/** The process that wrote a mark, if it still runs: another one may have been given its number. */
export function holderOf(file) {
  try {
    const [pid, ...start] = readFileSync(file, 'utf8').split(' ');
    // A mark that is being written is held.
    if (!pid) return 'that has just begun';
    return startOf(pid) === start.join(' ') ? Number(pid) : undefined;
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
