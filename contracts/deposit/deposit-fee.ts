/**
 * What a channel keeps of an amount, both in minor units: `rate` in hundredths of a percent, cut to whole minor units.
 * The site shows by it what will arrive, the gateway takes by it what is due (MONEY-02).
 */
export function depositFee(amount: number, rate: number): number {
  return Number((BigInt(amount) * BigInt(rate)) / 10_000n);
}

/** The least amount that leaves so much after the fee at `rate`, all in minor units; no amount does where all is kept. */
export function amountLeaving(rest: number, rate: number): number {
  const share = 10_000n - BigInt(rate);
  return share <= 0n ? Number.POSITIVE_INFINITY : Number((BigInt(rest) * 10_000n + share - 1n) / share);
}
