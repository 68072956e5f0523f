import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../random';
import { RETURNS } from '../../../seed/returns';
import { seeded } from '../testing/seeded-random';
import { DECK, deal } from './cards';
import type { Drawn, Engine } from './engine';
import { engineOf } from './engines';
import { FISH, fishing, outcomes } from './fishing';
import { judgeTicket, LOTTERY_PAYS, type TicketChoice } from './lottery';
import { FIXTURES, match, winnerOf } from './match';
import { judge, reelAt, STRIP, slot } from './slot';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
/** What comes back of 100 staked over all outcomes, each as likely as the others. */
const percent = (multipliers: number[]) =>
  multipliers.reduce((sum, multiplier) => sum + multiplier, 0) / multipliers.length;

/** A source that gives the numbers named, one after the other. */
function scripted(...numbers: number[]) {
  return () => numbers.shift() ?? 0;
}

describe('what comes back, over every outcome there is, is the published figure', () => {
  it('on the slot machine: all stops of all reels', () => {
    const stops = upTo(STRIP.length);
    const reels = stops.map(reelAt);
    const all = reels.flatMap((one) =>
      reels.flatMap((two) => reels.map((three) => judge([one, two, three]).multiplier)),
    );
    expect(all).toHaveLength(STRIP.length ** 3);
    expect(percent(all)).toBeCloseTo(RETURNS.RNG, 1);
    expect(Math.abs(percent(all) - RETURNS.RNG)).toBeLessThan(0.05);
    expect(slot.draw(scripted(4, 9, 20), {})).toEqual(judge([reelAt(4), reelAt(9), reelAt(20)]));
  });

  it.each(FISH)('on a shot at $kind, which brings $pays', ({ kind, pays }) => {
    const all = upTo(outcomes(pays)).map((number) => {
      return fishing.draw(scripted(number), { fish: kind }).multiplier;
    });
    expect(percent(all)).toBeCloseTo(RETURNS.FISH, 6);
  });

  it.each(['left', 'right', 'tie'] as const)('on two cards: every pair of a deck, betting on %s', (side) => {
    const all = upTo(DECK).flatMap((left) =>
      upTo(DECK)
        .filter((right) => right !== left)
        .map((right) => deal(left, right, { side }).multiplier),
    );
    expect(all).toHaveLength(52 * 51);
    expect(percent(all)).toBeCloseTo(RETURNS.PVP, 6);
    expect(RETURNS.LIVE).toBe(RETURNS.PVP);
  });

  it.each(FIXTURES)('on the match $id, whatever is bet on', (fixture) => {
    for (const side of ['home', 'draw', 'away'] as const) {
      const all = upTo(1000).map((number) => (winnerOf(fixture, number) === side ? fixture.odds[side] : 0));
      expect(percent(all)).toBeCloseTo(RETURNS.SPORTS, 6);
      const { multiplier, shown } = match.draw(scripted(0), { fixture: fixture.id, side });
      expect(multiplier).toBe(side === 'home' ? fixture.odds.home : 0);
      expect(shown).toMatchObject({ winner: 'home', score: [1, 0] });
    }
    expect([RETURNS.ESPORTS, RETURNS.COCKFIGHT]).toEqual([RETURNS.SPORTS, RETURNS.SPORTS]);
  });

  it.each([
    { bet: 'last1', digits: '7' },
    { bet: 'last2', digits: '07' },
    { bet: 'last3', digits: '407' },
    { bet: 'even' },
    { bet: 'odd' },
  ])('on a lottery ticket $bet: all last digits', (ticket) => {
    const choice = { ...ticket, numero: '1' } as TicketChoice;
    const all = upTo(1000).map((number) => judgeTicket(choice, `48${String(number).padStart(3, '0')}`));
    expect(percent(all)).toBeCloseTo(RETURNS.LOTT, 6);
    expect(Math.max(...all)).toBe(LOTTERY_PAYS[choice.bet]);
    expect([RETURNS.ELOTT, RETURNS.BINGO]).toEqual([RETURNS.LOTT, RETURNS.LOTT]);
  });
});

it.each([
  ['RNG', {}, 100_000, 3],
  ['FISH', { fish: 'crab' }, 100_000, 1.5],
  ['PVP', { side: 'left' }, 100_000, 1.5],
  ['ESPORTS', { fixture: 'lantern', side: 'away' }, 100_000, 2],
] as const)('many rounds of %s come near the figure', (type, choice, rounds, near) => {
  const random = seeded(20_261_121);
  const { engine, published } = engineOf(type) as { engine: Engine; published: number };
  const all: Drawn[] = upTo(rounds).map(() => engine.draw(random, choice));
  expect(Math.abs(percent(all.map(({ multiplier }) => multiplier)) - published)).toBeLessThan(near);
});

it('numbers are fair: what would favour small ones is drawn again, and bounds are kept', () => {
  const given = [2 ** 32 - 1, 7];
  const random = randomOf((bits) => {
    bits[0] = given.shift() ?? 0;
  });
  expect(random(10)).toBe(7);
  expect(given).toEqual([]);
  for (const below of [0, -1, 1.5, 2 ** 32 + 1]) expect(() => random(below)).toThrow(RangeError);
});
