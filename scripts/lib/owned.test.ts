import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it, vi } from 'vitest';

const OWNED = new URL('./owned.mjs', import.meta.url).href;
const PROCESSES = new URL('./processes.mjs', import.meta.url).href;
const RUN = new URL('./run.mjs', import.meta.url).href;
const WAIT = { timeout: 60_000, interval: 20 };

/** Stays, deaf to every request to end, and tells its process id. */
const DEAF = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  setInterval(() => {}, 1000);
  process.stdout.write(process.pid + '\\n');
`;
/** Starts a deaf program in a group of its own, and stays too. */
const SERVER = `
  process.stdout.write(process.pid + '\\n');
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(DEAF)}], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;

/** An owner that starts the server and goes on with `then`; with it, the ids of what runs once both are told. */
async function owner(then: string) {
  const code = `
    const { startOwned } = await import(${JSON.stringify(OWNED)});
    const server = startOwned(process.execPath, ['-e', ${JSON.stringify(SERVER)}]);
    ${then}
  `;
  return started(code, 2);
}

async function started(code: string, programs: number) {
  const program = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const pids: number[] = [];
  const isTold = new Promise<void>((resolve) => {
    createInterface(program.stdout).on('line', (line) => pids.push(Number(line)) === programs && resolve());
  });
  await isTold;
  return { program, pids };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function expectAllGone(pids: number[]) {
  expect(pids.length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), WAIT);
}

describe.concurrent('a program that is owned, with all that it started, is gone', () => {
  it('when its owner fails', async () => {
    const { program, pids } = await owner("process.stdin.once('data', () => { throw new Error('so'); });");
    program.stdin.write('go');
    await expectAllGone(pids);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('when its owner gets %s and ends', async (signal) => {
    const { program, pids } = await owner(`process.on('${signal}', () => process.exit(0));`);
    program.kill(signal);
    await expectAllGone(pids);
  });

  it('when its owner is killed, with no time for anything', async () => {
    const { program, pids } = await owner('');
    program.kill('SIGKILL');
    await expectAllGone(pids);
  });

  it('when itself is killed, while its owner goes on', async () => {
    const { program, pids } = await owner("server.once('exit', () => setInterval(() => {}, 1000));");
    process.kill(Number(pids[0]), 'SIGKILL');
    await expectAllGone(pids);
    expect(program.exitCode).toBeNull();
    program.kill('SIGKILL');
  });
});

it('what a program starts in any way is gone when that is killed, with no time for anything', async () => {
  const code = `
    const { watchChildren } = await import(${JSON.stringify(PROCESSES)});
    watchChildren();
    const { spawn } = await import('node:child_process');
    spawn(process.execPath, ['-e', ${JSON.stringify(SERVER)}], { stdio: 'inherit', detached: true });
  `;
  const { program, pids } = await started(code, 2);
  program.kill('SIGKILL');
  await expectAllGone(pids);
});

it('a program that is run to its end ends with the program that runs it, which does not go on', async () => {
  const code = `
    const { run } = await import(${JSON.stringify(RUN)});
    await run(process.execPath, ['-e', ${JSON.stringify(`process.stdout.write(process.pid + '\\n'); setInterval(() => {}, 1000);`)}]);
    process.stdout.write('went on\\n');
  `;
  const { program, pids } = await started(code, 1);
  program.kill('SIGTERM');
  const [exitCode] = await once(program, 'close');
  expect(exitCode).toBe(1);
  expect(pids).toHaveLength(1);
  await expectAllGone(pids);
});
