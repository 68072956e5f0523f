import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { MARK, newMark } from './processes.mjs';
import { millisecondsOf, processorClock, sumOf } from './processor-time.mjs';

const one = (pid: number, parent: number, group: number, time: number) => ({ pid, parent, group, time });

it('counts a process, its group, what is named and all that they started, whatever the order', () => {
  const all = [
    one(9, 8, 9, 1),
    one(8, 7, 8, 20),
    one(7, 1, 5, 300),
    one(6, 1, 6, 4000),
    one(5, 1, 5, 50_000),
    one(4, 1, 4, 600_000),
  ];
  expect(sumOf(all, 5, [6])).toBe(54_321);
});

it.each([
  ['0:00.05', 50],
  ['3:04.56', 184_560],
  ['02:03:04', 7_384_000],
  ['1-02:03:04', 93_784_000],
])('reads %s, as ps writes it', (time, milliseconds) => {
  expect(millisecondsOf(time)).toBe(milliseconds);
});

it('tells what a process and its children worked, also after a child has ended', async () => {
  const work = 'while (process.cpuUsage().user < 300_000);';
  const code = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}]);
    process.stdout.write('done'); setInterval(() => {}, 1000);`;
  const mark = newMark();
  const child = spawn(process.execPath, ['-e', code], {
    env: { ...process.env, [MARK]: mark },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  try {
    const clock = processorClock(child.pid ?? 0, mark);
    await once(child.stdout, 'data');
    expect(clock()).toBeGreaterThanOrEqual(300);
  } finally {
    child.kill('SIGKILL');
  }
});
