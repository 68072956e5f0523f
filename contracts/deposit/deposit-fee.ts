/**
 * What a channel keeps of an amount, both in minor units: `rate` in hundredths of a percent, cut to whole minor units.
 * The site shows by it what will arrive, the gateway takes by it what is due (MONEY-02).
 */
export function depositFee(amount: number, rate: number): number {
  return Number((BigInt(amount) * BigInt(rate)) / 10_000n);
}
