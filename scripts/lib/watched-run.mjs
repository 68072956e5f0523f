import { spawn } from 'node:child_process';
import { ENDLESS, IDLE, TO_END } from './limits.mjs';
import { root } from './paths.mjs';
import { patience } from './patience.mjs';
import { endAll, MARK, newMark, signal, watchOver } from './processes.mjs';
import { processorClock } from './processor-time.mjs';
import { CHANNEL, Progress } from './progress.mjs';

/**
 * Runs a program to its end, collects its output, and cuts it when it hangs: when nothing has finished for `silence`
 * milliseconds while its processes had next to nothing to do, when they have used `endless` milliseconds of processor
 * time, or when `abort` says so. However slow the machine is, a program that works lives. One that is cut is asked to end
 * first; at its end, cut or not, every process that it started ends too.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env: Record<string, string | undefined>, silence: number, endless?: number, tests?: boolean,
 *   abort?: AbortSignal, toEnd?: number }} options
 *   `tests`: the program tells on its own channel which tests finish (`progress.mjs`); of any other program, output
 *   counts as something that finished.
 * @returns {Promise<{ code: number, output: string, cut?: string, progress: Progress }>} `cut` is the reason, with
 *   the tests that were running; tests that end after the cut are not counted.
 */
export function watchedRun(
  command,
  args,
  { env, silence, endless = ENDLESS, tests = false, abort, toEnd = TO_END },
) {
  return new Promise((resolve, reject) => {
    const mark = newMark();
    const child = spawn(command, args, {
      cwd: root,
      env: { ...env, [MARK]: mark },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const unwatch = child.pid ? watchOver(mark, child.pid) : () => {};
    const progress = new Progress();
    let output = '';
    let cut;
    let killing;
    let closing;

    const end = () => endAll(mark, child.pid);
    const stop = (reason) => {
      if (cut) return;
      cut = [reason, ...progress.place()].join('; ');
      signal(-child.pid, 'SIGINT');
      killing = setTimeout(end, toEnd);
    };
    const used = child.pid ? processorClock(child.pid, mark) : () => 0;
    const waiting = patience({ silence, idle: IDLE, endless, used, over: stop });
    const stopped = () => stop('stopped');
    abort?.addEventListener('abort', stopped);
    const settle = () => {
      waiting.end();
      clearTimeout(killing);
      clearTimeout(closing);
      abort?.removeEventListener('abort', stopped);
      unwatch();
    };

    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (!tests) waiting.finished();
      });
    }
    child.stdio[CHANNEL].setEncoding('utf8').on('data', (text) => {
      if (!cut && progress.take(text)) waiting.finished();
    });
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    // What outlives the program would hold its output open, and what cannot be found does.
    child.once('exit', () => {
      end();
      closing = setTimeout(() => {
        for (const stream of child.stdio) stream?.destroy();
      }, toEnd);
    });
    child.once('close', (code) => {
      settle();
      resolve({ code: code ?? 1, output, cut, progress });
    });
  });
}
