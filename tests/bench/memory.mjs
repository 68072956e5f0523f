import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { runnerImport } from 'vite';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { sandboxVars } from '../../scripts/lib/sandbox.mjs';
import { serveWorkers } from '../../scripts/lib/site.mjs';
import { isolateOf, MB, residentBytes } from './isolate-memory.mjs';
import { childPids } from './load.mjs';
import { slowBodies } from './slow-bodies.mjs';
import { anyone, memberCookies, uploadTraffic } from './upload-traffic.mjs';

const SECONDS = Number(process.env.MEMORY_SECONDS ?? 20);
const PORT = Number(process.env.BENCH_PORT ?? 3200);
/** What the platform gives an isolate. */
const LIMIT = 128 * MB;
/** The isolate is back when it holds no more than this above what it held before, within half a minute. */
const BACK = 16 * MB;
const SAMPLE_MS = 100;
/** The longest wait for it. */
const QUIET_MS = 30_000;
const SESSION_KEYS = `bench:${Buffer.alloc(32, 7).toString('base64url')}`;

/**
 * Uploads, pages and hostile bodies at once against the built worker, and what its isolate holds meanwhile and after:
 * it must stay under the platform's 128 MB and come back. @throws when it does not
 */
export async function memory() {
  const { site } = await ensureBuilt();
  const gateway = await swallowingGateway();
  const others = childPids();
  const runtime = await serveWorkers({
    configs: [site, idleGateway()],
    port: PORT,
    inspectorPort: PORT + 1,
    vars: { ...sandboxVars(), SESSION_KEYS, GATEWAY_URL: gateway.url },
  });
  const pid = childPids().find((child) => !others.includes(child));
  try {
    const origin = `http://localhost:${PORT}`;
    await (await fetch(`${origin}/m/home`)).text();
    const isolate = await isolateOf(PORT + 1, 'mobile-site');
    const { module } = await runnerImport(at('tests/worker/support/server-functions.ts'), {
      configFile: false,
    });
    const { addressOf, payloadOf } = module;
    const asks = { held: isolate.bytes, collect: isolate.collect, addressOf, payloadOf };
    const slow = await slowBodies(origin, asks, await memberCookies(SESSION_KEYS));
    report({ ...(await measure(origin, isolate, pid)), slow });
    isolate.close();
  } finally {
    await runtime.dispose();
    await gateway.close();
  }
}

async function measure(origin, isolate, pid) {
  const told = new Map();
  const loops = await uploadTraffic(origin, SESSION_KEYS, told);
  const now = async () => ({ isolate: await isolate.bytes(), process: residentBytes(pid) });
  const before = await now();
  const peak = { ...before };
  let samples = 0;
  const end = Date.now() + SECONDS * 1_000;
  const traffic = Promise.all(
    loops.map(async (loop) => {
      while (Date.now() < end) await loop();
    }),
  );
  while (Date.now() < end) {
    const held = await now();
    peak.isolate = Math.max(peak.isolate, held.isolate);
    peak.process = Math.max(peak.process, held.process);
    samples += 1;
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
  }
  await traffic;
  const after = await quiet(origin, now, before.isolate + BACK);
  return { before, peak, after, samples, told: Object.fromEntries([...told].sort()) };
}

/** What is held once pages are all that is asked for, each drawn anew: the engine collects when it sees fit. */
async function quiet(origin, now, enough) {
  const end = Date.now() + QUIET_MS;
  for (;;) {
    const anew = () => fetch(`${origin}/m/activity?category=${crypto.randomUUID()}`, { headers: anyone() });
    await Promise.all(Array.from({ length: 8 }, async () => (await anew()).text()));
    const held = await now();
    if (held.isolate <= enough || Date.now() > end) return held;
  }
}

function report({ before, peak, after, samples, told, slow }) {
  const row = (what, key) => {
    const cells = [before[key], peak[key], after[key]].map((bytes) => (bytes / MB).toFixed(1));
    return `| ${what} | ${cells.join(' | ')} |`;
  };
  console.log('| MB | before | most | after |\n|---|---:|---:|---:|');
  console.log(row('isolate of the site: objects and buffers', 'isolate'));
  console.log(row('process of the runtime, with the local bucket', 'process'));
  const sum = [slow.most, slow.kept].map((bytes) => `${(bytes / MB).toFixed(1)} MB`);
  console.log(
    `2,000 slow bodies: ${sum[0]} at the most, ${sum[1]} after a collection; slowest page ${Math.round(slow.slowest)} ms`,
  );
  for (const [what, count] of Object.entries({ ...told, ...slow.told })) console.log(`${what}: ${count}`);
  for (const [who, answers] of Object.entries(slow.beside))
    for (const [outcome, count] of Object.entries(answers))
      console.log(`a ${who} beside ${outcome}: ${count}`);
  mkdirSync(at('.ready'), { recursive: true });
  const measured = {
    at: new Date().toISOString(),
    seconds: SECONDS,
    samples,
    before,
    peak,
    after,
    told,
    slow,
  };
  writeFileSync(at('.ready/bench-memory.json'), `${JSON.stringify(measured, null, 2)}\n`);
  if (Math.max(peak.isolate, slow.most) > LIMIT)
    throw new Error('The isolate held more than the platform gives');
  const { login, money } = slow.beside;
  // Two thousand addresses and forty accounts fill all there is for some seconds, which is told; a few of them do not.
  if (login['few: 503'] || money['few: 503']) throw new Error('Slow bodies shut others out');
  if (after.isolate > before.isolate + BACK) throw new Error('The isolate kept what the traffic brought');
}

/** A gateway outside the runtime, which answers with the contracts' examples and reads bodies without keeping them. */
async function swallowingGateway() {
  const { module } = await runnerImport(at('contracts/operations.ts'), { configFile: false });
  const answers = new Map(
    module.operations.map(({ path, example }) => [
      path,
      JSON.stringify({ success: true, value: example.output, errorCode: null }),
    ]),
  );
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const answer = answers.get(new URL(request.url, 'http://gateway').pathname);
      response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' }).end(answer ?? '{}');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

/** Stands where the site's settings want a reference gateway; nobody asks it. */
function idleGateway() {
  const contents = 'export default { fetch: () => new Response(null, { status: 404 }) };';
  return {
    name: 'reference-gateway',
    modules: [{ type: 'ESModule', path: 'index.js', contents }],
    compatibilityDate: '2026-10-12',
  };
}
