import { createGateway } from './app';
import { tendBank } from './demo/bank/app';
import { demo } from './demo/demo';
import { tend } from './demo/vendor/tend';
import { tendAgentsScheduled } from './domains/agents/tend';
import { payReferralsScheduled } from './domains/referral/pay-referrals';
import { carryOnScheduled } from './domains/withdraw/progress';
import type { Env } from './platform/env';
import { prune } from './platform/prune';

const gateway = createGateway(demo);
const reach = (env: Env) => async (request: Request) => gateway.fetch(request, env);

export default {
  fetch: gateway.fetch,
  /** Every minute: the demo's own work, in the sandbox alone; withdrawals, invitations, agents; what has expired goes, whatever became of those. */
  scheduled: (_: unknown, env: Env) =>
    Promise.all([tend(env, reach(env)), tendBank(env, reach)])
      .finally(() => carryOnScheduled(env, demo))
      .finally(() => payReferralsScheduled(env, demo))
      .finally(() => tendAgentsScheduled(env))
      .finally(() => prune(env, demo)),
};
