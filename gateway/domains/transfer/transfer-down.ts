import type { getTransferDown, transferDown as operation } from '@/contracts/transfer/transfer-down';
import { findMember } from '../../db/members';
import type { Member } from '../../db/schema';
import { isAgent } from '../../platform/agent';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { hasPlayMoney } from '../../platform/trial';
import { limitsOf, transferToMember } from './member-transfer';

type Down = Call<typeof operation>;

/**
 * A direct downline of the agent, and the limits of what goes there (AGENT-25, MONEY-19).
 * @throws Refusal `transfer.down.not.allowed`
 */
export async function downline(call: Call<typeof getTransferDown>) {
  return { downline: (await downlineOf(call, call.input.account)).account, ...limitsOf(call) };
}

/**
 * Sends money to a direct downline, once for its key (AGENT-25, MONEY-19, MONEY-21).
 * @throws Refusal those of the contract
 */
export async function transferDown(call: Down) {
  const asked = call.input.account.toLowerCase();
  const way = { way: 'down' as const, asked, recipient: () => downlineOf(call, asked) };
  const { account, ...sent } = await transferToMember(call, way);
  return { ...sent, downline: account };
}

/**
 * Who may be sent money: those right below an agent, but no account that has play money. Nobody else is told from who
 * does not exist, and nobody is there where the merchant has it or withdrawals off.
 */
async function downlineOf(
  { db, member, merchant }: Pick<Down, 'db' | 'member' | 'merchant'>,
  account: string,
): Promise<Member> {
  const isOpen = merchant.flags.AGETRANSFERDOWN3 && merchant.allowWithdraw && isAgent(member);
  const found = isOpen ? await findMember(db, merchant.code, account) : null;
  if (found?.uplineId !== member.id || found.status !== 'active' || hasPlayMoney(found))
    throw new Refusal('transfer.down.not.allowed');
  return found;
}
