import type { Merchant, Withdrawal } from '../../db/schema';
import { type EventTexts, withdrawalNotice } from '../../platform/event-notices';
import { lastDigitsOf } from '../bank-cards/bank-cards';
import { bankNameOf } from '../bank-cards/banks';

type Told = Pick<Withdrawal, 'orderNo' | 'amount' | 'fee' | 'bankCode' | 'cardNumber'>;

/** What the inbox says of what became of a withdrawal (MONEY-11). */
export const noticeOf = (
  withdrawal: Told,
  event: Parameters<typeof withdrawalNotice>[1],
  site: Pick<Merchant, 'currencySymbol'>,
): EventTexts =>
  withdrawalNotice(
    {
      ...withdrawal,
      bankName: bankNameOf(withdrawal.bankCode) ?? withdrawal.bankCode,
      lastDigits: lastDigitsOf(withdrawal),
    },
    event,
    site,
  );
