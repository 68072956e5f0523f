// @ts-check
import { wait } from './motion.js';

/** Before the second and the third try, in milliseconds. */
const AGAIN = [400, 1200];
/** Longer than the server's own calls take together, shorter than a player waits. */
const TIMEOUT_MS = 10_000;

/** What the server refused, with its reason. */
export class Refused extends Error {
  /** @param {string} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Asks the vendor's server. Without an answer the same question is put again: a round that is sent twice is played once.
 * @param {string} call
 * @param {object} body
 * @returns {Promise<any>}
 */
export async function ask(call, body) {
  for (let turn = 0; ; turn += 1) {
    try {
      const answer = await fetch(`/sandbox/vendor/api/${call}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        credentials: 'omit',
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // A round that was asked for goes on when the page is left.
        keepalive: true,
      });
      const { ok, reason, ...value } = await answer.json();
      if (ok) return value;
      throw new Refused(reason);
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      const pause = AGAIN[turn];
      if (error instanceof Refused || late || pause === undefined) throw error;
      await wait(pause);
    }
  }
}

/** A name for a round that nothing else has. */
export function roundName() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
