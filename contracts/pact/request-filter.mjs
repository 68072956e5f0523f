import { createServer } from 'node:http';
import { send } from './command/http.mjs';
import { sealedAndSigned } from './command/seal.mjs';
import { DEMO_BANK_SECRET, DEMO_VENDOR_SECRET } from './signatures.mjs';

const FORM = 'application/x-www-form-urlencoded';
/** What stands in test environments unless told. */
export const DEMO_SECRETS = { vendorSecret: DEMO_VENDOR_SECRET, paymentSecret: DEMO_BANK_SECRET };

/**
 * The `requestFilter` of pact-js: seals and signs what the pact files leave open, and hands on forms as they
 * were.
 * @param {{ vendorSecret?: string, paymentSecret?: string }} [secrets]
 */
export function requestFilter(secrets = {}) {
  return (request, _response, next) => {
    const isForm = request.headers['content-type']?.startsWith(FORM);
    // pact-js has read the body already, and sends a form that it has read as JSON.
    const open = isForm ? new URLSearchParams(request.body).toString() : textOf(request.body);
    const call = { path: request.originalUrl ?? request.url, headers: request.headers, body: open };
    const { headers, body } = sealedAndSigned(call, { ...DEMO_SECRETS, ...secrets });
    if (isForm || headers !== request.headers || body !== open) {
      request.headers = lowerCased({ ...headers, 'content-length': String(Buffer.byteLength(body)) });
      request.body = Buffer.from(body);
    }
    next();
  };
}

/**
 * A proxy that seals and signs, for every other verifier; all else passes unchanged.
 * @param {{ url: string, port?: number, vendorSecret?: string, paymentSecret?: string }} options  Any free port
 * when none is given.
 * @returns {Promise<{ url: string, close(): void }>}
 * @throws Error when the port is taken.
 */
export async function startFilter({ url, port = 0, ...secrets }) {
  const server = createServer((request, response) => {
    pass(request, url.replace(/\/$/, ''), { ...DEMO_SECRETS, ...secrets }).then(
      ({ status, headers, body }) => response.writeHead(status, withoutHops(headers)).end(body),
      (error) => response.writeHead(502, { 'Content-Type': 'text/plain' }).end(error.message),
    );
  });
  await new Promise((resolve, reject) => {
    server.on('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

async function pass(request, url, secrets) {
  const parts = [];
  for await (const part of request) parts.push(part);
  const open = { path: request.url, headers: withoutHops(request.headers), body: Buffer.concat(parts) };
  return send({
    method: request.method,
    url: url + request.url,
    ...sealedAndSigned(open, secrets),
  });
}

const HOPS = ['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

/** The headers that mean something beyond one connection. */
export function withoutHops(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOPS.includes(name)));
}

function lowerCased(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** The bytes that pact-js would send for a body it has read. */
function textOf(body) {
  if (body === undefined || Buffer.isBuffer(body)) return body ?? '';
  return JSON.stringify(body);
}
