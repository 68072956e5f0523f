import type { Currency } from '../../../contracts/site';

/** An amount cut to two decimals, in parts, so that a screen can set them in two sizes (WALLET-02 to WALLET-04). */
export type MoneyParts = { sign: '' | '−'; whole: string; decimals: string; symbol: string };

const BALANCE_DECIMALS = 2;

/** Splits an amount in the currency's own units; decimals are cut, never rounded up (WALLET-04). */
export function moneyParts(amount: number, currency: Currency): MoneyParts {
  // The shortest text of a number is the one the gateway wrote: arithmetic would turn 0.29 into 0.28.
  const written = String(Math.abs(amount));
  const [whole = '0', fraction = ''] = (written.includes('e') ? '0' : written).split('.');
  const decimals = fraction.slice(0, BALANCE_DECIMALS).padEnd(BALANCE_DECIMALS, '0');
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
