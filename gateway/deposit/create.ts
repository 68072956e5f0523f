import type { createDeposit } from '../../contracts/deposit/orders';
import { minorUnitsOf } from '../../contracts/shared/minor-units';
import { countWaiting, findByIntent, findChannel, findDeposit, insertDeposit } from '../db/deposits';
import type { DepositChannelRow, DepositOrder } from '../db/schema';
import type { Call } from '../handler';
import { sha256 } from '../hash';
import { refuseTrial } from '../member/trial';
import { newOrderNo, readableCode } from '../order-no';
import { findProvider } from '../payments/providers';
import { Refusal } from '../refusal';
import { agreeBonus } from './bonuses';
import { isOpenAt, timeIn } from './channels';
import { orderAnswer } from './order-answer';

type Creating = Call<typeof createDeposit>;

/** Orders of a member that wait for a payment at once. */
export const MOST_WAITING = 5;
/** 1/100 units: an order is of whole units. */
const UNIT = 100;

/**
 * Opens an order to pay in, one for each intent of the member (MONEY-03, MONEY-21), and hands a card in. What broke off
 * in between is taken up again by the same call.
 * @throws Refusal `account.trial`, `deposit.channel.closed`, `deposit.amount.refused`, `deposit.bonus.refused`,
 * `deposit.too.many`,
 * `request.invalid` for an option, a card or a way back that the channel has no use for
 */
export async function create(call: Creating) {
  const { db, input, member } = call;
  refuseTrial(member);
  const intent = sha256(`deposit:${member.id}:${call.idempotencyKey}`);
  const order = (await findByIntent(db, intent)) ?? (await open(call, intent));
  const { option: issuer, serial, pin } = input;
  if (issuer && serial && pin) {
    const voucher = { issuer, serial, pin };
    await providerOf(call, order.provider).redeem(call, order, voucher);
  }
  const facts = await findDeposit(db, order.orderNo);
  if (!facts) throw new Error('an order is gone');
  return orderAnswer(facts, call);
}

async function open(call: Creating, intent: string): Promise<DepositOrder> {
  const { db, clock, merchant, member, input } = call;
  const now = clock.now();
  const channel = await findChannel(db, merchant.code, input.channelId);
  if (!channel || !isOpenAt(channel, timeIn(merchant.timeZone, now))) {
    throw new Refusal('deposit.channel.closed');
  }
  const amount = amountFor(channel, input.amount);
  refuseWrongParts(channel, input);
  const bonus = await agreeBonus(call, input.bonusId, amount);
  if ((await countWaiting(db, member.id, now)) >= MOST_WAITING) throw new Refusal('deposit.too.many');
  const { kind, provider, feeRate, id: channelId, names: channelNames } = channel;
  const drawn = {
    ...{ orderNo: newOrderNo('NT', now, merchant.timeZone), reference: `HD${readableCode(8)}` },
    ...{ kind, amount, option: input.option ?? null, returnUrl: input.returnUrl },
  };
  const row = await insertDeposit(db, {
    ...drawn,
    ...{
      merchant: merchant.code,
      memberId: member.id,
      channelId,
      channelNames,
      provider,
      feeRate,
      intent,
      bonus,
    },
    instructions: providerOf(call, provider).instructionsFor(call.language, drawn),
    createdAt: now,
    expiresAt: now + channel.lifeMinutes * 60_000,
  });
  if (!row) throw new Error('an order was not written');
  return row;
}

/** The amount in 1/100 units. */
function amountFor({ min, max, picks, amounts }: DepositChannelRow, given: number | string): number {
  const amount = minorUnitsOf(given) ?? 0;
  const isTaken = amounts === 'any' ? amount >= min && amount <= max : picks.includes(amount);
  if (!isTaken || amount % UNIT !== 0) throw new Refusal('deposit.amount.refused');
  return amount;
}

/** An option where there are some to choose from, a card where one is handed in, and a way back that browsers can go. */
function refuseWrongParts({ kind, options }: DepositChannelRow, input: Creating['input']): void {
  const { option, serial, pin, returnUrl } = input;
  const isChosen = options.length === 0 ? option === undefined : options.some(({ code }) => code === option);
  const isCard = kind === 'voucher';
  const isHanded = [serial, pin].every((part) => (part !== undefined) === isCard);
  if (!isChosen || !isHanded || !/^https?:\/\//.test(returnUrl)) throw new Refusal('request.invalid');
}

function providerOf({ demo }: Creating, name: string) {
  const provider = findProvider(demo, name);
  if (!provider) throw new Refusal('deposit.channel.closed');
  return provider;
}
