import { tendAgentsScheduled } from './agents/tend';
import { createGateway } from './app';
import { tendBank } from './demo/bank/app';
import { demo } from './demo/demo';
import { tend } from './demo/vendor/tend';
import type { Env } from './env';
import { prune } from './prune';
import { payReferralsScheduled } from './referral/pay-referrals';
import { carryOnScheduled } from './withdraw/progress';

const gateway = createGateway(demo);
const reach = (env: Env) => async (request: Request) => gateway.fetch(request, env);

export default {
  fetch: gateway.fetch,
  /** Every minute: the demo's own work, in the sandbox alone; withdrawals, invitations, agents; what has expired goes, whatever became of those. */
  scheduled: (_: unknown, env: Env) =>
    Promise.all([tend(env, reach(env)), tendBank(env, reach)])
      .finally(() => carryOnScheduled(env, demo))
      .finally(() => payReferralsScheduled(env, demo))
      .finally(() => tendAgentsScheduled(env, demo))
      .finally(() => prune(env, demo)),
};
