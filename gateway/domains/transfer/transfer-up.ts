import type { getTransferUp, transferUp as operation } from '@/contracts/transfer/transfer-up';
import { readUpline } from '../../db/members';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { limitsOf, transferToMember } from './member-transfer';

/** Members of this type stand at the top. */
const GENERAL_AGENT = 2;

type Up = Call<typeof operation>;

/**
 * Who stands above the member, and the limits of what goes there (MONEY-19, MENU-42 to MENU-46).
 * @throws Refusal `transfer.up.not.allowed`
 */
export async function upline(call: Call<typeof getTransferUp>) {
  return { upline: (await uplineOf(call)).account, ...limitsOf(call) };
}

/**
 * Sends money to the upline, once for its key (MONEY-19, MONEY-21).
 * @throws Refusal those of the contract
 */
export async function transferUp(call: Up) {
  const { account, ...sent } = await transferToMember(call, { way: 'up', recipient: () => uplineOf(call) });
  return { ...sent, upline: account };
}

/** Who may be sent money: nobody, for a member at the top, or where the merchant has it or withdrawals off. */
async function uplineOf({ db, member, merchant }: Pick<Up, 'db' | 'member' | 'merchant'>) {
  const isOpen = merchant.flags.AGETRANSFERUP3 && merchant.allowWithdraw && member.type !== GENERAL_AGENT;
  const account = isOpen ? await readUpline(db, member) : null;
  if (account === null || member.uplineId === null) throw new Refusal('transfer.up.not.allowed');
  return { id: member.uplineId, account };
}
