import { type MinorUnits, minorUnitsOf } from '../../contracts/shared/minor-units';
import type { createWithdrawal } from '../../contracts/withdraw/create-withdrawal';
import { withdrawFrom } from '../bank-cards/bank-cards';
import { findBankCard } from '../db/bank-cards';
import type { BankCard } from '../db/schema';
import { MINUTE_MS } from '../db/turns';
import { findIntended, type NewWithdrawal, recordWithdrawal } from '../db/withdrawals';
import type { Call } from '../handler';
import { sha256 } from '../hash';
import { paymentPasswordWaits, provePaymentPassword } from '../member/payment-password';
import { refuseTrial } from '../member/trial';
import { newOrderNo } from '../order-no';
import { Refusal } from '../refusal';
import { readTerms, type Terms } from './terms';

/** Bets and other withdrawals may come between judging and writing; each time, what is known now is judged. */
const MOST_TRIES = 5;
/** Until a withdrawal is checked, which looks at nothing more here. */
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
  const { db, member } = call;
  refuseTrial(member);
  const intentHash = sha256(`withdraw:${member.id}:${call.idempotencyKey}`);
  // The call that wrote it died before its answer was kept.
  const earlier = await findIntended(db, intentHash);
  if (earlier) return { orderNo: earlier };

  await refuseWhileShut(call);
  const asked = await readAsked(call);
  judge(call, asked, await readTerms(call));
  await provePaymentPassword(call, call.input.paymentPassword);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const terms = await readTerms(call);
    judge(call, asked, terms);
    const wanted = newWithdrawal(call, asked, terms, intentHash);
    if (await recordWithdrawal(db, wanted)) return { orderNo: wanted.orderNo };
    const twin = await findIntended(db, intentHash);
    if (twin) return { orderNo: twin };
  }
  throw new Error('other calls for the same money were faster each time');
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
  if (amount < least || amount > most) throw new Refusal('withdraw.amount.invalid');
  if (amount > terms.leftToday) throw new Refusal('withdraw.day.limit');
  if (amount > terms.withdrawable) throw new Refusal('withdraw.not.played');
  if (fee !== terms.fee) throw new Refusal('withdraw.fee.changed');
}

function newWithdrawal(
  { clock, member, merchant }: Withdraw,
  { amount, fee, card }: Asked,
  { day, turn, freeTime, locked, requirementId }: Terms,
  intentHash: string,
): NewWithdrawal {
  const { freeOfDay, usualTo, latest } = merchant.withdrawRules;
  const { bankCode, cardNumber, holder } = card;
  const at = clock.now();
  return {
    ...{
      orderNo: newOrderNo('RT', clock.now(), merchant.timeZone),
      memberId: member.id,
      turn,
      intentHash,
      day,
      amount,
      fee,
    },
    ...{ freeTime, freeOfDay, bankCode, cardNumber, holder, locked, requirementId, at },
    checkAt: at + CHECK_MS,
    expectedAt: at + usualTo * MINUTE_MS,
    latestAt: at + latest * MINUTE_MS,
  };
}
