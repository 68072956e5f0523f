import { useSite } from '@/app/session/site.queries';
import type { TeamMember } from './crumbs';
import { sendsDown } from './sends-down';

/** Whether money may be sent to somebody: right below oneself, where the site has it on; the gateway decides. */
export const useSendsDown = ({ level }: Pick<TeamMember, 'level'>): boolean =>
  sendsDown(useSite().flags, level);
