import { createMiddleware } from 'hono/factory';
import { openDb } from '../../db/open';
import { takeFault } from '../../db/sandbox';
import type { GatewayEnv } from '../../platform/gateway-app';
import { CLOCK_KEY, offsetOf } from './clock';

/** Gives the next answers the faults that the sandbox ordered: late, dead or ugly. */
export const simulateFaults = createMiddleware<GatewayEnv>(async (c, next) => {
  if (!c.var.demo) return next();
  const { fault, setting } = await takeFault(openDb(c.env), c.req.path, CLOCK_KEY);
  // Read in the same way to the database as the faults; after one that takes its time it is read anew.
  if (!fault) c.set('clockOffset', offsetOf(setting));
  if (!fault) return next();
  if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault.status === null) return next();
  return c.body(fault.body ?? '', fault.status as 200, { 'Content-Type': fault.contentType });
});
