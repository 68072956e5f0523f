import { GatewayError } from '../../../../contracts/errors';
import type { Work } from '../../../../contracts/session/work';
import { writeWork } from '../../../../contracts/session/work-done';
import { refusalValue } from '../../../lib/outcome';

/** Does the work of a task; nothing where the device cannot do it: the gateway then says what is missing. */
export async function workOut(task: Work, signal?: AbortSignal): Promise<string | undefined> {
  try {
    const { workBeside } = await import('../verification/altcha-work');
    const number = await workBeside({ ...task, algorithm: 'SHA-256' }, signal);
    return number === null ? undefined : writeWork(task.challenge, number);
  } catch {
    return undefined;
  }
}

/** Sends a call, and once more with the work where that alone is missing. */
export async function workedThrough<T>(send: (work?: string) => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const task = error instanceof GatewayError && error.code === 'work.required' && refusalValue(error).work;
    const work = task ? await workOut(task) : undefined;
    if (work === undefined) throw error;
    return send(work);
  }
}
