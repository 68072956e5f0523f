import { firstLoad } from './first-load.mjs';
import { scrollThrough } from './scroll-through.mjs';
import { searchTimes } from './search-times.mjs';

/** A lobby of this size is held against one of that size. */
const MANY = 10_000;
const FEW = 500;
const LOBBY = '/m/slot-games';
/** Most nodes of tiles that may be in the page at a time; one frame of 60 a second, in ms. */
const MOST_NODES = 400;
const FRAME = 1000 / 60;

/**
 * What a lobby of 10,000 games costs beside one of 500: bytes of the first response and of the first load, nodes of
 * the page, nodes of tiles while the whole grid is scrolled, and the search by the server's own clock.
 */
export async function lobby(browser, { origin }) {
  await resize(origin, FEW);
  const few = await firstLoad(browser, `${origin}${LOBBY}`);
  await resize(origin, MANY);
  const many = await firstLoad(browser, `${origin}${LOBBY}`);
  const beside = (what, key, unit = 1) => ({
    what: `Lobby of ${MANY} games beside ${FEW}: ${what}`,
    site: many[key] / unit,
    base: few[key] / unit,
  });
  const { nodes, tiles, seen } = await scrollThrough(browser, `${origin}${LOBBY}`);
  const times = await searchTimes(origin);
  const within = (what, value, most) => ({ what: `${MANY} games: ${what}`, site: value, base: most });
  return [
    beside('first response, kB', 'htmlRaw', 1000),
    beside('first response, kB (brotli 11)', 'html', 1000),
    beside('first load, kB (brotli 11)', 'bytes', 1000),
    beside('nodes of the page', 'nodes'),
    within('slot games scrolled through, of those in the list', seen, await countOf(origin)),
    within('most tile nodes while scrolling, and the limit', nodes, MOST_NODES),
    within('most tiles while scrolling, and those of a list without a window', tiles, seen),
    ...['query', 'call'].flatMap((part) => {
      const { median, slowest, ofAll } = times[part];
      return [
        within(`${part} of a search, best of five, ms (median of 20 searches), and one frame`, median, FRAME),
        within(
          `${part} of a search, best of five, ms (slowest of 20 searches), and one frame`,
          slowest,
          FRAME,
        ),
        within(`${part} of a search, ms (median of all), and one frame`, ofAll, FRAME),
      ];
    }),
  ];
}

async function resize(origin, count) {
  const answer = await fetch(`${origin}/sandbox/games/count`, {
    method: 'POST',
    body: JSON.stringify({ count }),
  });
  if (!answer.ok) throw new Error(`/sandbox/games/count answered ${answer.status}: ${await answer.text()}`);
}

async function countOf(origin) {
  const answer = await fetch(`${origin}/lgw/games?language=VI&gameType=RNG&pageNum=1&pageSize=1`);
  return (await answer.json()).value.total;
}
