// `npm run bench`: the site beside the least that could do the same, measured in one run. README.md explains.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/lib/browser.mjs';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { toolEnv } from '../../scripts/lib/env.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { seed, waitForSite } from '../../scripts/lib/ready.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { sandboxVars } from '../../scripts/lib/sandbox.mjs';
import { builtWorkers, serveWorkers } from '../../scripts/lib/site.mjs';
import { prepareState } from '../../scripts/lib/state.mjs';
import { firstLoad } from './first-load.mjs';
import { childPids, load } from './load.mjs';
import { lobby } from './lobby.mjs';
import { memory } from './memory.mjs';
import { money } from './money.mjs';
import { bareHono, bareProxy, exampleGateway } from './workers.mjs';

const ROUNDS = 5;
const BOUNDS = { seconds: 2, requests: 4000 };
const STATE = at('.ready/bench-state');
const EMPTY = 'tests/bench/empty-start';
/** Screens that are weighed and timed. */
const PAGES = ['/m/home', '/m/slot-games', '/m/activity'];
/** Makes an address too long for its page to be kept (LONGEST_ADDRESS in edge/lib/pages/guest-pages.ts). */
const ANEW = `?x=${'x'.repeat(300)}`;

let nextPort = Number(process.env.BENCH_PORT ?? 3200);
const running = [];

const only = process.argv.slice(2);
if (only.includes('money')) await money();
else if (only.includes('memory')) await memory();
else await compareAll();

async function compareAll() {
  try {
    const parts = Object.entries({ pages, lobby: manyGames, forwarding, gate });
    await ensureBuilt();
    const rows = [];
    for (const [name, measure] of parts) {
      if (only.length === 0 || only.includes(name)) rows.push(...(await measure()));
    }
    report(rows);
  } finally {
    await Promise.all(running.map((runtime) => runtime.dispose()));
  }
}

async function buildEmptyPage() {
  const args = ['build', EMPTY, '--config', `${EMPTY}/app.config.ts`, '--logLevel', 'error'];
  const { code, output } = await run('vite', args, { env: toolEnv({ NODE_ENV: 'production' }), quiet: true });
  if (code !== 0) throw new Error(`The empty page did not build.\n${output}`);
}

/** First load and rendering of the weighed screens, with the reference gateway behind it, and of the empty page. */
async function pages() {
  await buildEmptyPage();
  const site = await serveSeeded();
  const empty = await serve(builtWorkers(at(EMPTY, '.wrangler/deploy/config.json')));
  const browser = await launch();
  try {
    const blank = await firstLoad(browser, `${empty.origin}/`);
    const rows = [];
    for (const path of PAGES) {
      const page = await firstLoad(browser, `${site.origin}${path}`);
      const kb = (key) => ({ site: page[key] / 1000, base: blank[key] / 1000 });
      rows.push(
        { what: `First load of ${path}: JavaScript, kB (brotli 11)`, ...kb('js') },
        { what: `First load of ${path}: CSS, kB (brotli 11)`, ...kb('css') },
        { what: `First load of ${path}: HTML, kB (brotli 11)`, ...kb('html') },
        { what: `First load of ${path}: requests`, site: page.requests, base: blank.requests },
        ...(await compare(`Render ${path}`, [site, path + ANEW, 200], [empty, '/', 200])),
        ...(await compare(`Give ${path} to guests`, [site, path, 200], [empty, '/', 200])),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await stop(site, empty);
  }
}

/** A lobby of 10,000 games beside one of 500, with the reference gateway behind it. */
async function manyGames() {
  const site = await serveSeeded();
  const browser = await launch();
  try {
    return await lobby(browser, site);
  } finally {
    await browser.close();
    await stop(site);
  }
}

function launch() {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
}

/** The site with the reference gateway, seeded anew. */
async function serveSeeded() {
  await prepareState(STATE, { reset: true });
  const site = await serve(builtWorkers(), STATE);
  await seed(site.origin);
  await waitForSite(site.origin);
  return site;
}

/** A call that no cache answers, through the forwarder and through a worker that only passes it on. */
async function forwarding() {
  const gateway = await exampleGateway();
  const site = await serve([builtWorkers()[0], gateway]);
  const proxy = await serve([bareProxy(), gateway]);
  const path = '/wps/system/customerService';
  const rows = await compare('Forward a call', [site, path, 200], [proxy, path, 200]);
  await stop(site, proxy);
  return rows;
}

/** The shortest answer behind the gate, and the same from a worker without one. */
async function gate() {
  const site = await serve([builtWorkers()[0], await exampleGateway()]);
  const bare = await serve([await bareHono()]);
  const path = '/wps/no-such-call';
  const rows = await compare('Pass the gate', [site, path, 404], [bare, path, 404]);
  await stop(site, bare);
  return rows;
}

/** Starts workers of their own runtime process; loads go to `direct`, past the local runtime's own entry. */
async function serve(configs, state) {
  const port = nextPort;
  const direct = nextPort + 1;
  nextPort += 2;
  const others = childPids();
  const runtime = await serveWorkers({ configs, port, direct, state, vars: sandboxVars() });
  running.push(runtime);
  const pid = childPids().find((child) => !others.includes(child));
  return { runtime, pid, origin: `http://localhost:${port}`, direct: `http://127.0.0.1:${direct}` };
}

async function stop(...served) {
  for (const { runtime } of served) {
    running.splice(running.indexOf(runtime), 1);
    await runtime.dispose();
  }
}

/** Loads both in turn, several times, and takes the medians: a busy moment of the machine meets both. */
async function compare(what, ...targets) {
  const [site, base] = targets.map(([served, path, status]) => {
    const round = (bounds) => load(served.direct + path, { pid: served.pid, status, ...bounds });
    return { round, results: [] };
  });
  for (const { round } of [site, base]) await round({ seconds: 1, requests: 500 });
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const { round, results } of [site, base]) results.push(await round(BOUNDS));
  }
  const medians = (key) => ({ site: median(site.results, key), base: median(base.results, key) });
  const rows = [{ what: `${what}: requests per second`, ...medians('perSecond') }];
  const cpu = medians('cpuMs');
  return cpu.site === null ? rows : [...rows, { what: `${what}: processor time, ms`, ...cpu }];
}

function median(results, key) {
  const values = results.map((result) => result[key]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? null;
}

function report(rows) {
  const number = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
  const lines = rows.map(
    ({ what, site, base }) =>
      `| ${what} | ${number(site)} | ${number(base)} | ${base ? (site / base).toFixed(2) : '–'} |`,
  );
  console.log(['| | site | least | ratio |', '|---|---:|---:|---:|', ...lines].join('\n'));
  mkdirSync(at('.ready'), { recursive: true });
  const measured = { at: new Date().toISOString(), node: process.version, rounds: ROUNDS, rows };
  writeFileSync(at('.ready/bench.json'), `${JSON.stringify(measured, null, 2)}\n`);
  console.log('\nAlso in .ready/bench.json.');
}
