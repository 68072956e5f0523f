import { insertBankCard } from '../db/bank-cards';
import type { Db } from '../db/open';
import { savePaymentPassword } from '../db/payment-passwords';
import { HOUR_MS } from '../db/quota-uses';
import { hashPassword } from '../domains/passwords/password';

/** Of the demo member and the demo agents; everybody may know it. */
export const DEMO_PAYMENT_PASSWORD = '220926';
const DAY_MS = 24 * HOUR_MS;
/** Cards of the demo member, one of them fresh, and of the demo agents, who send money to their downlines. */
export const CARDS = [
  ...[
    { id: 'demo-card-1', bankCode: 'CBUOM', cardNumber: '1029386724', days: 210, preferredAt: 1 },
    { id: 'demo-card-2', bankCode: 'PHUSA', cardNumber: '2201471180', days: 0.5, preferredAt: 0 },
  ].map((card) => ({ ...card, memberId: 1001, account: 'minhan_2209', holder: 'NGUYEN MINH AN' })),
  {
    id: 'demo-card-3',
    bankCode: 'PHUSA',
    cardNumber: '2208840617',
    days: 640,
    preferredAt: 1,
    memberId: 1002,
    account: 'agent01',
    holder: 'TRAN QUOC BAO',
  },
  {
    id: 'demo-card-4',
    bankCode: 'CBUOM',
    cardNumber: '1027713095',
    days: 1200,
    preferredAt: 1,
    memberId: 1003,
    account: 'tongdaily01',
    holder: 'LE THU HA',
  },
];

/** Binds their cards, and gives them a payment password. */
export async function seedBankCards(db: Db, now: number): Promise<void> {
  const named = new Set<number>();
  for (const { days, account: _, ...card } of CARDS) {
    // The first card names the payee.
    const payee = named.has(card.memberId) ? card.holder : null;
    const row = { ...card, merchant: 'hoadang', boundAt: now - days * DAY_MS };
    await insertBankCard(db, row, { most: CARDS.length, payee, told: null });
    named.add(card.memberId);
  }
  const paymentPassword = await hashPassword(DEMO_PAYMENT_PASSWORD);
  for (const id of named) await savePaymentPassword(db, id, paymentPassword, 0, null);
}
