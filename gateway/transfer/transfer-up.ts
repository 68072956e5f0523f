import { decimalNumberOf, type MinorUnits, minorUnitsOf } from '../../contracts/shared/minor-units';
import type { getTransferUp, transferUp as operation } from '../../contracts/transfer/transfer-up';
import { readUpline } from '../db/members';
import { findSentUp, recordSentUp, type SentUp } from '../db/transfers-up';
import type { Call } from '../handler';
import { sha256 } from '../hash';
import { paymentPasswordWaits, provePaymentPassword } from '../member/payment-password';
import { refuseTrial } from '../member/trial';
import { newOrderNo } from '../order-no';
import { Refusal } from '../refusal';
import { readTerms, type Terms } from '../withdraw/terms';

/** Bets and withdrawals may come between judging and writing; each time, what is known now is judged. */
const MOST_TRIES = 5;
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
  const intentHash = sha256(`transfer.up:${member.id}:${call.idempotencyKey}`);
  // The call that wrote it died before its answer was kept.
  const earlier = await findSentUp(db, intentHash);
  if (earlier) return told(earlier, await readUpline(db, earlier));
  const { id: uplineId, account } = await uplineOf(call);
  const { withdrawFrom } = await paymentPasswordWaits(call, merchant.withdrawRules.passwordWaitHours);
  if (withdrawFrom > clock.now()) throw new Refusal('withdraw.waiting');
  const amount = minorUnitsOf(input.amount) as MinorUnits;
  if (amount < merchant.withdrawRules.least) throw new Refusal('transfer.amount.invalid');
  judge(amount, await readTerms(call));
  await provePaymentPassword(call, input.paymentPassword);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { locked, requirementId, ...terms } = await readTerms(call);
    judge(amount, terms);
    const transferNo = newOrderNo('CT', clock.now(), merchant.timeZone);
    const common = { transferNo, memberId: member.id, uplineId, amount, intentHash, at: clock.now() };
    await recordSentUp(db, { ...common, locked, requirementId });
    const sent = await findSentUp(db, intentHash);
    if (sent) return told(sent, account);
  }
  throw new Error('other calls for the same money were faster each time');
}

function judge(amount: number, { withdrawable }: Pick<Terms, 'withdrawable'>): void {
  if (amount > withdrawable) throw new Refusal('withdraw.not.played');
}

/** Who may be sent money: nobody, for a member at the top or where the merchant has it off. */
async function uplineOf({ db, member, merchant }: Pick<Up, 'db' | 'member' | 'merchant'>) {
  const isOpen = merchant.flags.AGETRANSFERUP3 && member.type !== GENERAL_AGENT;
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
