import { findMember } from '../db/members';
import type { Member } from '../db/schema';
import { DEMO_ACCOUNTS } from '../seed/demo-accounts';
import { type Sandbox, SandboxError } from './command';

/** The site whose members play in the provider states. */
export const STATE_MERCHANT = 'hoadang';

/** The demo member of a type, with the password. */
export async function demoMember(
  { db }: Sandbox,
  wanted: { type: unknown; disabled?: true },
): Promise<Member & { password: string }> {
  const demo = DEMO_ACCOUNTS.find(
    ({ type, merchant, disabled }) =>
      type === wanted.type && merchant === STATE_MERCHANT && disabled === wanted.disabled,
  );
  const member = demo && (await findMember(db, STATE_MERCHANT, demo.account));
  if (!demo || !member) throw new SandboxError(`no demo member of type ${String(wanted.type)}`);
  return { ...member, password: demo.password };
}
