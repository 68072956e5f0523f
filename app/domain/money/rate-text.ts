import type { Currency } from '../../../contracts/site';
import { m } from '../../paraglide/messages.js';

/** A rate in hundredths of a percent as it is read: 70 is `0,70`. */
export function rateDigits(rate: number, { decimal }: Pick<Currency, 'decimal'>): string {
  const digits = String(rate).padStart(3, '0');
  return `${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
}

/** The same with its sign. */
export const rateText = (rate: number, currency: Pick<Currency, 'decimal'>): string =>
  m.rate_percent({ rate: rateDigits(rate, currency) });
