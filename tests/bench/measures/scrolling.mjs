import { frames } from '../frames.mjs';
import { resizeLobby } from '../lobby-size.mjs';
import { atMost, median, times } from '../rows.mjs';

/** So many games make a list of some 5,000 slot games. */
const GAMES = 10_000;
const ROUNDS = times(3);

/** Frames while a list of 5,000 tiles is scrolled on a slow phone. */
export const scrolling = {
  name: 'scrolling',
  /** @type {import('../rows.mjs').Measure['run']} */
  async run(stand) {
    const [browser, { origin }] = [await stand.browser(), await stand.site()];
    await resizeLobby(origin, GAMES);
    const runs = [];
    for (let round = 0; round < ROUNDS; round += 1)
      runs.push(await frames(browser, `${origin}/m/slot-games`));
    const at = (part) => median(runs.map((run) => quantile(run.frames, part)));
    const row = (what, site, goal) => ({
      what: `Scrolling 5,000 tiles, 4 times slower: ${what}`,
      site,
      goal,
    });
    return [
      { ...row('frame, median, ms', at(0.5)), timed: true },
      { ...row('frame, slowest twentieth, ms', at(0.95), atMost(33)), timed: true, readme: true },
      {
        ...row('longest task, ms of processor', median(runs.map(({ longest }) => longest)), atMost(50)),
        timed: true,
        readme: true,
      },
      {
        ...row(
          'tiles near the window without their game yet, %',
          100 * median(runs.map(({ boxes }) => boxes)),
        ),
        timed: true,
        readme: true,
      },
      {
        ...row('from its end until all are tiles, ms', median(runs.map(({ filled }) => filled))),
        timed: true,
        readme: true,
      },
      row('how far it came, screens', median(runs.map(({ far }) => far)) / 823),
    ];
  },
};

function quantile(values, part) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? null;
}
