import { describe, expect, it } from 'vitest';
import { randomOf } from '../../platform/random';
import { type EngineName, engineNameOf, RETURN_OF, RETURNS } from '../catalogue/returns';
import { seeded } from '../testing/seeded-random';
import { BACCARAT_PAYS, BACCARAT_RETURNS, baccarat, dealHand, paidOn, SHOE } from './baccarat';
import { DECK, deal } from './cards';
import { CLUSTER_STRIPS, judgeClusters, MOST_FALLS } from './cluster';
import { BOUTS, boutWinner, cockfight } from './cockfight';
import type { Drawn, Engine } from './engine';
import { engineOf } from './engines';
import { FISH, fishing, outcomes } from './fishing';
import {
  CELLS,
  COIN,
  FRESH,
  FULL,
  HOLD_PAYS,
  hold,
  judgeLines,
  RESPINS,
  TRIGGER,
  VALUES,
  WEIGHTS,
} from './hold';
import { judgeTicket, LOTTERY_PAYS, type TicketChoice } from './lottery';
import { FIXTURES, match, winnerOf } from './match';
import { roulette, spun, WHEEL } from './roulette';
import { judge, LINES, reelAt, STRIP, slot } from './slot';
import { judgeWays, rowsAt, WAYS_PAYS, WAYS_STRIPS, ways } from './ways';

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
    expect(RETURNS.ESPORTS).toBe(RETURNS.SPORTS);
  });

  it.each(BOUTS)('on the $id bout of cocks, whoever is backed', (bout) => {
    for (const side of ['meron', 'draw', 'wala'] as const) {
      const all = upTo(1000).map((number) => (boutWinner(bout, number) === side ? bout.odds[side] : 0));
      expect(percent(all)).toBeCloseTo(RETURNS.COCKFIGHT, 6);
      const { multiplier, shown } = cockfight.draw(scripted(0), { bout: bout.id, side });
      expect(multiplier).toBe(side === 'meron' ? bout.odds.meron : 0);
      expect(shown).toEqual({ bout: bout.id, winner: 'meron', clashes: ['meron', 'wala', 'meron'] });
    }
  });

  it.each(['player', 'tie', 'banker'] as const)(
    'at baccarat: every hand of eight decks, by the points of its cards, betting on %s',
    (side) => {
      // Cards of ten points and none, and those of one to nine, as many as a shoe has.
      const shoe = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
      let returned = 0;
      const deal = (cards: readonly number[], chance: number) => {
        let place = 0;
        const missing = {};
        try {
          const { winner } = dealHand(
            () => {
              const card = cards[place];
              place += 1;
              if (card === undefined) throw missing;
              return card;
            },
            (card) => card,
          );
          returned += chance * paidOn(side, winner);
        } catch (error) {
          if (error !== missing) throw error;
          for (const [card, left] of shoe.entries()) {
            shoe[card] = left - 1;
            deal([...cards, card], (chance * left) / (SHOE - cards.length));
            shoe[card] = left;
          }
        }
      };
      deal([], 1);
      expect(returned).toBeCloseTo(BACCARAT_RETURNS[side], 2);
      expect(RETURN_OF.baccarat).toBe(BACCARAT_RETURNS.banker);
    },
  );

  it('at roulette: every pocket, on every spot alone and on five that share the stake', () => {
    const spots = [
      'red',
      'black',
      'even',
      'odd',
      'low',
      'high',
      'dozen1',
      'dozen2',
      'dozen3',
      ...WHEEL.map(String),
    ];
    expect([...WHEEL].sort((one, other) => one - other)).toEqual(upTo(37));
    for (const chosen of [...spots.map((spot) => [spot]), ['0', '17', 'red', 'low', 'dozen2']]) {
      const all = WHEEL.map((number) => spun(number, chosen));
      expect([chosen, percent(all).toFixed(1)]).toEqual([chosen, String(RETURN_OF.roulette)]);
    }
    expect(roulette.draw(scripted(17), { spots: ['17'] })).toEqual({
      multiplier: 3600,
      shown: { number: 17 },
    });
  });

  it('on the ways: every stop of every reel, whose counts are independent of each other', () => {
    const reels = WAYS_STRIPS.map((strip) => upTo(strip.length).map((stop) => rowsAt(strip, stop)));
    const returned = Object.entries(WAYS_PAYS).reduce((sum, [name, [three, four, five]]) => {
      const counts = reels.map((stops) =>
        stops.map((rows) => rows.filter((one) => one === Number(name) || one === 0).length),
      );
      const [a, b, c, d, e] = counts.map((of) => percent(of)) as [number, number, number, number, number];
      const none = (reel: number) => percent((counts[reel] ?? []).map((count) => (count === 0 ? 1 : 0)));
      return sum + a * b * c * (none(3) * three + d * (none(4) * four + e * five));
    }, 0);
    expect(Math.abs(returned - RETURNS.RNG)).toBeLessThan(0.05);
    expect(
      judgeWays([
        [1, 2, 3],
        [0, 1, 5],
        [1, 6, 6],
        [4, 4, 4],
        [1, 1, 1],
      ]),
    ).toMatchObject({
      multiplier: 2 * (WAYS_PAYS[1]?.[0] ?? 0),
      shown: { hits: [{ symbol: 1, reels: 3, ways: 2 }] },
    });
    expect(ways.draw(scripted(4, 9, 11, 2, 3), {})).toEqual(
      judgeWays([4, 9, 11, 2, 3].map((stop, reel) => rowsAt(WAYS_STRIPS[reel] ?? [], stop))),
    );
  });

  it('on the clusters: every stop of every column, with all that falls after it', () => {
    const stops = upTo(CLUSTER_STRIPS[0]?.length ?? 0);
    let sum = 0;
    let most = 0;
    for (let board = 0; board < stops.length ** 5; board += 1) {
      const columns = [0, 1, 2, 3, 4].map(
        (column) => Math.floor(board / stops.length ** column) % stops.length,
      );
      const { multiplier, shown } = judgeClusters(columns);
      sum += multiplier;
      most = Math.max(most, shown.steps.length - 1);
    }
    expect(Math.abs(sum / stops.length ** 5 - RETURNS.RNG)).toBeLessThan(0.05);
    expect(most).toBeLessThan(MOST_FALLS);
  }, 30_000);

  it('on hold and win: lines, coins that hold, every course of the respins, and the full board', () => {
    const lines = HOLD_PAYS.reduce<number>(
      (sum, pays, symbol) => sum + LINES.length * ((WEIGHTS[symbol] ?? 0) / 1000) ** 3 * pays,
      0,
    );
    const chances = (of: number, chance: number) =>
      upTo(of + 1).map((count) => {
        const ways = upTo(count).reduce((product, one) => (product * (of - one)) / (one + 1), 1);
        return ways * chance ** count * (1 - chance) ** (of - count);
      });
    /** What `held` coins end as with so many respins left: coins, and how often all cells are full. */
    const ends = (held: number, left: number): [coins: number, full: number] => {
      if (held === CELLS) return [CELLS, 1];
      if (left === 0) return [held, 0];
      return chances(CELLS - held, FRESH / 1000).reduce<[number, number]>(
        ([coins, full], chance, fresh) => {
          const [more, all] = ends(held + fresh, fresh > 0 ? RESPINS : left - 1);
          return [coins + chance * more, full + chance * all];
        },
        [0, 0],
      );
    };
    const coin = VALUES.reduce((sum, { value, weight }) => sum + (value * weight) / 1000, 0);
    const held = chances(CELLS, (WEIGHTS[COIN] ?? 0) / 1000).reduce((sum, chance, count) => {
      if (count < TRIGGER) return sum;
      const [coins, full] = ends(count, RESPINS);
      return sum + chance * (coins * coin + full * FULL);
    }, 0);
    expect(Math.abs(lines + held - RETURNS.RNG)).toBeLessThan(0.05);
    const weighted: readonly (readonly number[])[] = [WEIGHTS, VALUES.map(({ weight }) => weight)];
    for (const weights of weighted) {
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(1000);
    }
    expect(judgeLines([4, 3, 2, 4, 0, 1, 4, 1, 2])).toEqual({
      hits: [{ line: 1, symbol: 4, pays: HOLD_PAYS[4] }],
      paid: HOLD_PAYS[4],
    });
    // Nine coins of the least worth hold at once, and the board is full.
    expect(hold.draw(scripted(), {})).toMatchObject({
      multiplier: CELLS * VALUES[0].value + FULL,
      shown: { full: true },
    });
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
  ['RNG', 'rng-drum', {}, 100_000, 3],
  ['RNG', 'rng-tiger', {}, 50_000, 3],
  ['RNG', 'rng-pot', {}, 50_000, 4],
  ['FISH', 'fish-crab', { fish: 'crab' }, 100_000, 1.5],
  ['PVP', 'pvp-cards', { side: 'left' }, 100_000, 1.5],
  ['LIVE', 'live-mic', { side: 'right' }, 50_000, 2],
  ['LIVE', 'live-duo', { side: 'banker' }, 50_000, 2],
  ['LIVE', 'live-roulette', { spots: ['black', '4'] }, 50_000, 3],
  ['ESPORTS', 'esports-pad', { fixture: 'lantern', side: 'away' }, 100_000, 2],
  ['COCKFIGHT', 'cockfight-duel', { bout: 'first', side: 'wala' }, 100_000, 2],
] as const)('many rounds of %s, %s, come near the figure', (type, motif, choice, rounds, near) => {
  const random = seeded(20_261_121);
  const { engine, published } = engineOf(type, `/art/covers/${motif}-1.svg`) as {
    engine: Engine;
    published: number;
  };
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

it('a game is played by the rules that its name and cover tell; what is not known is a slot of lines', () => {
  const played = (type: string, motif: string): EngineName =>
    engineNameOf(type, `/art/covers/${motif}-2.svg`);
  expect(['drum', 'tiger', 'gem', 'pot'].map((motif) => played('RNG', `rng-${motif}`))).toEqual([
    'slot',
    'ways',
    'cluster',
    'hold',
  ]);
  expect(played('LIVE', 'live-cards2')).toBe('baccarat');
  expect(played('LIVE', 'live-roulette')).toBe('roulette');
  expect(played('LIVE', 'rng-lotus')).toBe('dragon');
  expect(played('COCKFIGHT', 'cockfight-feather')).toBe('cockfight');
  expect(engineNameOf('PINBALL', '')).toBe('slot');
  expect(engineNameOf('constructor', '')).toBe('slot');
  const named = Object.keys(RETURN_OF) as EngineName[];
  expect(named.filter((name) => name !== 'lottery').sort()).toEqual(
    [
      'RNG rng-drum',
      'RNG rng-tiger',
      'RNG rng-gem',
      'RNG rng-pot',
      'FISH fish-koi',
      'PVP pvp-cards',
      'LIVE live-mic',
      'LIVE live-duo',
      'LIVE live-roulette',
      'SPORTS sports-tennis',
      'COCKFIGHT cockfight-duel',
    ]
      .map((game) => {
        const [type = '', motif] = game.split(' ');
        return engineOf(type, `/art/covers/${motif}-1.svg`).engine?.name;
      })
      .sort(),
  );
});

it('baccarat deals by the third-card rules and no card twice', () => {
  const points = (card: number) => card;
  const hand = (...cards: number[]) => dealHand(scripted(...cards), points);
  expect(hand(4, 1, 5, 1)).toMatchObject({ player: [4, 5], banker: [1, 1], winner: 'player' });
  expect(hand(3, 3, 3, 2)).toMatchObject({ player: [3, 3], banker: [3, 2, 0], winner: 'player' });
  expect(hand(1, 1, 1, 2, 8)).toMatchObject({ player: [1, 1, 8], banker: [1, 2], winner: 'banker' });
  expect(hand(1, 3, 1, 3, 6, 1)).toMatchObject({ player: [1, 1, 6], banker: [3, 3, 1], winner: 'player' });
  expect(hand(2, 3, 2, 3, 2)).toMatchObject({ winner: 'tie' });
  expect(baccarat.draw(seeded(3), { side: 'tie' }).multiplier % BACCARAT_PAYS.tie).toBe(0);
});
