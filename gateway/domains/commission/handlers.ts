import type { Handlers } from '../../platform/handler';
import { getAgentRules } from './get-agent-rules';
import { getSettlement } from './get-settlement';
import { listSettlements } from './list-settlements';
import { summariseSettlements } from './summarise-settlements';

/** What answers the calls `agent.settlements.*`, and that of the rules they are made by. */
export const commissionHandlers = {
  'agent.settlements.list': listSettlements,
  'agent.settlements.summary': summariseSettlements,
  'agent.settlements.one': getSettlement,
  'agent.rules': getAgentRules,
} satisfies Handlers<'agent.settlements'> & Pick<Handlers<'agent'>, 'agent.rules'>;
