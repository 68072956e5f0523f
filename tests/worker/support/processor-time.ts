import { readdirSync, readFileSync } from 'node:fs';
import { childPids } from '../../bench/load.mjs';

/**
 * Milliseconds of processor that the workers of this test have used so far, over all their threads: what else runs on
 * the machine does not count.
 */
export function workersTime(): number {
  return childPids()
    .filter(isWorkerd)
    .reduce((sum: number, pid: string) => sum + timeOf(pid), 0);
}

function isWorkerd(pid: string): boolean {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').includes('(workerd)');
}

function timeOf(pid: string): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
}

/** No work is looked at that takes less than so much of a processor, in milliseconds. */
const FLOOR = 25;
/** How often a suspect is measured; the least counts, which a busy machine does not add to. */
const TIMES = 5;
/** Four times the length may take so many times as long: in proportion it is four, with the square sixteen. */
const MOST = 9;

/**
 * By how much the work for four times a length outgrows the length: null where it is in proportion, or next to
 * nothing.
 */
export async function outgrowth(
  work: (length: number) => Promise<unknown>,
  length: number,
  clock: () => number = workersTime,
): Promise<number | null> {
  const once = async (size: number) => {
    const begun = clock();
    await work(size);
    return clock() - begun;
  };
  const first = await once(4 * length);
  if (first < FLOOR) return null;
  // What is dear at any length, as a page is, does not grow: then there are no ratios to be sure of.
  if (first - Math.min(await once(length), await once(length)) < FLOOR / 2) return null;
  const least = async (size: number) => {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) times.push(await once(size));
    return Math.min(...times);
  };
  const long = await least(4 * length);
  if (long < FLOOR) return null;
  const ratio = long / (await least(length));
  return ratio > MOST ? ratio : null;
}
