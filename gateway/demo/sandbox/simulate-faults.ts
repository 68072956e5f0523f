import { createMiddleware } from 'hono/factory';
import { openDb } from '../../db/open';
import { takeFault } from '../../db/sandbox';
import type { GatewayEnv } from '../../gateway-app';

/** Gives the next answers the faults that the sandbox ordered: late, dead or ugly. */
export const simulateFaults = createMiddleware<GatewayEnv>(async (c, next) => {
  const fault = c.var.demo ? await takeFault(openDb(c.env), c.req.path) : null;
  if (!fault) return next();
  if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault.status === null) return next();
  return c.body(fault.body ?? '', fault.status as 200, { 'Content-Type': fault.contentType });
});
