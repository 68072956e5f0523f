import { type MinorUnits, minorUnitsOf } from '@/contracts/shared/minor-units';
import type { createWithdrawal } from '@/contracts/withdraw/create-withdrawal';
import { findBankCard } from '../../db/bank-cards';
import { MINUTE_MS } from '../../db/quota-uses';
import type { BankCard } from '../../db/schema';
import { findIntended, type NewWithdrawal, writeWithdrawal } from '../../db/withdrawals';
import type { Call } from '../../platform/handler';
import { earlierOf, type Intent, intentOf } from '../../platform/intent';
import { newOrderNo } from '../../platform/order-no';
import { Refusal } from '../../platform/refusal';
import { retryOnConflict } from '../../platform/retry-on-conflict';
import { refuseFree } from '../../platform/trial';
import { withdrawFrom } from '../bank-cards/bank-cards';
import { paymentPasswordWaits, provePaymentPassword } from '../member/payment-password';
import { readTerms, type Terms, UNIT } from './terms';

/** How long a withdrawal rests before it is checked: what was faster than it is known by then. */
const CHECK_MS = 20_000;

type Withdraw = Call<typeof createWithdrawal>;
/** Amounts in 1/100 units. */
type Asked = { amount: number; fee: number; card: BankCard };

/**
 * Takes money out: judged by what is known, held and written in one batch, or not at all (MONEY-05, MONEY-06, MONEY-21).
 * The payment password is asked last, so that no try is spent on what is refused anyway.
 * @throws Refusal those of the contract
 */
export async function withdraw(call: Withdraw) {
  const { db, member, input } = call;
  refuseFree(member);
  const intent = intentOf('withdraw', call, [minorUnitsOf(input.amount), input.bankCardId]);
  const earlier = async () => earlierOf(intent, await findIntended(db, intent.intentHash));
  const known = await earlier();
  if (known) return { orderNo: known.orderNo };

  await refuseWhileShut(call);
  const asked = await readAsked(call);
  judge(call, asked, await readTerms(call));
  await provePaymentPassword(call, call.input.paymentPassword);
  const { orderNo } = await retryOnConflict(async () => {
    const terms = await readTerms(call);
    judge(call, asked, terms);
    const wanted = newWithdrawal(call, asked, terms, intent);
    return (await writeWithdrawal(db, wanted)) ? wanted : earlier();
  });
  return { orderNo };
}

async function refuseWhileShut(call: Withdraw): Promise<void> {
  const { merchant, clock } = call;
  if (!merchant.allowWithdraw || !merchant.bankWithdrawal) throw new Refusal('withdraw.not.allowed');
  const { withdrawFrom } = await paymentPasswordWaits(call, merchant.withdrawRules.passwordWaitHours);
  if (withdrawFrom > clock.now()) throw new Refusal('withdraw.waiting');
}

async function readAsked({ db, clock, member, merchant, input }: Withdraw): Promise<Asked> {
  const card = await findBankCard(db, member.id, input.bankCardId);
  if (!card) throw new Refusal('bank.card.unknown');
  if (withdrawFrom(card, merchant) > clock.now()) throw new Refusal('bank.card.waiting');
  const [amount, fee] = [input.amount, input.fee].map((sent) => minorUnitsOf(sent) as MinorUnits);
  return { amount: amount as number, fee: fee as number, card };
}

function judge({ merchant }: Withdraw, { amount, fee }: Asked, terms: Terms): void {
  const { least, most } = merchant.withdrawRules;
  if (amount < least || amount > most || amount % UNIT !== 0) throw new Refusal('withdraw.amount.invalid');
  if (amount > terms.leftToday) throw new Refusal('withdraw.day.limit');
  if (amount > terms.withdrawable) throw new Refusal('withdraw.not.played');
  if (fee !== terms.fee) throw new Refusal('withdraw.fee.changed');
  if (amount < terms.least) throw new Refusal('withdraw.amount.invalid');
}

function newWithdrawal(
  { clock, member, merchant }: Withdraw,
  { amount, fee, card }: Asked,
  { day, sequence, freeTime, freeOfDay, locked, requirementId }: Terms,
  intent: Intent,
): NewWithdrawal {
  const { usualTo, latest } = merchant.withdrawRules;
  const { bankCode, cardNumber, holder } = card;
  const at = clock.now();
  return {
    orderNo: newOrderNo('RT', clock.now(), merchant.timeZone),
    memberId: member.id,
    sequence,
    ...intent,
    day,
    amount,
    fee,
    freeTime,
    freeOfDay,
    bankCode,
    cardNumber,
    holder,
    locked,
    requirementId,
    at,
    checkAt: at + CHECK_MS,
    expectedAt: at + usualTo * MINUTE_MS,
    latestAt: at + latest * MINUTE_MS,
  };
}
