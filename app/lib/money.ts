import type { Currency } from '../../contracts/site';

/** An amount cut to two decimals, in parts, so that a screen can set them in two sizes (WALLET-02 to WALLET-04). */
export type MoneyParts = { sign: '' | '−'; whole: string; decimals: string; symbol: string };

const BALANCE_DECIMALS = 2;

/** Splits an amount in the currency's own units; decimals are cut, never rounded up (WALLET-04). */
export function moneyParts(amount: number, currency: Currency): MoneyParts {
  // Rounding to eight decimals first keeps 0.29 from turning into 0.28 on its way through binary.
  const [whole = '0', fraction = ''] = Math.abs(amount).toFixed(8).split('.');
  const decimals = fraction.slice(0, BALANCE_DECIMALS);
  const isZero = Number(whole) === 0 && Number(decimals) === 0;
  return {
    sign: amount < 0 && !isZero ? '−' : '',
    whole: grouped(whole, currency.thousands),
    decimals: currency.decimal + decimals,
    symbol: currency.symbol,
  };
}

/** The amount as one text, its sign kept on the line by a no-break space. */
export function formatMoney(amount: number, currency: Currency): string {
  const { sign, whole, decimals, symbol } = moneyParts(amount, currency);
  return `${sign}${whole}${decimals}\u00a0${symbol}`;
}

/** A whole number with the currency's thousands separator, as for points (WALLET-12). */
export function formatCount(count: number, currency: Currency): string {
  return grouped(Math.trunc(Math.abs(count)).toFixed(0), currency.thousands);
}

function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator);
}
