type Terms = {
  tiers: readonly { from: number; rate: number; times: number }[];
  most: number;
};

/**
 * What a bonus comes to for a deposit, cut to whole minor units, and how often both are to be played; null below its
 * least deposit. All amounts in minor units. The site shows by it what the gateway gives by it (MONEY-02, MONEY-22).
 */
export function bonusOf(deposit: number, { tiers, most }: Terms) {
  const reached = tiers.filter(({ from }) => deposit >= from).sort((one, other) => other.from - one.from)[0];
  if (!reached) return null;
  const share = Number((BigInt(deposit) * BigInt(reached.rate)) / 10_000n);
  return { amount: Math.min(share, most), rate: reached.rate, times: reached.times };
}
