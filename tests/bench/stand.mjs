import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/lib/browser.mjs';
import { currentBuild } from '../../scripts/lib/builds.mjs';
import { toolEnv } from '../../scripts/lib/env.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { seed, waitForSite } from '../../scripts/lib/ready.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { sandboxVars } from '../../scripts/lib/sandbox.mjs';
import { serveWorkers } from '../../scripts/lib/site.mjs';
import { prepareState } from '../../scripts/lib/state.mjs';
import { childPids } from './load.mjs';
import { plainBrowser } from './plain-browser.mjs';

/**
 * @typedef {{ runtime: { dispose: () => Promise<void> }, pid: string | undefined, origin: string, direct: string }} Served
 *   a runtime process of its own; `direct` goes straight to its first worker, past the local runtime's own entry
 * @typedef {ReturnType<typeof newStand>} Stand
 */
const STATE = at('.ready/bench-state');
const EMPTY = 'tests/bench/empty-start';

/**
 * What measures are taken on. The seeded site, the empty page and the browser are started when the first measure asks
 * for them and kept for the next; what a measure serves itself it stops itself. `close` ends all that still runs.
 */
export function newStand(firstPort) {
  let nextPort = firstPort;
  const running = new Set();

  /** Starts workers: configurations of built ones, or options of miniflare. @returns {Promise<Served>} */
  async function serve(configs, state) {
    const port = nextPort;
    const direct = nextPort + 1;
    nextPort += 2;
    const others = childPids();
    const runtime = await serveWorkers({ configs, port, direct, state, vars: sandboxVars() });
    running.add(runtime);
    const pid = childPids().find((child) => !others.includes(child));
    return { runtime, pid, origin: `http://localhost:${port}`, direct: `http://127.0.0.1:${direct}` };
  }

  async function stop(...served) {
    for (const { runtime } of served) {
      running.delete(runtime);
      await runtime.dispose();
    }
  }

  const browser = once(async () =>
    chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] }),
  );

  const plain = once(async () => plainBrowser(await ensureChromium()));

  return {
    serve,
    stop,
    /** A Chromium; each measure opens contexts of its own. */
    browser,
    /** A Chromium that nobody looks into while pages run. */
    plainBrowser: plain,
    /** The built site with the reference gateway behind it, seeded anew. */
    site: once(async () => {
      await prepareState(STATE, { reset: true });
      const site = await serve(currentBuild().workers, STATE);
      await seed(site.origin);
      await waitForSite(site.origin);
      return site;
    }),
    /** One heading, same framework and versions. */
    empty: once(async () => {
      await buildEmptyPage();
      return await serve(emptyWorker());
    }),
    async close() {
      // One that did not start was told of by each measure that asked for it.
      for (const one of [browser, plain]) {
        const begun = one.begun() ? await one().catch(() => null) : null;
        await begun?.close();
      }
      await Promise.all([...running].map((runtime) => runtime.dispose()));
    },
  };
}

/** The built empty page. */
export const emptyWorker = () => [at(EMPTY, 'dist/server/wrangler.json')];

export async function buildEmptyPage() {
  const args = ['build', EMPTY, '--config', `${EMPTY}/app.config.ts`, '--logLevel', 'error'];
  const { code, output } = await run('vite', args, { env: toolEnv({ NODE_ENV: 'production' }), quiet: true });
  if (code !== 0) throw new Error(`The empty page did not build.\n${output}`);
}

function once(start) {
  let started;
  const value = () => {
    started ??= start();
    return started;
  };
  return Object.assign(value, { begun: () => started !== undefined });
}
