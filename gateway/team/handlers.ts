import type { Handlers } from '../handler';
import { findInTeam } from './find-in-team';
import { getTeamMember } from './get-team-member';
import { listTeam } from './list-team';

/** What answers the calls `agent.team.*`. */
export const teamHandlers = {
  'agent.team.list': listTeam,
  'agent.team.member': getTeamMember,
  'agent.team.find': findInTeam,
} satisfies Handlers<'agent.team'>;
