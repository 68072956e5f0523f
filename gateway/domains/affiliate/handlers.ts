import type { Handlers } from '../../platform/handler';
import { affiliateCode } from './affiliate-code';
import { checkAffiliate } from './check-affiliate';
import { countVisit } from './count-visit';
import { agentLinks, archiveLinkOf, createAgentLink } from './links';

/** What answers the calls `affiliate.*`, and those of an agent's own links. */
export const affiliateHandlers = {
  'affiliate.check': checkAffiliate,
  'affiliate.code': affiliateCode,
  'affiliate.visit': countVisit,
  'agent.links.list': agentLinks,
  'agent.links.create': createAgentLink,
  'agent.links.archive': archiveLinkOf,
} satisfies Handlers<'affiliate'> & Handlers<'agent.links'>;
