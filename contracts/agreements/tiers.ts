/** One step of an agreement: from such turnover (or net win) and so many players on, it pays this rate. */
export type Tier = {
  /** Turnover, or for dividends net win, in 1/100 units. */
  from: number;
  players: number;
  /** In hundredths of a percent: 70 is 0.70 %. */
  rate: number;
};
/** What an agreement pays by; `playerTurnover` in 1/100 units makes a member count as a player. */
export type Terms = { tiers: readonly Tier[]; playerTurnover: number };

/** Most steps of an agreement, and the highest rate that can be written down. */
export const MOST_TIERS = 10;
export const MOST_RATE = 10_000;
export const MOST_PLAYERS = 1_000_000;

/** The highest step of those that are reached, as its place; -1 where none is. */
export const tierAt = (tiers: readonly Tier[], amount: number, players: number): number =>
  tiers.findLastIndex((tier) => tier.from <= amount && tier.players <= players);

/** The rate that the terms give for so much and so many. */
export const rateAt = (tiers: readonly Tier[], amount: number, players: number): number =>
  tiers[tierAt(tiers, amount, players)]?.rate ?? 0;

/** Whether each step asks for more than the one before, or for as much, and pays no less. */
export const areRising = (tiers: readonly Tier[]): boolean =>
  tiers.every(({ from, players, rate }, index) => {
    const before = tiers[index - 1];
    return !before || (from > before.from && players >= before.players && rate >= before.rate);
  });

/** The first step that pays more than `own` does for the same, as its place; -1 where none does (AGENT-24). */
export const firstBeyond = (tiers: readonly Tier[], own: readonly Tier[]): number =>
  tiers.findIndex(({ from, players, rate }) => rate > rateAt(own, from, players));

/** Whether terms give nowhere more than those of whoever offers them (AGENT-24). */
export const areWithin = (offered: Terms, own: Terms): boolean =>
  offered.playerTurnover >= own.playerTurnover && firstBeyond(offered.tiers, own.tiers) === -1;
