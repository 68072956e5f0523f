import { decimalNumberOf, type MinorUnits, minorUnitsOf } from '../../contracts/shared/minor-units';
import type { getTransferUp, transferUp as operation } from '../../contracts/transfer/transfer-up';
import { readUpline } from '../db/members';
import { findSentUp, recordSentUp, type SentUp } from '../db/transfers-up';
import type { Call } from '../handler';
import { earlierOf, intentOf } from '../intent';
import { paymentPasswordWaits, provePaymentPassword } from '../member/payment-password';
import { refuseTrial } from '../member/trial';
import { newOrderNo } from '../order-no';
import { Refusal } from '../refusal';
import { UNIT } from '../withdraw/create';
import { unlessOvertaken } from '../withdraw/overtaken';
import { readTerms, type Terms } from '../withdraw/terms';

/** Members of this type stand at the top. */
const GENERAL_AGENT = 2;

type Up = Call<typeof operation>;

/**
 * Who stands above the member, and the limits of what goes there (MONEY-19, MENU-42 to MENU-46).
 * @throws Refusal `transfer.up.not.allowed`
 */
export async function upline(call: Call<typeof getTransferUp>) {
  const { least, quickAmounts } = call.merchant.withdrawRules;
  return {
    upline: (await uplineOf(call)).account,
    least: decimalNumberOf(least),
    quickAmounts: quickAmounts.map(decimalNumberOf),
  };
}

/**
 * Sends money that may be withdrawn to the upline, in one batch or not at all, once for its key (MONEY-19, MONEY-21). The
 * payment password is asked last, so that no try is spent on what is refused anyway.
 * @throws Refusal those of the contract
 */
export async function transferUp(call: Up) {
  const { db, clock, member, merchant, input } = call;
  refuseTrial(member);
  const amount = minorUnitsOf(input.amount) as MinorUnits;
  const intent = intentOf('transfer.up', call, [amount]);
  const earlier = async () => earlierOf(intent, await findSentUp(db, intent.intentHash));
  const known = await earlier();
  if (known) return told(known, await readUpline(db, known));
  const { id: uplineId, account } = await uplineOf(call);
  const { withdrawFrom } = await paymentPasswordWaits(call, merchant.withdrawRules.passwordWaitHours);
  if (withdrawFrom > clock.now()) throw new Refusal('withdraw.waiting');
  judge(call, amount, await readTerms(call));
  await provePaymentPassword(call, input.paymentPassword);
  const sent = await unlessOvertaken(async () => {
    const terms = await readTerms(call);
    judge(call, amount, terms);
    const { locked, requirementId, turn, day } = terms;
    const transferNo = newOrderNo('CT', clock.now(), merchant.timeZone);
    const common = { transferNo, memberId: member.id, uplineId, amount, ...intent, at: clock.now() };
    await recordSentUp(db, { ...common, locked, requirementId, turn, day });
    return earlier();
  });
  return told(sent, account);
}

/** As a withdrawal is, whose limit of a day it shares. */
function judge({ merchant }: Up, amount: number, { leftToday, withdrawable }: Terms): void {
  const { least, most } = merchant.withdrawRules;
  if (amount < least || amount > most || amount % UNIT !== 0) throw new Refusal('transfer.amount.invalid');
  if (amount > leftToday) throw new Refusal('withdraw.day.limit');
  if (amount > withdrawable) throw new Refusal('withdraw.not.played');
}

/** Who may be sent money: nobody, for a member at the top, or where the merchant has it or withdrawals off. */
async function uplineOf({ db, member, merchant }: Pick<Up, 'db' | 'member' | 'merchant'>) {
  const isOpen = merchant.flags.AGETRANSFERUP3 && merchant.allowWithdraw && member.type !== GENERAL_AGENT;
  const account = isOpen ? await readUpline(db, member) : null;
  if (account === null || member.uplineId === null) throw new Refusal('transfer.up.not.allowed');
  return { id: member.uplineId, account };
}

const told = ({ transferNo, at, balanceAfter }: SentUp, upline: string | null) => ({
  transferNo,
  at,
  upline: upline ?? '',
  balance: decimalNumberOf(balanceAfter),
});
