import { insertBankCard } from '../db/bank-cards';
import type { Db } from '../db/open';
import { savePaymentPassword } from '../db/payment-passwords';
import { requiring } from '../db/turnover';
import { HOUR_MS } from '../db/turns';
import { hashPassword } from '../session/password';

/** The demo member of the README. */
const MEMBER_ID = 1001;
/** agent01 and tongdaily01, who send money to their downlines. */
const AGENT_IDS = [1002, 1003];
const HOLDER = 'NGUYEN MINH AN';
/** Of the demo member and the demo agents; everybody may know it. */
export const DEMO_PAYMENT_PASSWORD = '220926';
const DAY_MS = 24 * HOUR_MS;
const CARDS = [
  { id: 'demo-card-1', bankCode: 'CBUOM', cardNumber: '1029386724', days: 60, preferredAt: 1 },
  { id: 'demo-card-2', bankCode: 'PHUSA', cardNumber: '2201471180', days: 0.5, preferredAt: 0 },
];

/** Gives the demo member two bank cards, one of them fresh, and a bonus to be played; a payment password to it and to the demo agents. */
export async function seedBankCards(db: Db, now: number): Promise<void> {
  for (const [place, { days, ...card }] of CARDS.entries()) {
    const common = { merchant: 'hoadang', memberId: MEMBER_ID, holder: HOLDER, boundAt: now - days * DAY_MS };
    // The first card names the payee.
    const payee = place === 0 ? null : HOLDER;
    await insertBankCard(db, { ...card, ...common }, { most: CARDS.length, payee, told: null });
  }
  const paymentPassword = await hashPassword(DEMO_PAYMENT_PASSWORD);
  for (const id of [MEMBER_ID, ...AGENT_IDS]) await savePaymentPassword(db, id, paymentPassword, 0, null);
  await requiring(db, {
    ...{ memberId: MEMBER_ID, source: 'promotion:501', kind: 'bonus', promotionId: 501 },
    ...{ locked: 90_000_000, required: 900_000_000, at: now - 3 * DAY_MS, until: now + 7 * DAY_MS },
  });
}
