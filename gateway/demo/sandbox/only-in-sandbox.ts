import { createMiddleware } from 'hono/factory';
import { answerNotFound } from '../../platform/answer-error';
import type { GatewayEnv } from '../../platform/gateway-app';

/** Without SANDBOX=1 the control surface is not there. */
export const onlyInSandbox = createMiddleware<GatewayEnv>(async (c, next) => {
  if (!c.var.demo) return answerNotFound(c);
  return next();
});
