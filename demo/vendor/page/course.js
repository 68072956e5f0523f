// @ts-check

/**
 * When the goals of a match fall: spread over its length, first half and second half alike. The score is the server's;
 * this only tells it as a story.
 * @param {readonly [home: number, away: number]} score
 * @param {(below: number) => number} random a whole number from 0 on
 * @returns {{ at: number, side: 'home' | 'away' }[]} parts of the match's length, in their order
 */
export function courseOf([home, away], random) {
  /** @type {('home' | 'away')[]} */
  const sides = [...Array(home).fill('home'), ...Array(away).fill('away')];
  for (let last = sides.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [sides[last], sides[other]] = [/** @type {'home'} */ (sides[other]), /** @type {'home'} */ (sides[last])];
  }
  const share = 1 / (sides.length + 1);
  return sides.map((side, index) => ({ side, at: (index + 0.6 + random(5) / 10) * share }));
}
