import type { Handlers } from '../handler';
import { bestMembers } from './best-members';
import { findInTeam } from './find-in-team';
import { getTeamMember } from './get-team-member';
import { teamKpi } from './kpi';
import { listTeam } from './list-team';

/** What answers the calls `agent.team.*`, and that of an agent's figures. */
export const teamHandlers = {
  'agent.teamKpi': teamKpi,
  'agent.team.best': bestMembers,
  'agent.team.list': listTeam,
  'agent.team.member': getTeamMember,
  'agent.team.find': findInTeam,
} satisfies Handlers<'agent.team'> & Pick<Handlers<'agent'>, 'agent.teamKpi'>;
