import { createMiddleware } from 'hono/factory';
import { notFoundResponse } from '../../platform/error-response';
import type { GatewayEnv } from '../../platform/gateway-app';

/** Without SANDBOX=1 the control surface is not there. */
export const onlyInSandbox = createMiddleware<GatewayEnv>(async (c, next) => {
  if (!c.var.demo) return notFoundResponse(c);
  return next();
});
