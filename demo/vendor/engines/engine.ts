import type * as v from 'valibot';
import type { Random } from '../../platform/random';
import type { EngineName } from '../catalogue/returns';

/** What a round gives: hundredths of the stake (200 is twice the stake), and what the page shows. */
export type Drawn = { multiplier: number; shown: unknown };

/** Rules of a game that is decided at once. */
export type Engine<Choice = unknown> = {
  name: EngineName;
  /** What the player chooses before the stake goes. */
  choice: v.GenericSchema<unknown, Choice>;
  /** What the page lays the game out with, odds included. */
  table: unknown;
  draw: (random: Random, choice: Choice) => Drawn;
};
