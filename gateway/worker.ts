import { createGateway } from './app';
import { demo } from './demo/demo';
import { runAgentsScheduled } from './domains/agents/scheduled';
import { payReferralsScheduled } from './domains/referral/pay-referrals';
import { carryOnScheduled } from './domains/withdraw/progress';
import type { Env } from './platform/env';
import { prune } from './platform/prune';

const gateway = createGateway(demo);

export default {
  fetch: gateway.fetch,
  /** Every minute: withdrawals, invitations, agents; what has expired goes, whatever became of those. */
  scheduled: (_: unknown, env: Env) =>
    carryOnScheduled(env, demo)
      .finally(() => payReferralsScheduled(env, demo))
      .finally(() => runAgentsScheduled(env))
      .finally(() => prune(env, demo)),
};
