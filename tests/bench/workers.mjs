import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { currentBuild } from '../../scripts/lib/builds.mjs';
import { at } from '../../scripts/lib/paths.mjs';

const SETTINGS = { compatibilityDate: '2026-10-12', compatibilityFlags: ['nodejs_compat'] };

function worker(name, contents, more = {}) {
  return { name, modules: [{ type: 'ESModule', path: 'index.js', contents }], ...SETTINGS, ...more };
}

/** A gateway that answers every call at once with the contract's own example. */
export async function exampleGateway() {
  const { module } = await runnerImport(at('contracts/operations.ts'), { configFile: false });
  const answers = Object.fromEntries(
    module.operations.map(({ path, example }) => [
      path,
      JSON.stringify({ success: true, value: example.output, errorCode: null }),
    ]),
  );
  return worker(
    'reference-gateway',
    `const answers = new Map(Object.entries(${JSON.stringify(answers)}));
export default { fetch(request) {
  const answer = answers.get(new URL(request.url).pathname);
  return new Response(answer ?? '{}', { status: answer ? 200 : 404, headers: { 'Content-Type': 'application/json' } });
} };`,
  );
}

/** The least a worker can do to pass a call on. */
export function bareProxy() {
  return worker(
    'bare-proxy',
    `export default { fetch(request, env) {
  const { pathname, search } = new URL(request.url);
  return env.GATEWAY.fetch(new Request('http://gateway.internal' + pathname + search, request));
} };`,
    { serviceBindings: { GATEWAY: 'reference-gateway' } },
  );
}

/**
 * The built site without its files: a local runtime leads every request through its router of files first, also where
 * the worker is to run before them. That costs more than the edge itself, and no floor has it.
 */
export function edgeAlone() {
  const { site: built } = currentBuild();
  const { assets: _, ...config } = JSON.parse(readFileSync(built, 'utf8'));
  const file = join(dirname(built), 'edge-alone.json');
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/** A Hono worker with one route and nothing before it. */
export const bareHono = () => honoWorker('bare-hono');

/** The same with the headers and ids of the site. */
export const sameHeaders = () => honoWorker('same-headers');

/** The same with a line of the log for each request. */
export const sameLog = () => honoWorker('same-log');

async function honoWorker(name) {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: at(`tests/bench/${name}.ts`), formats: ['es'], fileName: 'index' },
    },
  });
  const [{ output }] = [result].flat();
  return worker(name, output[0].code);
}
