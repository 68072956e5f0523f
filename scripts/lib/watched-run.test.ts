import { describe, expect, it, vi } from 'vitest';
import { watchedRun } from './watched-run.mjs';

const LONG = 240_000;

/** Runs a program that is written here. */
function node(code: string, options: Partial<Parameters<typeof watchedRun>[2]> = {}) {
  return watchedRun(process.execPath, ['-e', code], {
    env: { ...process.env },
    silence: LONG,
    ...options,
  });
}

/** A program that writes its process id and stays, deaf to every request to end. */
const DEAF = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  console.log(process.pid);
  process.send('deaf');
  setInterval(() => {}, 1000);
`;
/** Starts it in a group of its own, and goes on with `then` once it is deaf; without an environment it carries no mark. */
const startDeaf = (then: string, env = 'process.env') => `
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  require('node:child_process')
    .spawn(process.execPath, ['-e', ${JSON.stringify(DEAF)}], { stdio, detached: true, env: ${env} })
    .once('message', () => { ${then} });
`;

const tell = (event: object) => `require('node:fs').writeSync(3, '${JSON.stringify(event)}\\n');`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.concurrent('a program that is watched', () => {
  it('gives the exit code and the output of a program that ends by itself', async () => {
    const run = await node("console.log('out'); console.error('err'); process.exit(3)");
    expect(run).toMatchObject({ code: 3, output: 'out\nerr\n', cut: undefined });
  });

  it('counts the tests that a runner tells of, and keeps what it tells out of the output', async () => {
    const run = await node(tell({ id: '1', title: 'one', outcome: 'passed' }), { tests: true });
    expect(run.progress.counts()).toEqual({ passed: 1, failed: 0, skipped: 0, flaky: 0 });
    expect(run.output).toBe('');
  });

  it('cuts a test run in which no test finishes, whatever it prints, and says where it stood', async () => {
    const code = `
    ${tell({ id: '1', title: 'one', outcome: 'passed' })}
    ${tell({ id: '2', title: 'two' })}
    setInterval(() => console.log('busy'), 500);
  `;
    const run = await node(code, { tests: true, silence: 5_000, toEnd: 0 });
    expect(run.cut).toBe('nothing finished for 5 seconds, and its processes were idle; the last to finish: one; running: two',);
    expect(run.output).toContain('busy');
  });

  /** What uses the processor for so many milliseconds of it, and finishes nothing. */
  const work = (milliseconds: number) =>
    `while (process.cpuUsage().user + process.cpuUsage().system < ${milliseconds} * 1000);`;

  it('lets a test run go on that finishes nothing while one of its processes works', async () => {
    const code = `
      ${tell({ id: '1', title: 'one' })}
      const { spawnSync } = require('node:child_process');
      spawnSync(process.execPath, ['-e', ${JSON.stringify(work(4_000))}], { stdio: 'ignore' });
      ${tell({ id: '1', title: 'one', outcome: 'passed' })}
    `;
    const run = await node(code, { tests: true, silence: 2_000, toEnd: 0 });
    expect(run).toMatchObject({ code: 0, cut: undefined });
  });

  it('lets a program without tests go on while it prints', async () => {
    const code = "let left = 6; setInterval(() => (left-- ? console.log('line') : process.exit()), 500)";
    expect(await node(code, { silence: 2_000, toEnd: 0 })).toMatchObject({ code: 0, cut: undefined });
  });

  it('cuts what works without an end, also while it prints', async () => {
    const code = "for (let turn = 0; ; turn += 1) if (turn % 1e7 === 0) console.log('line');";
    const run = await node(code, { silence: 5_000, endless: 1_000, toEnd: 0 });
    expect(run.cut).toBe('it used 1 seconds of processor time');
  });

  it('asks a program that it cuts to end first, and counts no test that ends from then on', async () => {
    const code = `
    process.on('SIGINT', () => {
      ${tell({ id: '1', title: 'one', outcome: 'failed' })}
      console.log('cleared away');
      process.exit();
    });
    ${tell({ id: '1', title: 'one' })}
    setInterval(() => {}, 1000);
  `;
    const run = await node(code, { tests: true, silence: 5_000 });
    expect(run).toMatchObject({ output: 'cleared away\n', cut: expect.stringContaining('running: one') });
    expect(run.progress.counts().failed).toBe(0);
  });

  const ends = 'ends what a program started, in a group of its own and deaf, when the program';
  it.runIf(process.platform === 'linux').each([
    [`${ends} is cut`, 'setInterval(() => {}, 1000)', { silence: 5_000, toEnd: 0 }],
    [`${ends} ends by itself`, 'process.exit()', {}],
  ])('%s', async (_, then, options) => {
    const { output } = await node(startDeaf(then), options);
    expect(Number(output)).toBeGreaterThan(0);
    await vi.waitFor(() => expect(isRunning(Number(output))).toBe(false));
  });

  it('does not wait for what cannot be found and holds the output open', async () => {
    const { code, output } = await node(startDeaf('process.exit()', '{}'), { toEnd: 100 });
    expect(code).toBe(0);
    process.kill(Number(output), 'SIGKILL');
  });

  it('stops when it is told to', async () => {
    const stopped = new AbortController();
    const running = node('setInterval(() => {}, 1000)', { abort: stopped.signal, toEnd: 0 });
    stopped.abort();
    expect((await running).cut).toBe('stopped');
  });
});
