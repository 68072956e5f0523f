import type { Context } from 'hono';
import { logOut } from '../../../contracts/session/log-out';
import { type App, waitUntilOf } from '../../context';
import { createCallGateway } from '../../gateway';

/** Logs a session out at the gateway that was opened there but is given to nobody, whatever the gateway answers. */
export async function refuseSession(c: Context<App>, token: string): Promise<void> {
  const callGateway = createCallGateway({
    env: c.env,
    facts: c.var.facts,
    session: { token },
    waitUntil: waitUntilOf(c),
  });
  await callGateway(logOut, {}).catch(() => undefined);
}
