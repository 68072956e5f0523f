import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import type { Currency } from '@/contracts/site';
import { figureMarks, groupedDigits } from '../../locale/figures';

/** An amount with its two decimals, in parts, so that a screen can set them in two sizes (WALLET-02 to WALLET-04). */
export type MoneyParts = { sign: '' | '−'; whole: string; decimals: string; symbol: string };

/** Splits an amount in minor units at its decimal point. */
export function moneyParts(amount: MinorUnits, currency: Currency): MoneyParts {
  const [whole = '', decimals = ''] = decimalOf(amount).replace('-', '').split('.');
  return {
    sign: amount < 0 ? '−' : '',
    whole: groupedDigits(whole),
    decimals: figureMarks().decimal + decimals,
    symbol: currency.symbol,
  };
}

/** The amount as one text, its sign kept on the line by a no-break space. */
export function formatMoney(amount: MinorUnits, currency: Currency): string {
  const { sign, whole, decimals, symbol } = moneyParts(amount, currency);
  return `${sign}${whole}${decimals}\u00a0${symbol}`;
}

/** The amount in running text: its decimals only where they are not zero, as in `50.000 ₫`. */
export function formatShortMoney(amount: MinorUnits, currency: Currency): string {
  const { sign, whole, decimals, symbol } = moneyParts(amount, currency);
  return `${sign}${whole}${/[1-9]/.test(decimals) ? decimals : ''}\u00a0${symbol}`;
}
