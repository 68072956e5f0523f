import { decimalNumberOf, type MinorUnits, minorUnitsOf } from '@/contracts/shared/minor-units';
import type { transferUp } from '@/contracts/transfer/transfer-up';
import { findMemberTransfer, type MemberTransfer, writeMemberTransfer } from '../../db/member-transfers';
import { readAccount } from '../../db/members';
import { transferNotice } from '../../platform/event-notices';
import type { Call } from '../../platform/handler';
import { earlierOf, intentOf } from '../../platform/intent';
import { newOrderNo } from '../../platform/order-no';
import { Refusal } from '../../platform/refusal';
import { retryOnConflict } from '../../platform/retry-on-conflict';
import { refuseFree } from '../../platform/trial';
import { paymentPasswordWaits, provePaymentPassword } from '../member/payment-password';
import { readTerms, type Terms, UNIT } from '../withdraw/terms';

/** What a call that sends money has, whichever way. */
type TransferCall = Call<typeof transferUp>;
/** Who gets it. */
type Recipient = { id: number; account: string };
/** Which way, who is asked for by it, and who that is: it refuses when nobody may be sent money. */
type Way = Pick<MemberTransfer, 'way'> & { asked?: string; recipient: () => Promise<Recipient> };

/**
 * Sends money that may be withdrawn up or down, in one batch or not at all, once for its key (MONEY-19, MONEY-21). The
 * payment password is asked last, so that no try is spent on what is refused anyway.
 * @throws Refusal those of the contract
 */
export async function transferToMember(call: TransferCall, { way, asked, recipient }: Way) {
  const { db, clock, member, merchant, input } = call;
  refuseFree(member);
  const amount = minorUnitsOf(input.amount) as MinorUnits;
  const intent = intentOf(`transfer.${way}`, call, asked === undefined ? [amount] : [amount, asked]);
  const earlier = async () => earlierOf(intent, await findMemberTransfer(db, intent.intentHash));
  const known = await earlier();
  if (known) return told(known, await readAccount(db, known.otherId));
  await recipient();
  const { withdrawFrom } = await paymentPasswordWaits(call, merchant.withdrawRules.passwordWaitHours);
  if (withdrawFrom > clock.now()) throw new Refusal('withdraw.waiting');
  judge(call, amount, await readTerms(call));
  await provePaymentPassword(call, input.paymentPassword);
  const sent = await retryOnConflict(async () => {
    const { id: otherId } = await recipient();
    const terms = await readTerms(call);
    judge(call, amount, terms);
    const { locked, requirementId, sequence, day } = terms;
    const transferNo = newOrderNo('CT', clock.now(), merchant.timeZone);
    const common = { transferNo, way, memberId: member.id, otherId, amount, ...intent, at: clock.now() };
    const texts = transferNotice(member.account, amount, merchant);
    await writeMemberTransfer(db, { ...common, locked, requirementId, sequence, day }, texts);
    return earlier();
  });
  return told(sent, await readAccount(db, sent.otherId));
}

/** As a withdrawal is, whose limit of a day it shares. */
function judge({ merchant }: TransferCall, amount: number, { leftToday, withdrawable }: Terms): void {
  const { least, most } = merchant.withdrawRules;
  if (amount < least || amount > most || amount % UNIT !== 0) throw new Refusal('transfer.amount.invalid');
  if (amount > leftToday) throw new Refusal('withdraw.day.limit');
  if (amount > withdrawable) throw new Refusal('withdraw.not.played');
}

const told = ({ transferNo, at, balanceAfter }: MemberTransfer, account: string | null) => ({
  transferNo,
  at,
  account: account ?? '',
  balance: decimalNumberOf(balanceAfter),
});

/** The least that may be sent, and amounts to pick. */
export function limitsOf({ merchant }: Pick<TransferCall, 'merchant'>) {
  const { least, quickAmounts } = merchant.withdrawRules;
  return { least: decimalNumberOf(least), quickAmounts: quickAmounts.map(decimalNumberOf) };
}
