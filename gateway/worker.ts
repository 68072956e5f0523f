import { createGateway } from './app';
import { runBankScheduled } from './demo/bank/app';
import { demo } from './demo/demo';
import { runVendorScheduled } from './demo/vendor/scheduled';
import { runAgentsScheduled } from './domains/agents/scheduled';
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
    Promise.all([runVendorScheduled(env, reach(env)), runBankScheduled(env, reach)])
      .finally(() => carryOnScheduled(env, demo))
      .finally(() => payReferralsScheduled(env, demo))
      .finally(() => runAgentsScheduled(env))
      .finally(() => prune(env, demo)),
};
