import { connect } from 'node:net';
import { base64url } from 'jose';
import type { Stay } from '@/edge/context';
import { CLOSURES_KEY } from '@/edge/lib/gate/closures';
import { seal, sealKeys } from '@/edge/lib/session/sealed-cookie';
import { currentBuild } from '@/scripts/lib/builds.mjs';
import { SHIPPED_SETTINGS } from '@/scripts/lib/shipped-settings.mjs';
import { bareOptions, endRuntime, runtimeOptions, startRuntime } from './runtime';

/** Keys of the session cookie in these tests. */
export const SESSION_KEYS = `test:${base64url.encode(new Uint8Array(32).fill(7))}`;
export const ORIGIN = 'https://site.example';
const FRONT = ['X-Forwarded-Proto: https'];

type Init = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  cf?: { country?: string };
};

type Setup = { inspected?: boolean; limits?: Record<string, number>; state?: string };

/**
 * The built site on workerd, with the built reference gateway and the demo bound to it. With GATEWAY_URL among `vars` it talks to
 * a stub instead. Requests go to ORIGIN unless told. Where it is `inspected`, what its isolate holds can be asked. Rate
 * limits may stand lower than the ones it is deployed with, so that a slow machine reaches them. `state` is a folder with a
 * database; without one it has an empty one.
 * @throws when nothing is built.
 */
export async function startSite(
  vars: Record<string, string> = {},
  { inspected = false, limits = {}, state }: Setup = {},
) {
  const { site, gateway, demo } = currentBuild();
  if (!gateway || !demo) throw new Error('The build has no reference gateway, or no demo');
  const logs: string[] = [];
  const options = (more: Record<string, string>) =>
    runtimeOptions(
      [
        { config: site, vars: { ...SHIPPED_SETTINGS, SESSION_KEYS, ...vars, ...more }, limits },
        { config: gateway, vars: { SANDBOX: '1' } },
        { config: demo, vars: { SANDBOX: '1' } },
      ],
      // The runtime has words of its own about connections that end early.
      (line) => void (line.startsWith('NOSENTRY ') || logs.push(line)),
      { inspectorPort: inspected ? 0 : undefined, state },
    );
  const runtime = startRuntime(options({}));
  await runtime.ready;
  const fetch = (path: string, init: Init = {}) =>
    runtime.dispatchFetch(new URL(path, ORIGIN).href, { redirect: 'manual', ...init });
  return {
    fetch,
    /** POST, unless told otherwise, from the site's own page, as JSON. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
      fetch(path, {
        method,
        headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Sends a request exactly as written, as from a front that has ended TLS, and gives the whole answer as text. */
    raw: async (requestLine: string, headers: string[] = [], body = '') =>
      sendRaw(await runtime.ready, requestLine, [...FRONT, ...headers], body),
    /** Begins a request whose body does not come to its end: the status of its answer, 0 for none, and how to go away. */
    hold: async (requestLine: string, headers: string[], begun: string) =>
      hold(await runtime.ready, requestLine, [...FRONT, ...headers], begun),
    /** Where it answers plain http, as the sandbox alone does. */
    origin: async () => (await runtime.ready).origin,
    gateway: () => runtime.getWorker('reference-gateway'),
    database: () => runtime.getD1Database('DB', 'reference-gateway'),
    /** Writes what `npm run gate` does. */
    closeQuickly: async (...whats: string[]) =>
      (await runtime.getKVNamespace('QUICK_GATE', 'mobile-site')).put(
        CLOSURES_KEY,
        JSON.stringify(whats.map((what) => ({ what, at: '', by: 'test', reason: 'test' }))),
      ),
    /** Restarts the workers with other settings on top. */
    restart: (more: Record<string, string>) => runtime.setOptions(options(more)),
    inspectorPort: async () => Number((await runtime.getInspectorURL()).port),
    logs,
    close: () => endRuntime(runtime),
  };
}

/**
 * The built edge alone on bare workerd: without the local runtime's entry and without its router of files, which both
 * resolve addresses before the edge sees them. Requests are sent exactly as written, as from a front that has ended TLS.
 */
export async function startBareSite(vars: Record<string, string>) {
  const runtime = startRuntime(
    bareOptions({ config: currentBuild().site, vars: { ...SHIPPED_SETTINGS, ...vars } }),
  );
  await runtime.ready;
  const url = await runtime.unsafeGetDirectURL();
  return {
    raw: (requestLine: string, host?: string) => sendRaw(url, requestLine, FRONT, '', host),
    close: () => endRuntime(runtime),
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** A genuine session cookie for a gateway token, of a regular member unless told. */
export async function sessionCookie(
  token: string,
  { stay, ...more }: { id?: string; type?: number; stay?: Stay } = {},
): Promise<string> {
  const info = {
    id: 'opaque-id',
    merchantCode: 'hoadang',
    userName: 'minhan',
    type: 0,
    firstTimeLogin: false,
    ...more,
  };
  const sealed = await seal({ token, info, stay }, 'session', sealKeys({ SESSION_KEYS }));
  return `__Host-session=${sealed}`;
}

function sendRaw(
  url: URL,
  requestLine: string,
  headers: string[],
  body: string,
  host = 'site.example',
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    let response = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('end', () => resolve(response));
    socket.on('error', reject);
    const head = [`${requestLine} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

function hold(url: URL, requestLine: string, headers: string[], begun: string) {
  const socket = connect(Number(url.port), url.hostname);
  socket.setEncoding('latin1');
  socket.write([`${requestLine} HTTP/1.1`, 'Host: site.example', ...headers, '', begun].join('\r\n'));
  const status = new Promise<number>((resolve) => {
    socket.on('data', (text) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(text))?.[1] ?? 0)));
    socket.on('error', () => resolve(0));
  });
  return { status, end: () => void socket.destroy() };
}
