import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';

/** Header in which a vendor signs the body of its call. */
export const SIGNATURE_HEADER = 'X-Vendor-Signature';
/** What stands in a pact file for the signature of a body, which only who sends the body can make. */
export const TO_BE_SIGNED = '0'.repeat(64);
/** A signature that no secret makes. */
export const WRONG_SIGNATURE = 'f'.repeat(64);
/** The secret of the vendor `demo` in test environments. */
export const DEMO_VENDOR_SECRET = 'the-demo-vendor-plays-in-the-sandbox-alone';

/**
 * The signature of a body: HMAC-SHA256 under the vendor's secret, in hexadecimal.
 * @param {string} secret
 * @param {string | Uint8Array} body
 */
export function signBody(secret, body) {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/**
 * Stands between the verifier and a provider and signs the bodies that wait for it; everything else passes unchanged.
 * @param {{ url: string, secret: string }} options
 * @returns {Promise<{ url: string, close(): void }>}
 */
export async function startSigner({ url, secret }) {
  const server = createServer((request, response) => {
    pass(request, url, secret).then(
      ({ status, type, body }) => response.writeHead(status, { 'Content-Type': type }).end(body),
      (error) => response.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(error)),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

const HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

async function pass(request, target, secret) {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!HOP.has(name)) headers.set(name, String(value));
  }
  if (headers.get(SIGNATURE_HEADER) === TO_BE_SIGNED) {
    headers.set(SIGNATURE_HEADER, signBody(secret, body));
  }
  const answer = await fetch(target.replace(/\/$/, '') + request.url, {
    method: request.method,
    headers,
    body: body.length > 0 ? body : undefined,
  });
  const type = answer.headers.get('Content-Type') ?? 'text/plain';
  return { status: answer.status, type, body: await answer.text() };
}
