const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
/** Where the lobby names no smallest bet. */
const SMALLEST = 1000;

/** What can be staked on a round of a game, from its smallest bet on, in units of the currency. */
export function stakesOf(minBet: number): number[] {
  return STEPS.map((step) => step * (minBet > 0 ? minBet : SMALLEST));
}
