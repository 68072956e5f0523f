import * as v from 'valibot';
import type { Engine } from './engine';

const SIDES = ['left', 'right', 'tie'] as const;
/** What each choice brings, in hundredths of the stake; a tie gives half of the stake back to the two sides. */
export const PAYS = { left: 202, right: 202, tie: 1666 } as const;
const HALF_BACK = 50;
export const DECK = 52;

/** Two cards from one deck; the higher rank wins, an ace is the highest. 98 % come back on every choice. */
export const cards: Engine<{ side: (typeof SIDES)[number] }> = {
  name: 'cards',
  choice: v.strictObject({ side: v.picklist(SIDES) }),
  table: { pays: PAYS, halfBack: HALF_BACK },
  draw(random, choice) {
    const left = random(DECK);
    const other = random(DECK - 1);
    return deal(left, other < left ? other : other + 1, choice);
  },
};

/** What two cards, 0 to 51, give; four of each rank lie together. */
export function deal(left: number, right: number, { side }: { side: (typeof SIDES)[number] }) {
  const [one, other] = [rankOf(left), rankOf(right)];
  const winner = one === other ? 'tie' : one > other ? 'left' : 'right';
  const multiplier = side === winner ? PAYS[side] : winner === 'tie' ? HALF_BACK : 0;
  return { multiplier, shown: { left: cardOf(left), right: cardOf(right), winner } };
}

const rankOf = (card: number) => Math.floor(card / 4);
/** Rank from 2 to 14, the ace; suit from 0 to 3. */
const cardOf = (card: number) => ({ rank: rankOf(card) + 2, suit: card % 4 });
