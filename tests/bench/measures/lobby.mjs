import { firstLoad } from '../first-load.mjs';
import { resizeLobby } from '../lobby-size.mjs';
import { atMost, timesFloor } from '../rows.mjs';
import { scrollThrough } from '../scroll-through.mjs';
import { searchTimes } from '../search-times.mjs';

/** A lobby of this size is held against one of that size. */
const MANY = 10_000;
const FEW = 500;
const LOBBY = '/m/slot-games';
/** Most nodes of tiles that may be in the page at a time; one frame of 60 a second, in ms. */
const MOST_NODES = 400;
const FRAME = 16.7;

/** A lobby of 10,000 games may cost a tenth more than one of 500. */
const A_TENTH = timesFloor(1.1);

/**
 * What a lobby of 10,000 games costs beside one of 500: bytes of the first response and of the first load, nodes of
 * the page, nodes of tiles while the whole grid is scrolled, and the search by the server's own clock.
 */
export const lobby = {
  name: 'lobby',
  /** @type {import('../rows.mjs').Measure['run']} */
  async run(stand) {
    const [browser, { origin }] = [await stand.browser(), await stand.site()];
    await resizeLobby(origin, FEW);
    const few = await firstLoad(browser, `${origin}${LOBBY}`);
    await resizeLobby(origin, MANY);
    const many = await firstLoad(browser, `${origin}${LOBBY}`);
    const beside = (what, key, unit = 1) => ({
      what: `Lobby of ${MANY} games beside ${FEW}: ${what}`,
      site: many[key] / unit,
      floor: few[key] / unit,
      goal: A_TENTH,
      readme: true,
    });
    return [
      beside('first response, kB (brotli 11)', 'html', 1000),
      beside('first load, kB (brotli 11)', 'bytes', 1000),
      beside('nodes of the page', 'nodes'),
      ...(await scrolled(browser, origin)),
      ...(await searched(origin)),
    ];
  },
};

async function scrolled(browser, origin) {
  const { nodes, served, tiles, seen } = await scrollThrough(browser, `${origin}${LOBBY}`);
  const all = await countOf(origin);
  return [
    {
      what: `${MANY} games: most nodes of tiles while scrolling`,
      site: nodes,
      goal: atMost(MOST_NODES),
      readme: true,
    },
    { what: `${MANY} games: nodes of tiles before one scrolls`, site: served },
    { what: `${MANY} games: most tiles while scrolling, of all in the list`, site: tiles, floor: seen },
    { what: `${MANY} games: slot games seen while scrolling, of all`, site: seen, floor: all },
  ];
}

async function searched(origin) {
  const { query, call } = await searchTimes(origin);
  const row = (what, site, goal) => ({ what: `${MANY} games: ${what}, ms`, site, goal, timed: true });
  return [
    row('query of a search, slowest of 20 by the best of five', query.slowest, atMost(FRAME)),
    row('call of a search, slowest of 20 by the best of five', call.slowest, atMost(FRAME)),
    row('query of a search, median of all', query.ofAll),
    row('call of a search, median of all', call.ofAll),
  ];
}

async function countOf(origin) {
  const answer = await fetch(`${origin}/lgw/games?language=VI&gameType=RNG&pageNum=1&pageSize=1`);
  return (await answer.json()).value.total;
}
