/** A tile: an entry of a list whose link opens a game. */
const TILE = 'li:has(> a[href*="game="])';
/** Milliseconds without a longer list after which it has ended. */
const PATIENCE = 4_000;
const LONGEST = 240_000;

/**
 * Scrolls a list of games to its end, page by page as they come, and back to its start, and rests after each step.
 * Responses the most tiles and the most nodes of tiles (elements and texts, the tiles among them) that were in the page at
 * a time, those of the page as it came (`served`), and how many games were seen.
 */
export async function scrollThrough(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle', timeout: 30_000 });
    return await page.evaluate(scroll, { TILE, PATIENCE, LONGEST });
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function scroll({ TILE, PATIENCE, LONGEST }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  // With the second frame one rests, and what stands for tiles becomes tiles.
  const rest = async () => {
    await frame();
    do await frame();
    while (document.querySelector('main [aria-posinset]:empty'));
  };
  const most = { nodes: 0, tiles: 0 };
  const seen = new Set();
  const count = () => {
    const tiles = document.querySelectorAll(TILE);
    let nodes = 0;
    for (const tile of tiles) {
      const within = document.createNodeIterator(tile);
      while (within.nextNode()) nodes += 1;
    }
    most.nodes = Math.max(most.nodes, nodes);
    most.tiles = Math.max(most.tiles, tiles.length);
    for (const tile of tiles) seen.add(tile.querySelector('a').search);
  };
  count();
  const served = most.nodes;
  const observer = new MutationObserver(count);
  observer.observe(document.body, { childList: true, subtree: true });
  const end = performance.now() + LONGEST;
  const step = innerHeight * 0.8;
  let movedAt = performance.now();
  while (performance.now() < end && performance.now() - movedAt < PATIENCE) {
    const before = scrollY;
    scrollBy({ top: step, behavior: 'instant' });
    await rest();
    if (scrollY > before) movedAt = performance.now();
  }
  const bottom = scrollY;
  while (scrollY > 0 && performance.now() < end + LONGEST) {
    scrollBy({ top: -step * 3, behavior: 'instant' });
    await rest();
  }
  observer.disconnect();
  if (bottom === 0) throw new Error('the list did not scroll');
  return { ...most, served, seen: seen.size };
}
