import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ONE_START, SERVER_TO_END } from '@/scripts/lib/limits.mjs';
import { MARK } from '@/scripts/lib/processes.mjs';

/** A folder that is the home of one browser: nothing that another left is found in it. */
export async function newHome(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'engine-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 10 }) };
}

/** Starts a program, and ends it; what it prints is told with every failure. */
export function startProgram(command: string, args: string[], env: Record<string, string>) {
  const program = spawn(command, args, {
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', [MARK]: process.env[MARK], ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  const gone = new Promise<never>((_, reject) => {
    program.once('error', reject);
    program.once('exit', (code) =>
      reject(new Error(`${command} ended with ${code}:\n${printed.slice(-2000)}`)),
    );
  });
  gone.catch(() => undefined);
  const outputs = program.stdio.slice(1) as Readable[];
  for (const output of outputs) {
    output.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }

  /** Waits until the program printed this, on any of its outputs. */
  function says(words: RegExp): Promise<string> {
    const said = new Promise<string>((resolve) => {
      const look = () => {
        const found = words.exec(printed);
        if (!found) return;
        for (const output of outputs) output.off('data', look);
        resolve(found[1] ?? found[0]);
      };
      for (const output of outputs) output.on('data', look);
      look();
    });
    return within(
      ONE_START,
      Promise.race([said, gone]),
      () => `${command} did not say ${words}:\n${printed}`,
    );
  }

  return { says, gone, end: () => end(program) };
}

/** Fails with a word of its own when something takes longer than it may. */
export async function within<Result>(
  limit: number,
  promise: Promise<Result>,
  word: () => string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(word())), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null || program.pid === undefined) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  const kill = setTimeout(() => program.kill('SIGKILL'), SERVER_TO_END);
  await ended;
  clearTimeout(kill);
}
