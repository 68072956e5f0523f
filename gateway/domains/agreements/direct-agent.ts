import { findMember } from '../../db/members';
import type { Member, Merchant } from '../../db/schema';
import { isAgent } from '../../platform/agent';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';

type Asked = Pick<Call<never>, 'db'> & { member: Member; merchant: Merchant };

/**
 * An agent directly below the member, by account.
 * @throws Refusal `agreement.agent.unknown` for everybody else, whether there is such an account or not
 */
export async function directAgent({ db, member, merchant }: Asked, account: string): Promise<Member> {
  const found = await findMember(db, merchant.code, account);
  const isOwn = found?.uplineId === member.id && isAgent(found) && found.status === 'active';
  if (!found || !isOwn) throw new Refusal('agreement.agent.unknown');
  return found;
}
