import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { TO_END } from '@/scripts/lib/limits.mjs';
import { bindDemo } from '@/scripts/lib/site.mjs';

// Wrangler's own copy of miniflare. Its createTestHarness is not used: it sends the workers' outgoing requests
// through Node, which follows redirects and hides network failures, and it rewrites Origin.
const require = createRequire(import.meta.url);
const { Miniflare, convertV4MiniflareOptions } = createRequire(require.resolve('wrangler'))('miniflare');

/** `limits` are rate limits that stand lower than the ones it is deployed with, so that a slow machine reaches them. */
export type BuiltWorker = {
  config: string;
  vars: Record<string, string>;
  limits?: Record<string, number>;
};
type Init = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  redirect?: 'manual';
  cf?: object;
};
type Statement = { run(): Promise<unknown> };

/** The part of miniflare that the tests use. */
export type Runtime = {
  ready: Promise<URL>;
  unsafeGetDirectURL(): Promise<URL>;
  getInspectorURL(): Promise<URL>;
  dispatchFetch(url: string, init?: Init): Promise<Response>;
  getWorker(name: string): Promise<{ fetch(url: string, init?: Init): Promise<Response> }>;
  getKVNamespace(
    binding: string,
    worker: string,
  ): Promise<{ put(key: string, value: string): Promise<void> }>;
  getD1Database(binding: string, worker: string): Promise<{ prepare(sql: string): Statement }>;
  setOptions(options: unknown): Promise<void>;
  dispose(): Promise<void>;
};

/**
 * Options that run built workers together on workerd; the first answers requests. Every log line goes to `onLog`. An
 * `inspectorPort` lets a tool look into their isolates; 0 takes any that is free. `state` is where their databases are.
 */
export function runtimeOptions(
  workers: BuiltWorker[],
  onLog: (line: string) => void,
  { inspectorPort, state }: { inspectorPort?: number; state?: string } = {},
): unknown {
  return convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    inspectorPort,
    cf: false,
    telemetry: { enabled: false },
    handleStructuredLogs: ({ message }: { message: string }) => onLog(message),
    resourcePersistencePath: state && join(state, 'v3'),
    workers: connected(
      workers.map((worker, index) => ({
        ...workerOptions(worker),
        ...(index === 0 && { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] }),
      })),
    ),
  });
}

function connected<T extends object>(workers: T[]): T[] {
  bindDemo(workers);
  return workers;
}

/** Options that run one built worker behind a socket of its own, with nothing of the local runtime before it. */
export function bareOptions(worker: BuiltWorker): unknown {
  const unsafeDirectSockets = [{ host: '127.0.0.1', port: 0 }];
  return convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    telemetry: { enabled: false },
    handleStructuredLogs: () => {},
    workers: [
      { ...workerOptions(worker), assets: undefined, serviceBindings: undefined, unsafeDirectSockets },
    ],
  });
}

export function startRuntime(options: unknown): Runtime {
  return new Miniflare(options);
}

/** Ends a runtime. One that hangs while it ends, its workers gone already, keeps no test. */
export async function endRuntime(runtime: Runtime): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TO_END);
  });
  await Promise.race([runtime.dispose(), late]);
  clearTimeout(timer);
}

const known = new Map<string, Record<string, unknown>>();

/** The options of a built worker as its configuration has them, and its modules. */
function builtOptions(config: string): Record<string, unknown> {
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config);
  const { modulesRules = [], ...options } = workerOptions;
  const rootPath = dirname(main ?? config);
  const entry = basename(main ?? '');
  const parts = modulesRules.flatMap(({ type, include }) =>
    globSync(include, { cwd: rootPath, exclude: [entry] }).map((path) => ({ type, path })),
  );
  const modules = [{ type: 'ESModule', path: entry }, ...parts];
  return {
    ...options,
    name: options.name ?? JSON.parse(readFileSync(config, 'utf8')).name,
    rootPath,
    modules,
  };
}

function workerOptions({ config, vars, limits = {} }: BuiltWorker) {
  // Read once: a build stays as it is, and tests start and restart it by the dozen.
  const options = known.get(config) ?? builtOptions(config);
  known.set(config, options);
  const deployed = (options.ratelimits ?? {}) as Record<string, object>;
  const lower = Object.entries(limits).map(([name, limit]) => [
    name,
    { ...deployed[name], simple: { limit, period: 60 } },
  ]);
  return {
    ...options,
    ratelimits: { ...deployed, ...Object.fromEntries(lower) },
    bindings: { ...(options.bindings as Record<string, unknown>), ...vars },
  };
}
