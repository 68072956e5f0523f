import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { ONE_START } from './limits.mjs';
import { TAKEN } from './sandbox.mjs';

const require = createRequire(import.meta.url);
const GATEWAY = 'reference-gateway';
const DEMO = 'demo';

/**
 * Serves built workers on workerd; the first one answers the port. No development tools stand in the way: headers
 * of requests arrive as they were sent. `vars` are of the start (`localSettings`); they are written to no
 * file, so that a deployment cannot carry them.
 * @param {{ configs: (string | object)[], port: number, host?: string, state?: string, vars?: Record<string, string>, settings?: Record<string, string>, direct?: number, gatewayPort?: number, inspectorPort?: number }} options
 *   `configs` are wrangler configurations of built workers, or options of miniflare;
 *   `settings` stand in the place of those that a worker is configured with;
 *   `state` is the folder of the local databases, as in `wrangler --persist-to`; `direct` is a second port that goes
 *   straight to the first worker, without the local runtime's own entry (for measuring); `gatewayPort` goes to the
 *   reference gateway, so that the contracts can be verified against it; `inspectorPort` lets a tool ask
 *   the workers how much memory they hold.
 */
export async function serveWorkers({
  configs,
  port,
  host = 'localhost',
  state,
  vars = {},
  settings = {},
  direct,
  gatewayPort,
  inspectorPort,
}) {
  const wrangler = await import('wrangler');
  const { Miniflare, convertV4MiniflareOptions, Log, LogLevel } = miniflare();
  const workers = configs.map((config) =>
    typeof config === 'string' ? workerOptions(wrangler, config, vars, settings) : { ...config },
  );
  bindDemo(workers);
  unbindMissing(workers);
  const gateway = workers.find(({ name }) => name === GATEWAY);
  if (gatewayPort) gateway.unsafeDirectSockets = [{ host: '127.0.0.1', port: gatewayPort }];
  if (direct) workers[0].unsafeDirectSockets = [{ host: '127.0.0.1', port: direct }];
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      cf: false,
      inspectorPort,
      log: new Log(LogLevel.WARN),
      logRequests: false,
      handleStructuredLogs: ({ level, message }) => {
        if (level === 'error' || level === 'warn') console.error(message);
      },
      telemetry: { enabled: false },
      resourcePersistencePath: state && join(state, 'v3'),
      workers,
    }),
  );
  const late = new Promise((_, reject) => {
    const error = new Error(`The local runtime did not start within ${ONE_START / 60_000} minutes.`);
    setTimeout(() => reject(error), ONE_START).unref();
  });
  await Promise.race([runtime.ready, late]);
  return runtime;
}

/**
 * Has site and gateway know the demo where it runs beside them, which a deployment does by its settings.
 * @param {{ name?: string, serviceBindings?: Record<string, unknown> }[]} workers options of miniflare
 */
export function bindDemo(workers) {
  const demo = workers.find(({ name }) => name === DEMO);
  for (const worker of demo ? workers : [])
    if (worker !== demo) worker.serviceBindings = { ...worker.serviceBindings, DEMO };
}

/** A worker that does not run beside them is bound to nobody. */
export function unbindMissing(workers) {
  const names = workers.map(({ name }) => name);
  const nameOf = (target) => (typeof target === 'string' ? target : target?.name);
  for (const worker of workers)
    for (const [binding, target] of Object.entries(worker.serviceBindings ?? {}))
      if (
        typeof nameOf(target) === 'string' &&
        typeof target !== 'function' &&
        !names.includes(nameOf(target))
      )
        delete worker.serviceBindings[binding];
}

/** Said by who starts the site, never by what is deployed: whose it is, and what the environment says. */
const OF_THE_START = ['GATEWAY_URL', 'MERCHANT_CODE', 'SITES', ...TAKEN];
/** It belongs to a gateway: before the reference gateway it is that one's. */
const KEY = 'GATEWAY_PUBLIC_JWK';

/**
 * The variables of a worker that runs here: those of its configuration, and before them what the start says in `vars`; what
 * else is there counts where nothing is written. A deployment's gateway is never taken: what is tried here must not happen
 * there.
 * @param {Record<string, unknown>} written
 * @param {Record<string, string>} vars
 */
export function localSettings(written, vars) {
  const isOfTheStart = (name) => OF_THE_START.includes(name) || (name === KEY && !vars.GATEWAY_URL);
  const isKept = ([name, value]) => !(name in vars) || (value !== '' && !isOfTheStart(name));
  const { GATEWAY_URL: _, ...kept } = Object.fromEntries(Object.entries(written).filter(isKept));
  return { ...vars, ...kept };
}

/**
 * The variables of a worker with others in the place of those that its configuration has.
 * @param {Record<string, unknown>} written
 * @param {Record<string, string>} settings
 */
export function replaced(written, settings) {
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, settings[name] ?? value]));
}

/** The very copy of miniflare that wrangler pins. */
function miniflare() {
  return createRequire(require.resolve('wrangler'))('miniflare');
}

function workerOptions(wrangler, config, vars, settings) {
  const { workerOptions, main } = wrangler.unstable_getMiniflareWorkerOptions(config);
  const { modulesRules, ...options } = workerOptions;
  const rootPath = dirname(main);
  const entry = basename(main);
  const parts = modulesRules.flatMap(({ type, include }) =>
    globSync(include, { cwd: rootPath, exclude: [entry] }).map((path) => ({ type, path })),
  );
  return {
    ...options,
    name: options.name ?? JSON.parse(readFileSync(config, 'utf8')).name,
    bindings: localSettings(replaced(options.bindings, settings), vars),
    rootPath,
    modules: [{ type: 'ESModule', path: entry }, ...parts],
  };
}
