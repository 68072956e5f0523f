import type { Handlers } from '../../platform/handler';
import { bestMembers } from './best-members';
import { createDownline, downlineOptions } from './create-downline';
import { findInTeam } from './find-in-team';
import { getTeamMember } from './get-team-member';
import { teamKpi } from './kpi';
import { listTeam } from './list-team';

/** What answers the calls `agent.team.*` and `agent.downlines.*`, and that of an agent's figures. */
export const teamHandlers = {
  'agent.teamKpi': teamKpi,
  'agent.team.best': bestMembers,
  'agent.team.list': listTeam,
  'agent.team.member': getTeamMember,
  'agent.team.find': findInTeam,
  'agent.downlines.options': downlineOptions,
  'agent.downlines.create': createDownline,
} satisfies Handlers<'agent.team' | 'agent.downlines'> & Pick<Handlers<'agent'>, 'agent.teamKpi'>;
