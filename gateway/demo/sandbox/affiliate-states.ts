import { addAgentLink } from '../../db/affiliate-links';
import { insertAll } from '../../db/insert-all';
import { affiliates, type Member } from '../../db/schema';
import { linkQuota, MOST_LINKS, newLinkCode } from '../../domains/affiliate/links';
import { dayAfter, siteDays } from '../../platform/site-days';
import { type Sandbox, SandboxError } from './command';
import { siteOf } from './site';
import type { State } from './state';
import { freshMember, STATE_MERCHANT, spend } from './state-member';
import { tokenOf } from './withdraw-states';

const AGENT = 1;

/** Provider states of invitation links, each of an agent nobody else uses. */
export const affiliateStates: Record<string, State> = {
  'an agent has invitation links': async (sandbox) => {
    const agent = await freshMember(sandbox, { type: AGENT });
    const code = await addLink(sandbox, agent);
    return { ...(await tokenOf(sandbox, agent)), code, ...(await lastWeek(sandbox)) };
  },
  'a member who is no agent asks for invitation links': async (sandbox) => ({
    ...(await tokenOf(sandbox, await freshMember(sandbox))),
    code: await addLink(sandbox, await freshMember(sandbox, { type: AGENT })),
    ...(await lastWeek(sandbox)),
  }),
  'an agent has as many links as may be': async (sandbox) => {
    const agent = await freshMember(sandbox, { type: AGENT });
    const { id: memberId, merchant } = agent;
    const links = Array.from({ length: MOST_LINKS }, () => ({
      code: newLinkCode(),
      merchant,
      memberId,
      domains: [],
    }));
    await insertAll(sandbox.db, affiliates, links);
    return tokenOf(sandbox, agent);
  },
  'an agent has made as many links as an hour allows': async (sandbox) => {
    const agent = await freshMember(sandbox, { type: AGENT });
    await spend(sandbox, [linkQuota(agent)]);
    return tokenOf(sandbox, agent);
  },
  'the invitation link is another agent’s': async (sandbox) => ({
    ...(await tokenOf(sandbox, await freshMember(sandbox, { type: AGENT }))),
    code: await addLink(sandbox, await freshMember(sandbox, { type: AGENT })),
  }),
};

async function lastWeek(sandbox: Sandbox) {
  const today = siteDays(await siteOf(sandbox, STATE_MERCHANT)).dayOf(sandbox.clock.now());
  return { from: dayAfter(today, -6), to: today };
}

async function addLink({ db, clock }: Sandbox, agent: Member): Promise<string> {
  const code = newLinkCode();
  const link = { code, name: 'Facebook', createdAt: clock.now() };
  if (!(await addAgentLink(db, agent, link, MOST_LINKS))) throw new SandboxError('too many links');
  return code;
}
