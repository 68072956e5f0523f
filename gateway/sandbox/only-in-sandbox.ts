import { createMiddleware } from 'hono/factory';
import { answerNotFound } from '../answer-error';
import { type Env, isSandbox } from '../env';

/** Without SANDBOX=1 the control surface is not there. */
export const onlyInSandbox = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  if (!isSandbox(c.env)) return answerNotFound(c);
  return next();
});
