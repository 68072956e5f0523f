import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getStatus } from '@/contracts/system/status';

export type Received = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
};
export type Handler = (response: ServerResponse, call: Received) => void;

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Handler =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** A successful answer in the frame of the gateway. */
export const ok = (value: unknown): Handler => json({ success: true, value, errorCode: null });

export const refused = (errorCode: string, status = 200, headers = {}): Handler =>
  json({ success: false, value: null, errorCode, message: 'upstream text' }, status, headers);

export const openStatus = (changes: Record<string, unknown> = {}) => ({
  ...getStatus.example.output,
  ...changes,
});

const UNKNOWN = refused('unknown', 404);

/** An HTTP gateway that answers what a test tells it, and remembers what reached it. Anything else answers 404. */
export async function startStubGateway() {
  const calls: Received[] = [];
  const handlers = new Map<string, Handler>();
  let otherwise = UNKNOWN;
  const server = createServer((request, response) => {
    // The runtime repeats requests on reused connections by itself; without reuse only the edge's repeats are seen.
    response.setHeader('Connection', 'close');
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stub');
      const { method = '', headers } = request;
      const call = { method, path: url.pathname, query: url.searchParams, headers, body };
      calls.push(call);
      (handlers.get(url.pathname) ?? otherwise)(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    /** Sets the answer of a path; without a handler the path answers 404. */
    on: (path: string, handler: Handler) => void handlers.set(path, handler),
    /** Has every path answer so, also those whose answer was set. */
    onAll(handler: Handler) {
      handlers.clear();
      otherwise = handler;
    },
    /** Forgets calls and answers; the site is open. */
    reset() {
      calls.length = 0;
      handlers.clear();
      otherwise = UNKNOWN;
      handlers.set('/wps/system/status', ok(openStatus()));
      handlers.set('/sandbox/reset', ok(null));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type StubGateway = Awaited<ReturnType<typeof startStubGateway>>;
