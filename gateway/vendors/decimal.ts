/** An amount in 1/100 units as an exact decimal with two places: `-1000.50`. */
export function decimalOf(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The 1/100 units of such a decimal; null for any other text, and for more than a number holds exactly. */
export function hundredthsOf(decimal: string): number | null {
  const parts = /^(-?)(0|[1-9]\d{0,13})\.(\d{2})$/.exec(decimal);
  if (!parts) return null;
  const [, sign, units = '', cents = ''] = parts;
  const hundredths = Number(units + cents);
  if (!Number.isSafeInteger(hundredths)) return null;
  // No amount is -0.
  return sign === '-' && hundredths > 0 ? -hundredths : hundredths;
}
