const MOST = 15;

/**
 * How many of the available games fill whole rows of three and of four columns; the first game takes two by two. Too
 * few to fill a row are all shown.
 */
export function gamesShown(available: number): { three: number; four: number } {
  const most = Math.min(available, MOST);
  return {
    three: most < 3 ? most : most - (most % 3),
    four: most < 5 ? most : most - ((most - 1) % 4),
  };
}
