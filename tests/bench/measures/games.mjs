import { emptyFrames, gameFrames } from '../game-frames.mjs';
import { atMost, median, times } from '../rows.mjs';

const ROUNDS = times(3);
const ACTION = '.action';

/** A game of each kind of rules; `first` is touched before a round, `act` begins it. */
const GAMES = [
  { what: 'slot of lines', engine: 'slot', gameType: 'RNG', motif: 'seven-', act: ACTION },
  { what: 'slot of ways', engine: 'ways', gameType: 'RNG', motif: 'koi-', act: ACTION },
  { what: 'slot of clusters', engine: 'cluster', gameType: 'RNG', motif: 'lotus-', act: ACTION },
  { what: 'hold and win', engine: 'hold', gameType: 'RNG', motif: 'pot-', act: ACTION },
  { what: 'fishing', engine: 'fishing', gameType: 'FISH', act: '.fish-crab' },
  { what: 'high card', engine: 'cards', gameType: 'PVP', act: ACTION },
  { what: 'match', engine: 'match', gameType: 'SPORTS', act: ACTION },
  { what: 'cockfight', engine: 'cockfight', gameType: 'COCKFIGHT', act: ACTION },
  { what: 'baccarat', engine: 'baccarat', gameType: 'LIVE', motif: 'cards2-', first: '.spot', act: ACTION },
  { what: 'roulette', engine: 'roulette', gameType: 'LIVE', motif: 'roulette-', first: '.n0', act: ACTION },
  { what: 'lottery', engine: 'lottery', gameType: 'ELOTT', act: '.text-button' },
];

/** Frames while each kind of demo game plays on a slow phone, beside a page with one element that moves. */
export const games = {
  name: 'games',
  /** @type {import('../rows.mjs').Measure['run']} */
  async run(stand) {
    const [browser, { origin }] = [await stand.browser(), await stand.site()];
    const rows = [];
    for (const game of GAMES) {
      const [runs, floors] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        floors.push(await emptyFrames(browser));
        runs.push(await gameFrames(browser, origin, game));
      }
      const percent = (all) => 100 * median(all.map(({ late }) => late));
      const onMain = [...new Set(runs.flatMap((run) => run.onMain))];
      if (onMain.length > 0) console.log(`  ${game.what}, not by the compositor: ${onMain.join(', ')}`);
      const [late, longest] = [percent(runs), median(runs.map(({ longest }) => longest))];
      // A game takes two minutes: what is known by then is said.
      console.log(`  ${game.what}: ${late.toFixed(1)} % late, longest task ${longest.toFixed(0)} ms`);
      const row = (what, site) => ({ what: `${game.what}, 4 times slower: ${what}`, site });
      rows.push(
        { ...row('late frames, %', late), floor: percent(floors), goal: atMost(5), timed: true },
        {
          ...row('longest task, ms of processor', longest),
          floor: median(floors.map(({ longest }) => longest)),
          goal: atMost(100),
          timed: true,
        },
        { ...row('animations that the compositor does not run', onMain.length), goal: atMost(0) },
      );
    }
    return rows;
  },
};
