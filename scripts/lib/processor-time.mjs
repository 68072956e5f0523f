import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { marked } from './processes.mjs';

/** Of Linux's clock ticks, which are told in hundredths of a second on every machine. */
const TICK_MS = 10;

/**
 * A clock of the processor time, in milliseconds, of a process, its group, what they started and what carries the mark; each
 * reading is at least the one before. What ended counts while its parent is there. Where there is no /proc, `ps` tells.
 * @param {number} pid
 * @param {string} mark
 * @returns {() => number}
 */
export function processorClock(pid, mark) {
  let [last, total] = [0, 0];
  return () => {
    const now = sumOf(processes(), pid, marked(mark));
    total += Math.max(0, now - last);
    last = now;
    return total;
  };
}

/**
 * The sum over a process, its group, those that are named, and all that descend from one of them.
 * @param {{ pid: number, parent: number, group: number, time: number }[]} all
 */
export function sumOf(all, root, named = []) {
  const own = new Set(named);
  for (const { pid, group } of all) if (pid === root || group === root) own.add(pid);
  // A parent may be listed after its child.
  for (let before = -1; before < own.size; ) {
    before = own.size;
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  }
  return all.reduce((sum, { pid, time }) => sum + (own.has(pid) ? time : 0), 0);
}

/** Every process of the machine, with the time that it and its children that ended have used. */
function processes() {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

function fromProc() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name before it may hold anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [parent, group] = fields.slice(1, 3).map(Number);
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      return [{ pid: Number(name), parent, group, time: ticks * TICK_MS }];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
}

/** Without `ps` nothing is known to work, and the silence alone decides. */
function fromPs() {
  const columns = ['pid', 'ppid', 'pgid', 'time'].flatMap((name) => ['-o', `${name}=`]);
  const { stdout } = spawnSync('ps', ['-A', ...columns], { encoding: 'utf8' });
  const lines = (stdout ?? '').trim().split('\n').filter(Boolean);
  return lines.map((line) => {
    const [pid, parent, group, time] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), group: Number(group), time: millisecondsOf(time) };
  });
}

/** Of a time as `ps` writes it: 1-02:03:04, 02:03:04, 3:04.56. */
export function millisecondsOf(time) {
  const [clock, days = 0] = time.split('-').reverse();
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round((Number(days) * 86_400 + seconds) * 1000);
}
