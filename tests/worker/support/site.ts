import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { base64url } from 'jose';
import { createTestHarness } from 'wrangler';
import { seal, sealKeys } from '../../../edge/lib/sealed-cookie';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SITE = 'dist/server/wrangler.json';
const GATEWAY = 'dist/reference_gateway/wrangler.json';

/** Keys of the session cookie in these tests. */
export const SESSION_KEYS = `test:${base64url.encode(new Uint8Array(32).fill(7))}`;
export const ORIGIN = 'https://site.example';

type Init = { method?: string; headers?: Record<string, string>; body?: string; cf?: { country?: string } };

/**
 * The built site on workerd, with the built reference gateway bound to it. With GATEWAY_URL among `vars` it talks to
 * a stub instead. Requests go to `https://site.example` unless told.
 * @throws when nothing is built.
 */
export async function startSite(vars: Record<string, string> = {}) {
  if (!existsSync(`${ROOT}${SITE}`)) throw new Error('The site is not built: run npm run build first');
  const sandbox: Record<string, string> = { SANDBOX: '1' };
  const options = (more: Record<string, string>) => ({
    root: ROOT,
    workers: [
      { configPath: SITE, vars: { SESSION_KEYS, ...vars, ...more } },
      { configPath: GATEWAY, vars: sandbox },
    ],
  });
  const server = createTestHarness(options({}));
  const { url } = await server.listen();
  const fetch = (path: string, init: Init = {}) =>
    server.fetch(new URL(path, ORIGIN).href, { redirect: 'manual', ...init });
  return {
    fetch,
    /** POST from the site's own page, as JSON. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(path, {
        method: 'POST',
        headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Sends a request line exactly as written and gives the status line and headers of the answer. */
    raw: (requestLine: string) => sendRaw(url, requestLine),
    gateway: () => server.getWorker('reference-gateway'),
    /** Restarts the workers with other settings on top. */
    restart: (more: Record<string, string>) => server.update(options(more)),
    logs: () => server.getLogs().map(({ message }) => message),
    clearLogs: () => server.clearLogs(),
    close: () => server.close(),
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** A genuine session cookie for a gateway token. */
export async function sessionCookie(token: string): Promise<string> {
  const info = {
    token: 'opaque-id',
    merchantCode: 'hoadang',
    userName: 'minhan',
    type: 0,
    firstTimeLogin: false,
  };
  const sealed = await seal({ token, info }, 'session', sealKeys({ SESSION_KEYS }));
  return `__Host-session=${sealed}`;
}

function sendRaw(url: URL, requestLine: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.write(`${requestLine} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: close\r\n\r\n`);
  });
}
