import * as v from 'valibot';
import { deviceStore } from '../storage/storage';
import { randomId } from '../text/random-id';

/** Local storage: what this browser knows of what was sent once. No values, no names, no keys. */
const STORAGE_KEY = 'SENT_ONCE';
/** As long as gateways remember a key: nothing that was sent before that is sent again under it. */
const KEPT_MS = 24 * 3_600_000;

const recordSchema = v.object({
  /** Drawn by this browser, so that nobody else comes to its keys. */
  seed: v.pipe(v.string(), v.uuid()),
  /** When something was sent last: epoch ms. */
  at: v.number(),
  /** How often each intent was answered, by its mark. */
  answered: v.record(v.string(), v.number()),
});
type Sent = v.InferOutput<typeof recordSchema>;

/**
 * Sends what a member means under its key, for as long as no answer came under the same one; another after an answer.
 * `meant` tells one intent from another: form, member, and what the member chose. Secrets and prices stay out of it.
 * `send` ends when the member sees what came of it; an answer to a page that is being left or loaded anew is none.
 */
export type SendOnce = <T>(meant: unknown, send: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/**
 * A form that was opened, for what must count once (MONEY-21). Its keys come from what the browser keeps, what is sent
 * and how often that was answered when the form was opened: a double tap, a retry, a reload and another tab come to
 * the same key, other values to another (docs/decisions/023-idempotent-calls.md).
 */
export function openIntents(): SendOnce {
  /** What is kept now, by whichever tab; a browser that keeps nothing has this page's own. */
  const known = () => read() ?? keep({ seed: randomId(), at: Date.now(), answered: {} });
  let opened = known().answered;

  function keep(sent: Sent): Sent {
    deviceStore.setJson(STORAGE_KEY, sent);
    return sent;
  }

  return async (meant, send) => {
    const { seed } = known();
    const text = JSON.stringify(meant);
    const mark = await markOf(seed, text);
    const count = opened[mark] ?? 0;
    keep({ ...known(), at: Date.now() });
    const page = watchPage();
    const response = await send(await keyOf(seed, count, text)).finally(page.stop);
    if (page.isLeft()) return response;
    const { answered, ...rest } = known();
    keep({ ...rest, answered: { ...answered, [mark]: Math.max(answered[mark] ?? 0, count + 1) } });
    opened = known().answered;
    return response;
  };
}

/** Whether the page began to go while it was watched; its scripts run on until the next one is there. */
function watchPage() {
  let left = false;
  const onLeave = () => {
    left = true;
  };
  addEventListener('beforeunload', onLeave);
  return { isLeft: () => left, stop: () => removeEventListener('beforeunload', onLeave) };
}

function read(): Sent | null {
  return deviceStore.json(STORAGE_KEY, (kept) => {
    const sent = v.parse(recordSchema, kept);
    return Date.now() - sent.at < KEPT_MS ? sent : null;
  });
}

/** 64 digits that are the same for the same parts and tell nothing of them. */
async function hash(...parts: unknown[]): Promise<string> {
  const text = JSON.stringify(parts);
  if (!crypto.subtle) return drawnFor(text);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Drawn instead of calculated, in the browser alone: they are the same as long as the page stands. */
const drawn = new Map<string, string>();

function drawnFor(text: string): string {
  const digits = drawn.get(text) ?? `${randomId()}${randomId()}`.replaceAll('-', '');
  drawn.set(text, digits);
  return digits;
}

/** Short, so that nobody who finds it can tell what it was made of: ever so many values share it. */
const markOf = async (seed: string, text: string) => (await hash(seed, text)).slice(0, 8);

/** A UUID of version 8. */
async function keyOf(seed: string, count: number, text: string): Promise<string> {
  const digits = await hash(seed, count, text);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
