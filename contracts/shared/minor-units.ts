import type * as v from 'valibot';

/** Money in minor units: hundredths of the currency's own unit, always a safe integer (MONEY-22). */
export type MinorUnits = number & v.Brand<'MinorUnits'>;

const DECIMAL = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/;
/** How JSON writes what is far below a hundredth: from the sixth or seventh place on with an exponent. */
const TINY = /^-?\d(?:\.\d+)?e-(?:[6-9]|[1-9]\d+)$/;
const DECIMALS = 2;
/** In units. Up to here doubles lie closer together than hundredths, so a JSON number still is what its writer meant. */
const LARGEST_NUMBER = 2 ** 46;
/** In minor units: as much as a JSON number says exactly, and so the most that a member may hold. */
export const MOST_MONEY = LARGEST_NUMBER * 10 ** DECIMALS;

/**
 * The minor units of an exact decimal, such as `1250000.5` or `'1250000.50'`, read from its text: no fraction is ever
 * calculated with. Undefined for more than two decimals, an exponent, what is no number, and what is too large to be
 * exact: numbers beyond 2^46 units, texts beyond the safe integers.
 */
export function minorUnitsOf(decimal: number | string): MinorUnits | undefined {
  const parts = partsOf(String(decimal));
  return parts && parts.fraction.length <= DECIMALS && isExact(decimal) ? joined(parts) : undefined;
}

/** `minorUnitsOf` for an amount that is only shown: what is smaller than a hundredth is cut off, towards zero (WALLET-04). */
export function cutMinorUnitsOf(decimal: number | string): MinorUnits | undefined {
  const text = String(decimal).trim();
  const parts = partsOf(TINY.test(text) ? '0' : text);
  return parts && isExact(decimal) ? joined(parts) : undefined;
}

/**
 * The exact decimal text of an amount in minor units, always with two decimals, such as `1250000.50` (MONEY-22).
 * @throws RangeError for what is no whole number of minor units, or too large to be an exact one.
 */
export function decimalOf(amount: number): string {
  if (!Number.isSafeInteger(amount)) throw inexact();
  const digits = String(Math.abs(amount)).padStart(DECIMALS + 1, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/**
 * The JSON number of an amount in minor units, in the currency's own units.
 * @throws RangeError where `decimalOf` does, and above `MOST_MONEY`.
 */
export function decimalNumberOf(amount: number): number {
  const units = Number(decimalOf(amount));
  if (Math.abs(amount) > MOST_MONEY) throw inexact();
  return units;
}

const inexact = () => new RangeError('not an exact amount of money');

type Parts = { sign: string; whole: string; fraction: string };

function partsOf(text: string): Parts | undefined {
  const [, sign = '', whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  return whole === undefined ? undefined : { sign, whole, fraction };
}

function isExact(decimal: number | string): boolean {
  return typeof decimal === 'string' || Math.abs(decimal) <= LARGEST_NUMBER;
}

function joined({ sign, whole, fraction }: Parts): MinorUnits | undefined {
  const minor = Number(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
  if (!Number.isSafeInteger(minor)) return undefined;
  return (sign ? 0 - minor : minor) as MinorUnits;
}
