import { findAffiliate } from '../../db/affiliates';
import type { Db } from '../../db/open';
import type { Affiliate } from '../../db/schema';
import { Refusal } from '../../platform/refusal';

/**
 * The invitation of a code, when it is good on a domain (REG-67).
 * @throws Refusal `affiliate.code.invalid` when no agent has it, `agent.link.invalid` on another domain than its own.
 */
export async function goodAffiliate(
  db: Db,
  merchant: string,
  code: string,
  domain: string,
): Promise<Affiliate> {
  const affiliate = await findAffiliate(db, merchant, code);
  if (!affiliate) throw new Refusal('affiliate.code.invalid');
  const { domains } = affiliate;
  if (domains.length > 0 && !domains.includes(domain.toLowerCase())) throw new Refusal('agent.link.invalid');
  return affiliate;
}
