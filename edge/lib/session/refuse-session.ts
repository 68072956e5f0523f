import type { Context } from 'hono';
import { logOut } from '../../../contracts/session/log-out';
import { type App, waitUntilOf } from '../../context';
import { createCallGateway } from '../../gateway';
import { later } from '../later';

/** Logs a session out at the gateway, behind the answer, that was opened there but is given to nobody. */
export function refuseSession(c: Context<App>, token: string): void {
  const callGateway = createCallGateway({
    env: c.env,
    facts: c.var.facts,
    session: { token },
    waitUntil: waitUntilOf(c),
  });
  later(c, callGateway(logOut, {}));
}
