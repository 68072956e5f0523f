import { bestMembers } from './best-members';
import { teamKpi } from './kpi';

/** What answers the calls of an agent's home. */
export const teamHandlers = {
  'agent.teamKpi': teamKpi,
  'agent.bestMembers': bestMembers,
};
