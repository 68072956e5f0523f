import type { Work } from '@/contracts/session/work';
import { writeWork } from '@/contracts/session/work-done';
import { type AltchaTask, solveAltcha } from './altcha-solver';

/** Does the work of a task beside the page, or on it where the browser starts no worker; null when nothing solves it. */
export function workBeside(task: AltchaTask, signal?: AbortSignal): Promise<number | null> {
  return solveInWorker(task, signal).catch(() => (signal?.aborted ? null : solveAltcha(task)));
}

/** Work of the gateway's, done, as the next try carries it; nothing where no number solves it. */
export async function doneWork(task: Work, signal?: AbortSignal): Promise<string | undefined> {
  const number = await workBeside({ ...task, algorithm: 'SHA-256' }, signal);
  return number === null ? undefined : writeWork(task.challenge, number);
}

/** Rejects where the browser starts no worker, and when the signal ends it. */
async function solveInWorker(task: AltchaTask, signal?: AbortSignal): Promise<number | null> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<number | null>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
      signal?.addEventListener('abort', reject);
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}
