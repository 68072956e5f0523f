/**
 * What a test of random turns draws from: its own seed alone, the same in every run. `npm run bench -- money` names
 * others, by the first of them and how many they are (MONEY_SEED, MONEY_SEEDS).
 */
export function seedsOf(own: number): number[] {
  const { MONEY_SEED = own, MONEY_SEEDS = 1 } = process.env;
  return Array.from({ length: Number(MONEY_SEEDS) }, (_, index) => Number(MONEY_SEED) + index);
}
