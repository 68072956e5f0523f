import type { Context } from 'hono';
import { type App, type CallGateway, waitUntilOf } from '../../context';
import { createCallGateway } from '../../gateway';

/** Calls the gateway as a session that a call of this request has just opened there. */
export function callAs(c: Context<App>, token: string): CallGateway {
  return createCallGateway({
    env: c.env,
    facts: c.get('facts'),
    session: { token },
    waitUntil: waitUntilOf(c),
  });
}
