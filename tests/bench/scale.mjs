// `npm run bench -- scale`: what the caches of an isolate and of a location leave for the renderer and the gateway.
// Nothing is measured: arrivals are drawn from a fixed seed, ages are those of the edge. docs/scale.md reads the table.
import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';

/** Calls that home makes for a guest, each shared (tests/worker/location-pages.test.ts shows them). */
const HOME_CALLS = [
  'system.status',
  'games.hot',
  'games.menus',
  'games.ranks',
  'session.freePlayOffer',
  'content.announcements',
  'content.announcementCategories',
];
/** Addresses times languages and phones that guests open, most of them few: the n-th as often as 1/n. */
const PAGES = 120;
/** A page is there so long after its render began, in seconds: gateway and processor. */
const RENDER = 0.15;
/** Isolates live so long, in seconds on average; the platform ends them for idleness, room and new versions. */
const LIFE = 900;
const MINUTES = 5;
/** Views by guests, of all. Members' pages are rendered each time. */
const GUESTS = 0.7;

/** Page views a second, the locations they come through, and the isolates that a location has for the site. */
const SCENES = [
  { views: 10, locations: 8, isolates: 3, seconds: MINUTES * 60 },
  { views: 1_000, locations: 30, isolates: 10, seconds: MINUTES * 60 },
  { views: 100_000, locations: 120, isolates: 60, seconds: 40 },
];

export async function scale() {
  const { module: edge } = await runnerImport(at('tests/bench/scale-ages.ts'), { configFile: false });
  const rows = SCENES.flatMap((scene) => [false, true].map((level) => simulate(scene, level, edge)));
  const percent = (part) => `${(part * 100).toFixed(1)} %`;
  const number = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(2));
  const lines = rows.map((row) =>
    [
      row.views.toLocaleString('en'),
      row.level ? 'isolate and location' : 'isolate alone',
      percent(row.memory),
      percent(row.location),
      percent(row.rendered),
      number(row.rendersPerSecond),
      number(row.callsPerSecond),
    ].join(' | '),
  );
  const head =
    '| page views a second | memories | guests’ pages from memory | from the location | rendered | guests’ renders a second | shared calls of the gateway a second |';
  console.log(
    [head, '|---:|---|---:|---:|---:|---:|---:|', ...lines.map((line) => `| ${line} |`)].join('\n'),
  );
  mkdirSync(at('.ready'), { recursive: true });
  writeFileSync(at('.ready/bench-scale.json'), `${JSON.stringify(rows, null, 2)}\n`);
  console.log('\nAlso in .ready/bench-scale.json.');
}

/** Plays the arrivals of one scene; the first half warms the caches, the second is counted. */
function simulate({ views, locations, isolates, seconds }, level, { FRESH, STALE, agesOf }) {
  const random = seeded(20261123);
  const calls = HOME_CALLS.map((id) => ({ id, ...agesOf(id) }));
  const weightOf = harmonic(PAGES);
  const placeOf = harmonic(locations);
  const world = Array.from({ length: locations }, () => ({
    pages: new Map(),
    answers: new Map(),
    isolates: Array.from({ length: isolates }, () => isolateAt(0, random)),
  }));
  const count = { views: 0, memory: 0, location: 0, rendered: 0, renewed: 0, calls: 0 };
  const rate = views * GUESTS;
  for (let now = 0; now < seconds; now += exponential(random, rate)) {
    const counts = now >= seconds / 2 ? count : null;
    const place = world[placeOf(random())];
    const slot = Math.floor(random() * isolates);
    if (place.isolates[slot].endsAt < now) place.isolates[slot] = isolateAt(now, random);
    const isolate = place.isolates[slot];
    const page = weightOf(random());
    tally(counts, 'views');
    const own = pageOf(isolate.pages, page, now, STALE);
    const shared = own ? undefined : level && pageOf(place.pages, page, now, STALE);
    if (shared) isolate.pages.set(page, { ...shared });
    tally(counts, own ? 'memory' : shared ? 'location' : 'rendered');
    const kept = own ?? (shared && isolate.pages.get(page));
    if (kept && now - kept.madeAt <= FRESH) continue;
    if (kept) {
      if (kept.renewing > now) continue;
      kept.renewing = now + RENDER;
      const fresher = level && pageOf(place.pages, page, now, FRESH);
      if (fresher) {
        isolate.pages.set(page, { ...fresher });
        continue;
      }
      tally(counts, 'renewed');
    }
    const made = { madeAt: now, visibleAt: now + RENDER, renewing: 0 };
    // A page that is still being made replaces none that can be given.
    later(isolate.pages, page, made, kept);
    if (level) later(place.pages, page, made, place.pages.get(page));
    for (const call of calls) tally(counts, 'calls', ask(call, isolate, place, now));
  }
  const half = seconds / 2;
  return {
    views,
    level,
    memory: count.memory / count.views,
    location: count.location / count.views,
    rendered: count.rendered / count.views,
    rendersPerSecond: (count.rendered + count.renewed) / half,
    callsPerSecond: count.calls / half,
  };
}

/** How often the gateway is asked for one shared answer: by both memories in turn, stale ones renewed behind. */
function ask({ id, fresh, stale }, isolate, place, now) {
  const own = isolate.answers.get(id);
  const known = own !== undefined && now - own <= stale ? own : place.answers.get(id);
  if (known !== undefined && now - known <= stale) {
    isolate.answers.set(id, known);
    if (now - known <= fresh) return 0;
  }
  isolate.answers.set(id, now);
  place.answers.set(id, now);
  return 1;
}

function pageOf(pages, page, now, age) {
  const kept = pages.get(page);
  const found = kept && kept.visibleAt > now ? kept.before : kept;
  return found && found.visibleAt <= now && now - found.madeAt <= age ? found : undefined;
}

function later(pages, page, made, before) {
  pages.set(page, { ...made, before });
  if (before) before.before = undefined;
}

function isolateAt(now, random) {
  return { pages: new Map(), answers: new Map(), endsAt: now + exponential(random, 1 / LIFE) };
}

function tally(counts, name, by = 1) {
  if (counts) counts[name] += by;
}

/** Draws n with a weight of 1/n, from a number between 0 and 1. */
function harmonic(size) {
  const sums = [];
  for (let n = 1; n <= size; n += 1) sums.push((sums.at(-1) ?? 0) + 1 / n);
  return (drawn) => {
    const wanted = drawn * sums.at(-1);
    let [from, to] = [0, size - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (sums[middle] < wanted) from = middle + 1;
      else to = middle;
    }
    return from;
  };
}

const exponential = (random, rate) => -Math.log(1 - random()) / rate;

/** mulberry32: small, even, and the same on every machine. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
