import type {
  addBankCard,
  listBankCards,
  makeDefaultBankCard,
  removeBankCard,
} from '@/contracts/bank-cards/bank-cards';
import { isCardNumber } from '@/contracts/bank-cards/card-number';
import { printedName } from '@/contracts/bank-cards/holder-name';
import * as cards from '../../db/bank-cards';
import { HOUR_MS } from '../../db/quota-uses';
import type { BankCard, Merchant } from '../../db/schema';
import type { Call } from '../../platform/handler';
import { intentOf } from '../../platform/intent';
import { consumeQuotaOrRefuse, quotaOfAddress } from '../../platform/quota';
import { Refusal } from '../../platform/refusal';
import { refuseTrial } from '../../platform/trial';
import { changeWithNotice } from '../account-protection/notice-of';
import { bankNameOf } from './banks';

const SHOWN_DIGITS = 4;
const ID_LENGTH = 32;
/** Cards bound an hour: who binds and unbinds all day looks for numbers that others have. */
const MOST_BOUND = 10;
/** The same of all members together that come from one address. */
const MOST_PER_ADDRESS = 60;
const REFUSALS = {
  exists: 'bank.card.exists',
  limit: 'bank.card.limit',
  holder: 'payee.name.differs',
} as const;

/** The member's cards; of a number no more than its end leaves the gateway (CALL-44, ACC-13). */
export async function bankCards({ db, member, merchant }: Call<typeof listBankCards>) {
  const { mostCards, cardWaitHours } = merchant.withdrawRules;
  const bound = await cards.listBankCards(db, member.id);
  return {
    list: bound.map((card, place) => ({
      bankCardId: card.id,
      bankName: bankNameOf(card.bankCode) ?? card.bankCode,
      lastDigits: lastDigitsOf(card),
      isDefault: place === 0,
      withdrawFrom: withdrawFrom(card, merchant),
    })),
    mostCards,
    payeeName: member.payeeName && printedName(member.payeeName),
    waitHours: cardWaitHours,
  };
}

/** Binds a card in the payee's name, and tells the member (ACC-13, ACC-15). @throws Refusal those of the contract */
export async function bindBankCard(call: Call<typeof addBankCard>) {
  const { db, clock, member, merchant, input } = call;
  const { bankCode, cardNumber } = input;
  refuseTrial(member);
  if (!bankNameOf(bankCode)) throw new Refusal('request.invalid');
  if (!isCardNumber(cardNumber)) throw new Refusal('bank.card.invalid');
  // Named by its intent: a call that bound it and died before its answer was kept finds it.
  const id = intentOf('bank-card', call, []).intentHash.slice(0, ID_LENGTH);
  const earlier = await cards.findBankCard(db, member.id, id);
  if (earlier && earlier.cardNumber !== cardNumber) throw new Refusal('request.idempotency.reused');
  if (earlier) return null;
  const quotas = [
    { key: `bank-card:${member.id}`, most: MOST_BOUND, withinMs: HOUR_MS },
    ...quotaOfAddress('bank-card', call.address, MOST_PER_ADDRESS, HOUR_MS),
  ];
  await consumeQuotaOrRefuse(db, quotas, clock.now());
  const now = clock.now();
  const card = {
    id,
    merchant: merchant.code,
    memberId: member.id,
    bankCode,
    cardNumber,
    holder: printedName(input.holder),
    boundAt: now,
    preferredAt: 0,
  };
  const rules = {
    most: merchant.withdrawRules.mostCards,
    payee: member.payeeName && printedName(member.payeeName),
  };
  return changeWithNotice(call, 'bankCardBound', async (told) => {
    const kept = await cards.insertBankCard(db, card, { ...rules, told });
    if (kept) throw new Refusal(REFUSALS[kept]);
    return null;
  });
}

/** Unbinds a card of the member's own, and tells the member (ACC-13). @throws Refusal `bank.card.unknown` */
export async function unbindBankCard(call: Call<typeof removeBankCard>) {
  const { db, member, input } = call;
  refuseTrial(member);
  return changeWithNotice(call, 'bankCardUnbound', async (told) => {
    const isUnbound = await cards.deleteBankCard(db, member.id, input.bankCardId, told);
    if (!isUnbound) throw new Refusal('bank.card.unknown');
    return null;
  });
}

/** Makes a card of the member's own the default one. @throws Refusal `bank.card.unknown` */
export async function preferBankCard({ db, clock, member, input }: Call<typeof makeDefaultBankCard>) {
  refuseTrial(member);
  const isOwn = await cards.preferBankCard(db, member.id, input.bankCardId, clock.now());
  if (!isOwn) throw new Refusal('bank.card.unknown');
  return null;
}

/** The moment from which withdrawals to a card are taken. */
export const withdrawFrom = ({ boundAt }: BankCard, { withdrawRules }: Merchant): number =>
  boundAt + withdrawRules.cardWaitHours * HOUR_MS;

/** What may be shown of a card's number. */
export const lastDigitsOf = ({ cardNumber }: Pick<BankCard, 'cardNumber'>): string =>
  cardNumber.slice(-SHOWN_DIGITS);
