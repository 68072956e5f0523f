import type { Context } from 'hono';
import { logOut } from '@/contracts/session/log-out';
import type { App } from '../../context';
import { runInBackground } from '../run-in-background';
import { callAs } from './call-as';

/** Logs a session out at the gateway, behind the answer, that was opened there but is given to nobody. */
export function refuseSession(c: Context<App>, token: string): void {
  runInBackground(c, callAs(c, token)(logOut, {}));
}
