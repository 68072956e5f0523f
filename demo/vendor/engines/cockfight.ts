import * as v from 'valibot';
import type { Random } from '../../platform/random';
import type { Engine } from './engine';

const SIDES = ['meron', 'draw', 'wala'] as const;
type Side = (typeof SIDES)[number];

/**
 * Bouts by the plumage of both cocks, meron's first. Chances in thousandths and odds in hundredths: their product is
 * always 95 %. Names are words of the page.
 */
export const BOUTS = [
  {
    id: 'first',
    meron: 'dieu',
    wala: 'o',
    chances: { meron: 475, draw: 50, wala: 475 },
    odds: { meron: 200, draw: 1900, wala: 200 },
  },
  {
    id: 'second',
    meron: 'tia',
    wala: 'xam',
    chances: { meron: 500, draw: 25, wala: 475 },
    odds: { meron: 190, draw: 3800, wala: 200 },
  },
  {
    id: 'third',
    meron: 'nhan',
    wala: 'chuoi',
    chances: { meron: 190, draw: 50, wala: 760 },
    odds: { meron: 500, draw: 1900, wala: 125 },
  },
] as const;

const IDS = BOUTS.map(({ id }) => id);
/** Clashes that a bout has, at least and at most. They decide nothing. */
const CLASHES = { least: 3, most: 5 };

/** A made-up bout of two cocks: one walks off, or neither does. 95 % come back on every choice. */
export const cockfight: Engine<{ bout: (typeof IDS)[number]; side: Side }> = {
  name: 'cockfight',
  choice: v.strictObject({ bout: v.picklist(IDS), side: v.picklist(SIDES) }),
  table: { bouts: BOUTS.map(({ chances: _, ...bout }) => bout) },
  draw(random, choice) {
    const bout = BOUTS.find(({ id }) => id === choice.bout) ?? BOUTS[0];
    const winner = boutWinner(bout, random(1000));
    return {
      multiplier: winner === choice.side ? bout.odds[winner] : 0,
      shown: { bout: bout.id, winner, clashes: clashesOf(random) },
    };
  },
};

/** Who wins when `drawn` of 1000 comes out. */
export function boutWinner({ chances }: (typeof BOUTS)[number], drawn: number): Side {
  if (drawn < chances.meron) return 'meron';
  return drawn < chances.meron + chances.draw ? 'draw' : 'wala';
}

/** Who leaps in each clash; whoever wins, both do. */
function clashesOf(random: Random): ('meron' | 'wala')[] {
  const count = CLASHES.least + random(CLASHES.most - CLASHES.least + 1);
  const first = random(2);
  return Array.from({ length: count }, (_, index) => ((index + first) % 2 === 0 ? 'meron' : 'wala'));
}
