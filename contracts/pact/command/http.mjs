import { Agent as HttpAgent, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';

/** Milliseconds until a call counts as unanswered. */
const PATIENCE = 60_000;

/** How it shows that the other side has closed a connection. */
const CLOSED = ['ECONNRESET', 'EPIPE'];

const AGENTS = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) };

/**
 * @typedef {{ method: string, url: string, headers: Record<string, string | string[]>, body?: string | Buffer
 * }} Call
 * @typedef {{ status: number, headers: Record<string, string | string[]>, body: Buffer }} Answer
 */

/** Ends the connections that are kept, which would hold the process for a while. */
export function closeConnections() {
  for (const agent of Object.values(AGENTS)) agent.destroy();
}

/** Nothing took the connection: neither a yes nor a no to any promise. */
export class Unreachable extends Error {}

/**
 * Sends one call over a connection that stays open, with no header but those given, and follows no redirect.
 * @param {Call} call
 * @returns {Promise<Answer>}
 * @throws Unreachable when nothing listens; Error when the connection broke or a minute passed.
 */
export async function send(call) {
  try {
    return await attempt(call);
  } catch (error) {
    if (error.isStale) return attempt(call).catch(explain(call));
    // Node 18 knows one address of localhost, and the service may listen on the other.
    if (error.code === 'ECONNREFUSED' && new URL(call.url).hostname === 'localhost') {
      return attempt(call, { family: 4 }).catch(explain(call));
    }
    return explain(call)(error);
  }
}

function attempt({ method, url, headers, body = '' }, options = {}) {
  const target = new URL(url);
  const length = body.length > 0 ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
  return new Promise((resolve, reject) => {
    const start = target.protocol === 'https:' ? overHttps : overHttp;
    const request = start(target, {
      method,
      headers: { ...headers, ...length },
      agent: AGENTS[target.protocol],
      timeout: PATIENCE,
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

const NOBODY = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'];

function explain({ url }) {
  return (error) => {
    const { origin } = new URL(url);
    if (NOBODY.includes(error.code)) throw new Unreachable(`nothing answers at ${origin} (${error.code})`);
    throw new Error(error.code ? `the connection to ${origin} broke (${error.code})` : error.message);
  };
}
