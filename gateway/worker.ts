import { createGateway } from './app';
import { demo } from './demo/demo';
import { tend } from './demo/vendor/tend';
import type { Env } from './env';
import { prune } from './prune';
import { carryOnScheduled } from './withdraw/progress';

const gateway = createGateway(demo);

export default {
  fetch: gateway.fetch,
  /** Every minute: the demo vendor's own work, in the sandbox alone; withdrawals; what has expired goes, whatever became of those. */
  scheduled: (_: unknown, env: Env) =>
    tend(env, async (request) => gateway.fetch(request, env))
      .finally(() => carryOnScheduled(env, demo))
      .finally(() => prune(env, demo)),
};
