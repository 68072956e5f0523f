import * as v from 'valibot';
import type { Random } from '../../platform/random';
import type { Engine } from './engine';

const SIDES = ['home', 'draw', 'away'] as const;
type Side = (typeof SIDES)[number];

/** Chances in thousandths and odds in hundredths: their product is always 95 %. Names are words of the page. */
export const FIXTURES = [
  {
    id: 'lantern',
    chances: { home: 500, draw: 250, away: 250 },
    odds: { home: 190, draw: 380, away: 380 },
  },
  { id: 'river', chances: { home: 625, draw: 250, away: 125 }, odds: { home: 152, draw: 380, away: 760 } },
  { id: 'bamboo', chances: { home: 475, draw: 50, away: 475 }, odds: { home: 200, draw: 1900, away: 200 } },
] as const;

const IDS = FIXTURES.map(({ id }) => id);
type Choice = { fixture: (typeof IDS)[number]; side: Side };

/** A made-up match: its outcome at the odds that were shown. 95 % come back on every choice. */
export const match: Engine<Choice> = {
  name: 'match',
  choice: v.strictObject({ fixture: v.picklist(IDS), side: v.picklist(SIDES) }),
  table: { fixtures: FIXTURES.map(({ id, odds }) => ({ id, odds })) },
  draw(random, choice) {
    const fixture = FIXTURES.find(({ id }) => id === choice.fixture) ?? FIXTURES[0];
    const winner = winnerOf(fixture, random(1000));
    const score = scoreOf(winner, random);
    return {
      multiplier: winner === choice.side ? fixture.odds[winner] : 0,
      shown: { fixture: fixture.id, winner, score },
    };
  },
};

/** Who wins when `drawn` of 1000 comes out. */
export function winnerOf({ chances }: (typeof FIXTURES)[number], drawn: number): Side {
  if (drawn < chances.home) return 'home';
  return drawn < chances.home + chances.draw ? 'draw' : 'away';
}

/** A score that suits the outcome; it decides nothing. */
function scoreOf(winner: Side, random: Random): [home: number, away: number] {
  const fewer = random(3);
  if (winner === 'draw') return [fewer, fewer];
  const more = fewer + 1 + random(2);
  return winner === 'home' ? [more, fewer] : [fewer, more];
}
