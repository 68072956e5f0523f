import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { connectionOf } from './connection.mjs';

/** Milliseconds until a call counts as unanswered. */
const PATIENCE = 60_000;

/** How it shows that the other side has closed a connection. */
const CLOSED = ['ECONNRESET', 'EPIPE'];

/** Methods that change nothing, so that a call may be sent once more. */
const SAFE = ['GET', 'HEAD'];

const DIRECT = connectionOf();

/**
 * @typedef {{ method: string, url: string, headers: Record<string, string | string[]>, body?: string | Buffer,
 *   isRepeatable?: boolean }} Call  `isRepeatable`: it may be sent twice, though it changes something.
 * @typedef {{ status: number, headers: Record<string, string | string[]>, body: Buffer, isRepeated?: boolean
 * }} Answer  `isRepeated`: the connection was closed under the first attempt, and this is the answer to the second.
 */

/**
 * Ends the connections that are kept, which would hold the process for a while.
 * @param {import('./connection.mjs').Connection} [connection]
 */
export function closeConnections(connection = DIRECT) {
  connection.close();
}

/** Nothing took the connection: neither a yes nor a no to any promise. */
export class Unreachable extends Error {}

/**
 * Sends one call with no header but those given and those of the connection, and follows no redirect. What only
 * reads goes over a connection that stays open, and once more over a new one where it turns out to be closed; a call
 * that writes has a connection of its own and is never sent twice.
 * @param {Call} call
 * @param {import('./connection.mjs').Connection} [connection]
 * @returns {Promise<Answer>}
 * @throws Unreachable when nothing listens; Error when the connection broke or a minute passed.
 */
export async function send(call, connection = DIRECT) {
  const isRepeatable = call.isRepeatable ?? SAFE.includes(call.method);
  try {
    return await attempt(call, connection, isRepeatable);
  } catch (error) {
    if (error.isStale) {
      const answer = await attempt(call, connection, false).catch(explain(call));
      return { ...answer, isRepeated: true };
    }
    // Node 18 knows one address of localhost, and the service may listen on the other.
    if (error.code === 'ECONNREFUSED' && new URL(call.url).hostname === 'localhost') {
      return attempt(call, connection, isRepeatable, { family: 4 }).catch(explain(call));
    }
    return explain(call)(error);
  }
}

function attempt({ method, url, headers, body = '' }, connection, isKept, options = {}) {
  const target = new URL(url);
  const length = body.length > 0 ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
  return new Promise((resolve, reject) => {
    const start = target.protocol === 'https:' ? overHttps : overHttp;
    const { proxyHeaders, ...route } = connection.routeOf(target, isKept);
    const request = start(target, {
      method,
      headers: { ...added(connection.headers, headers), ...headers, ...length, ...proxyHeaders },
      timeout: PATIENCE,
      ...route,
      ...options,
    });
    request.on('response', (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    request.on('timeout', () => {
      const code = request.socket?.connecting ? 'ETIMEDOUT' : undefined;
      request.destroy(Object.assign(new Error(`no answer within ${PATIENCE / 1000} seconds`), { code }));
    });
    request.on('error', (error) => {
      // A connection that was kept may be closed by the other side before it is used again.
      reject(Object.assign(error, { isStale: CLOSED.includes(error.code) && request.reusedSocket }));
    });
    request.end(body);
  });
}

/** What goes with every call; what the call has itself is the contract's and stays. */
function added(extra, headers) {
  const own = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(extra).filter(([name]) => !own.has(name.toLowerCase())));
}

const NOBODY = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'];
const UNTRUSTED = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
];

function explain({ method, url, isRepeatable }) {
  const { origin } = new URL(url);
  return (error) => {
    const { code, message } = error;
    if (NOBODY.includes(code)) throw new Unreachable(`nothing answers at ${origin} (${code})`);
    if (code === 'EPROXY') throw new Unreachable(message);
    if (UNTRUSTED.includes(code)) {
      throw new Unreachable(
        `${origin} shows a certificate that no authority known here has signed (${code}); a self-signed one or your own authority is named with --ca FILE, as PEM`,
      );
    }
    if (/^CERT_|^ERR_TLS_CERT/.test(code ?? '')) {
      throw new Unreachable(`the certificate of ${origin} is not good for it (${code}): ${message}`);
    }
    if (code === 'EPROTO' || /^ERR_SSL/.test(code ?? '')) {
      throw new Unreachable(`${origin} does not speak TLS (${code}): is it http:// ?`);
    }
    if (!code) throw new Error(message);
    const once = isRepeatable || SAFE.includes(method) ? '' : '; a call that writes is not sent again';
    throw new Error(`the connection to ${origin} broke (${code})${once}; its log may say why`);
  };
}
