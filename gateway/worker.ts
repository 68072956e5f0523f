import { createGateway } from './app';
import { demo } from './demo/demo';
import { tend } from './demo/vendor/tend';
import type { Env } from './env';
import { prune } from './prune';

const gateway = createGateway(demo);

export default {
  fetch: gateway.fetch,
  /** Every minute: the demo vendor's own work, in the sandbox alone; then what has expired goes, whatever became of that. */
  scheduled: (_: unknown, env: Env) =>
    tend(env, async (request) => gateway.fetch(request, env)).finally(() => prune(env, demo)),
};
