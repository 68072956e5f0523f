import type { createDeposit } from '@/contracts/deposit/orders';
import { minorUnitsOf } from '@/contracts/shared/minor-units';
import { countBadCards, findByIntent, findChannel, findDeposit, insertDeposit } from '../../db/deposits';
import { HOUR_MS } from '../../db/quota-uses';
import type { DepositChannelRow, DepositOrder, Merchant } from '../../db/schema';
import type { Call } from '../../platform/handler';
import { earlierOf, type Intent, intentOf } from '../../platform/intent';
import { newOrderNo, newReference } from '../../platform/order-no';
import { Refusal } from '../../platform/refusal';
import { refuseFree } from '../../platform/trial';
import { findProvider } from '../payments/providers';
import { agreeBonus } from './bonuses';
import { isOpenAt, timeIn } from './channels';
import { orderResponse } from './order-response';

type Creating = Call<typeof createDeposit>;

/** Cards of a member that may be no good in an hour. */
const MOST_BAD_CARDS = 5;
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
  refuseFree(member);
  const { channelId, option: issuer, serial, pin, bonusId } = input;
  const asked = [channelId, minorUnitsOf(input.amount), issuer, serial, pin, bonusId];
  const intent = intentOf('deposit', call, asked);
  const earlier = earlierOf(intent, await findByIntent(db, intent.intentHash));
  const order = earlier ?? (await open(call, intent));
  if (issuer && serial && pin) {
    const voucher = { issuer, serial, pin };
    await providerOf(call, order.provider).redeem(call, order, voucher);
  }
  const facts = await findDeposit(db, order.orderNo);
  if (!facts) throw new Error('an order is gone');
  return orderResponse(facts, call);
}

async function open(call: Creating, intent: Intent): Promise<DepositOrder> {
  const { db, clock, merchant, member, input } = call;
  const now = clock.now();
  const channel = await findChannel(db, merchant.code, input.channelId);
  if (!channel || !isOpenAt(channel, timeIn(merchant.timeZone, now))) {
    throw new Refusal('deposit.channel.closed');
  }
  const amount = amountFor(channel, input.amount);
  refuseWrongParts(channel, input);
  if (!isOwnAddress(input.returnUrl, merchant, call.demo !== null)) throw new Refusal('request.invalid');
  if (channel.kind === 'voucher') await refuseGuesses(call);
  const bonus = await agreeBonus(call, input.bonusId, amount);
  const { kind, provider, feeRate, id: channelId, names: channelNames } = channel;
  const drawn = {
    orderNo: newOrderNo('NT', now, merchant.timeZone),
    reference: newReference(),
    kind,
    amount,
    option: input.option ?? null,
    returnUrl: input.returnUrl,
  };
  const row = await insertDeposit(db, {
    ...drawn,
    merchant: merchant.code,
    memberId: member.id,
    channelId,
    channelNames,
    provider,
    feeRate,
    ...intent,
    bonus,
    instructions: providerOf(call, provider).instructionsFor(call.language, drawn),
    createdAt: now,
    expiresAt: now + channel.lifeMinutes * 60_000,
  });
  const written = earlierOf(intent, row);
  if (!written) throw new Refusal('deposit.too.many');
  return written;
}

/** Who hands in card after card that is none is guessing at PINs, also who does not wait for the answer. */
async function refuseGuesses({ db, clock, member }: Creating): Promise<void> {
  const bad = await countBadCards(db, member.id, clock.now() - HOUR_MS);
  if (bad >= MOST_BAD_CARDS) throw new Refusal('rate.limited', null, HOUR_MS / 1_000);
}

/** The amount in 1/100 units. */
function amountFor({ min, max, picks, amounts }: DepositChannelRow, given: number | string): number {
  const amount = minorUnitsOf(given) ?? 0;
  const isTaken = amounts === 'any' ? amount >= min && amount <= max : picks.includes(amount);
  if (!isTaken || amount % UNIT !== 0) throw new Refusal('deposit.amount.refused');
  return amount;
}

/**
 * Whether a payment may lead back to an address: a plain page of a site of the merchant's own, so that a member is handed
 * to nobody else. In the sandbox the site runs anywhere.
 */
export function isOwnAddress(
  text: string,
  { mainDomain, domainList }: Pick<Merchant, 'mainDomain' | 'domainList'>,
  inSandbox: boolean,
): boolean {
  const { protocol, host, username, password, search, hash } = new URL(text);
  if (!/^https?:$/.test(protocol) || username + password + search + hash !== '') return false;
  const own = [mainDomain, ...domainList].map((site) =>
    site
      .replace(/^https?:\/\//, '')
      .split('/', 1)
      .join(),
  );
  return inSandbox || (protocol === 'https:' && own.includes(host));
}

/** An option where there are some to choose from, and a card where one is handed in. */
function refuseWrongParts({ kind, options }: DepositChannelRow, input: Creating['input']): void {
  const { option, serial, pin } = input;
  const isChosen = options.length === 0 ? option === undefined : options.some(({ code }) => code === option);
  const isCard = kind === 'voucher';
  const isHanded = [serial, pin].every((part) => (part !== undefined) === isCard);
  if (!isChosen || !isHanded) throw new Refusal('request.invalid');
}

function providerOf({ demo }: Creating, name: string) {
  const provider = findProvider(demo, name);
  if (!provider) throw new Refusal('deposit.channel.closed');
  return provider;
}
