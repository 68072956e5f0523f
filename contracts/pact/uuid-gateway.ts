import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_VENDOR_SECRET, SIGNATURE_HEADER, signBody } from './signatures.mjs';

/** The merchant of the second gateway, and its vendor's secret. */
export const OTHER_MERCHANT = 'ben-moc-2';
export const OTHER_SECRET = 'known-to-the-second-gateway-alone';

const PREFIX = '9f3c1a2e-4b7d-4c6a-8e51-';
const UUID = new RegExp(`^${PREFIX}([0-9a-f]{12})$`);
const NAMES_IDS = /^id$|Ids?$/;
const NAMES_MERCHANT = /^merchant(?:_?[Cc]ode)?$/;
const HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

/**
 * The second gateway: the reference gateway behind other ids, another merchant and another secret. Every number that is
 * an id is a UUID in what its answers and states say, and its requests have to say that UUID.
 */
export async function startUuidGateway(target: string, ownMerchant: string) {
  const server = createServer((request, response) => {
    pass(request, target, ownMerchant).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error) => response.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function pass(request: IncomingMessage, target: string, ownMerchant: string) {
  const url = new URL(request.url ?? '/', target);
  for (const [name, value] of url.searchParams) {
    if (!NAMES_MERCHANT.test(name)) url.searchParams.set(name, numberOf(value));
    else url.searchParams.set(name, value === OTHER_MERCHANT ? ownMerchant : 'nobody');
  }
  let text = '';
  for await (const chunk of request) text += chunk;
  const body = isJson(request.headers['content-type']) ? withNumbers(text) : text;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!HOP.has(name)) headers.set(name, String(value));
  }
  const isSigned = headers.get(SIGNATURE_HEADER) === signBody(OTHER_SECRET, text);
  if (isSigned) headers.set(SIGNATURE_HEADER, signBody(DEMO_VENDOR_SECRET, body));

  const answer = await fetch(url, { method: request.method, headers, body: body || undefined });
  const type = answer.headers.get('Content-Type') ?? 'text/plain';
  const answered = await answer.text();
  const kept = ['Retry-After', 'Date'].map((name) => [name, answer.headers.get(name)]);
  return {
    status: answer.status,
    headers: { 'Content-Type': type, ...Object.fromEntries(kept.filter(([, value]) => value)) },
    body: isJson(type) ? withUuids(answered) : answered,
  };
}

const isJson = (type: string | undefined) => /\bjson\b/.test(type ?? '');

/** The text of an answer with a UUID for each number that is an id. */
function withUuids(text: string): string {
  return JSON.stringify(
    JSON.parse(text, (name, value) => {
      if (!NAMES_IDS.test(name)) return value;
      return Array.isArray(value) ? value.map(uuidOf) : uuidOf(value);
    }),
  );
}

/** The text of a request with the number that each UUID stands for; a number that is an id is none of this gateway's. */
function withNumbers(text: string): string {
  if (text === '') return text;
  return JSON.stringify(
    JSON.parse(text, (name, value) => {
      if (NAMES_IDS.test(name) && typeof value === 'number') return -1;
      const own = typeof value === 'string' ? UUID.exec(value)?.[1] : undefined;
      return own === undefined ? value : Number.parseInt(own, 16);
    }),
  );
}

function uuidOf(id: unknown): unknown {
  return typeof id === 'number' ? PREFIX + id.toString(16).padStart(12, '0') : id;
}

function numberOf(value: string): string {
  const own = UUID.exec(value)?.[1];
  return own === undefined ? value : String(Number.parseInt(own, 16));
}
