import * as v from 'valibot';
import { RETURNS } from '../catalogue/returns';
import type { Engine } from './engine';

/** What swims, and what it brings in stakes of a shot. */
export const FISH = [
  { kind: 'fish', pays: 2 },
  { kind: 'crab', pays: 3 },
  { kind: 'jelly', pays: 5 },
  { kind: 'turtle', pays: 8 },
  { kind: 'octopus', pays: 12 },
  { kind: 'koi', pays: 20 },
  { kind: 'shark', pays: 50 },
] as const;

const KINDS = FISH.map(({ kind }) => kind);
const PER_HUNDRED = RETURNS.FISH;

/** One shot at one fish: the chance is what comes back, divided by what the fish brings. */
export const fishing: Engine<{ fish: (typeof KINDS)[number] }> = {
  name: 'fishing',
  choice: v.strictObject({ fish: v.picklist(KINDS) }),
  table: { fish: FISH.map((one) => ({ ...one, chance: PER_HUNDRED / one.pays })) },
  draw(random, { fish }) {
    const pays = FISH.find(({ kind }) => kind === fish)?.pays ?? 0;
    const caught = random(outcomes(pays)) < PER_HUNDRED * 10;
    return { multiplier: caught ? pays * 100 : 0, shown: { fish, caught } };
  },
};

/** How many outcomes a shot has; `PER_HUNDRED` × 10 of them are a catch. */
export const outcomes = (pays: number): number => pays * 1000;
