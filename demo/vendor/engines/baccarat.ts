import * as v from 'valibot';
import type { Random } from '../../platform/random';
import type { Engine } from './engine';

const BETS = ['player', 'tie', 'banker'] as const;
type Bet = (typeof BETS)[number];

/** What each bet brings, in hundredths of the stake; a tie gives the stake back to the two sides. */
export const BACCARAT_PAYS = { player: 200, tie: 900, banker: 195 } as const;
/** What comes back of each bet over all hands, in percent; `returns.test.ts` counts them. */
export const BACCARAT_RETURNS = { player: 98.76, tie: 85.64, banker: 98.94 } as const;
const STAKE_BACK = 100;
/** Eight decks, shuffled before every hand. */
export const SHOE = 8 * 52;

/** Rank from 2 to 14, the ace; suit from 0 to 3. */
type Card = { rank: number; suit: number };

/** Punto banco by the usual third-card rules, banker at 0.95 to 1. */
export const baccarat: Engine<{ side: Bet }> = {
  name: 'baccarat',
  choice: v.strictObject({ side: v.picklist(BETS) }),
  table: { pays: BACCARAT_PAYS, returns: BACCARAT_RETURNS },
  draw(random, { side }) {
    const next = shoeOf(random);
    const hand = dealHand(next, ({ rank }) => pointsOf(rank));
    return { multiplier: paidOn(side, hand.winner), shown: hand };
  },
};

/** What a bet brings when the hand is won so. */
export function paidOn(side: Bet, winner: Bet): number {
  if (side === winner) return BACCARAT_PAYS[side];
  return winner === 'tie' ? STAKE_BACK : 0;
}

/** A hand from its first card to its last, in the order in which a dealer draws them. */
export function dealHand<C>(next: () => C, points: (card: C) => number) {
  const player = [next()];
  const banker = [next()];
  player.push(next());
  banker.push(next());
  const total = (cards: readonly C[]) => cards.reduce((sum, card) => sum + points(card), 0) % 10;
  const natural = total(player) > 7 || total(banker) > 7;
  if (!natural) {
    const third = total(player) < 6 ? next() : undefined;
    if (third !== undefined) player.push(third);
    if (bankerDraws(total(banker), third === undefined ? null : points(third))) banker.push(next());
  }
  const [one, other] = [total(player), total(banker)];
  const winner: Bet = one === other ? 'tie' : one > other ? 'player' : 'banker';
  return { player, banker, totals: { player: one, banker: other }, winner };
}

/** Against which third cards of the player the banker draws, by the banker's own total. */
const DRAWN_AGAINST: Readonly<Record<number, readonly [from: number, to: number]>> = {
  4: [2, 7],
  5: [4, 7],
  6: [6, 7],
};

function bankerDraws(total: number, third: number | null): boolean {
  if (third === null) return total < 6;
  if (total < 3) return true;
  if (total === 3) return third !== 8;
  const [from, to] = DRAWN_AGAINST[total] ?? [1, 0];
  return third >= from && third <= to;
}

/** Ace 1, court cards and ten 0. */
const pointsOf = (rank: number) => (rank === 14 ? 1 : rank > 9 ? 0 : rank);

/** Cards out of the shoe, none of them twice. */
function shoeOf(random: Random): () => Card {
  const gone: number[] = [];
  return () => {
    let card = random(SHOE - gone.length);
    for (const one of gone) if (one <= card) card += 1;
    gone.push(card);
    gone.sort((one, other) => one - other);
    return { rank: 2 + (card % 13), suit: Math.floor(card / 13) % 4 };
  };
}
