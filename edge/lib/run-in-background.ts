import type { Context } from 'hono';
import { GatewayError } from '../../contracts/errors';
import { type App, waitUntilOf } from '../context';
import { log } from './log';

/** Lets work run on behind the answer; that it failed stands in the log, without a word of the request (ERR-60). */
export function runInBackground(c: Context<App>, work: Promise<unknown>): void {
  const done = work.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : 'unknown error';
    const cause = error instanceof GatewayError ? error.code : name;
    log('background.failed', { cause, requestId: c.get('facts').requestId });
  });
  waitUntilOf(c)(done);
}
