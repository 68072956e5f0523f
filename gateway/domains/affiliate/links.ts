import type { archiveLink, createLink, listLinks } from '@/contracts/affiliate/links';
import { addAgentLink, archiveAgentLink, listAgentLinks } from '../../db/affiliate-links';
import { HOUR_MS, type Quota } from '../../db/quota-uses';
import type { Member } from '../../db/schema';
import { refuseNonAgent } from '../../platform/agent';
import type { Call } from '../../platform/handler';
import { consumeQuotaOrRefuse } from '../../platform/quota';
import { type Random, secureRandom } from '../../platform/random';
import { Refusal } from '../../platform/refusal';
import { siteDays, spanOf } from '../../platform/site-days';

/** In all, with those in the archive: the list is one page. */
export const MOST_LINKS = 100;
/** Without what is mistaken for one another when it is read from a poster. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** Links that an agent may make. */
export const linkQuota = ({ id }: Pick<Member, 'id'>): Quota => ({
  key: `links:${id}`,
  most: 20,
  withinMs: HOUR_MS,
});

/**
 * The agent's links with what each brought in a range of the site's days (AGENT-26).
 * @throws Refusal `permission.denied` for who is no agent
 */
export async function agentLinks({ db, member, merchant, input }: Call<typeof listLinks>) {
  refuseNonAgent(member);
  const list = await listAgentLinks(db, member, { range: input, span: spanOf(siteDays(merchant), input) });
  return { list, most: MOST_LINKS };
}

/**
 * Makes a link with a code that nobody has (AGENT-26).
 * @throws Refusal those of the contract
 */
export async function createAgentLink({ db, clock, member, input }: Call<typeof createLink>) {
  refuseNonAgent(member);
  await consumeQuotaOrRefuse(db, [linkQuota(member)], clock.now());
  const code = newLinkCode();
  const link = { code, name: input.name, createdAt: clock.now() };
  if (!(await addAgentLink(db, member, link, MOST_LINKS))) throw new Refusal('affiliate.link.limit');
  return { code };
}

/**
 * Puts one of the agent's own links into the archive, or takes it out (AGENT-26).
 * @throws Refusal `permission.denied`, `affiliate.code.invalid` for another agent's
 */
export async function archiveLinkOf({ db, clock, member, input }: Call<typeof archiveLink>) {
  refuseNonAgent(member);
  const archivedAt = input.archived ? clock.now() : null;
  if (!(await archiveAgentLink(db, member, input.code, archivedAt)))
    throw new Refusal('affiliate.code.invalid');
  return null;
}

/** A code out of 2^40. */
export function newLinkCode(random: Random = secureRandom): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[random(LETTERS.length)]).join('');
}
