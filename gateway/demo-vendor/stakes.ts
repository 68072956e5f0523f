/** What can be staked on a round, in units of the currency. */
export const STAKES = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const;
