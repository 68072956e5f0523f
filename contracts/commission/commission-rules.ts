/** From so much turnover and so many active members of a day on. */
export type TierBounds = { turnover: number; players: number };
/** A tier with its rates by type of game, in hundredths of a percent; a type without one earns nothing. */
export type CommissionTier = TierBounds & { rates: Readonly<Record<string, number>> };
export type PlayOfType = { gameType: string; turnover: number };

/**
 * What a rate in hundredths of a percent gives of an amount in 1/100 units, cut to the whole; nothing of a loss. The
 * site shows by it what would come, the gateway pays by it.
 */
export function shareOf(base: number, rate: number): number {
  return base <= 0 ? 0 : Number((BigInt(base) * BigInt(rate)) / 10_000n);
}

/** The place of the highest tier whose turnover and active members are both reached; -1 for none. */
export function commissionTier(tiers: readonly TierBounds[], turnover: number, players: number): number {
  return tiers.findLastIndex((tier) => turnover >= tier.turnover && players >= tier.players);
}

/** What a team's play of a day gives, type by type, before what direct agents receive (AGENT-26). */
export function commissionOf(tiers: readonly CommissionTier[], play: readonly PlayOfType[], players: number) {
  const turnover = play.reduce((sum, one) => sum + one.turnover, 0);
  const tier = commissionTier(tiers, turnover, players);
  const rates = tiers[tier]?.rates ?? {};
  const lines = play.map(({ gameType, turnover: base }) => {
    const rate = rates[gameType] ?? 0;
    return { gameType, base, rate, amount: shareOf(base, rate) };
  });
  return { turnover, tier, lines, amount: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** How much turnover and how many active members a tier still asks for. */
export function missingFor(tier: TierBounds, turnover: number, players: number): TierBounds {
  return {
    turnover: Math.max(0, tier.turnover - turnover),
    players: Math.max(0, tier.players - players),
  };
}
