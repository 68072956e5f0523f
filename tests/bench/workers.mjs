import { runnerImport } from 'vite';
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

/** A Hono worker with one route and nothing before it. */
export async function bareHono() {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: at('tests/bench/bare-hono.ts'), formats: ['es'], fileName: 'index' },
    },
  });
  const [{ output }] = [result].flat();
  return worker('bare-hono', output[0].code);
}
