import { MEMBER } from '../phone.mjs';
import { atMost, median, times } from '../rows.mjs';
import { MOST, taps as walks } from '../taps.mjs';

const ROUNDS = times(3);

/** What a guest and a member touch on a slow phone, each from the touch to the next paint. */
export const taps = {
  name: 'taps',
  /** @type {import('../rows.mjs').Measure['run']} */
  async run(stand) {
    const [browser, { origin }] = [await stand.browser(), await stand.site()];
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await walks(browser, { origin, ...MEMBER }));
    const steps = rounds[0].map(({ what }, index) => {
      const of = (key) => median(rounds.map((round) => round[index][key]));
      return { what, event: of('event'), cpu: of('cpu') };
    });
    const slowest = Math.max(...steps.map(({ event }) => event));
    return [
      {
        what: 'Slowest tap, 4 times slower: to the next paint, ms',
        site: slowest,
        goal: atMost(MOST),
        timed: true,
        readme: true,
      },
      ...steps.flatMap(({ what, event, cpu }) => [
        { what: `Tap, ${what}: to the next paint, ms`, site: event, goal: atMost(MOST), timed: true },
        { what: `Tap, ${what}: processor time until then, ms`, site: cpu, timed: true },
      ]),
    ];
  },
};
