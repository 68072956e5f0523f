import { findMember } from '../../db/members';
import type { Member } from '../../db/schema';
import { type Sandbox, SandboxError } from './command';

/** The member that a command names. @throws SandboxError for an account that nobody has */
export async function memberOf({ db }: Sandbox, merchant: string, account: string): Promise<Member> {
  const found = await findMember(db, merchant, account);
  if (!found) throw new SandboxError(`no account '${account}'`);
  return found;
}
