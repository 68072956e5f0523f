import type { Operation } from '../../contracts/operation';
import { decryptBody } from './decrypt-body';
import type { GatewayContext } from './gateway-app';
import { Refusal } from './refusal';
import type { RequestContext } from './request-context';

/** Bytes of a body, unless an operation's policy says otherwise. */
export const LARGEST_BODY = 64 * 1024;

/**
 * The call's raw fields: query values of a GET, else the body, which is a form or JSON, decrypted where the operation
 * says so.
 * @throws Refusal `request.too.large`, `request.too.slow` or `request.invalid`; never with a word of what was sent.
 */
export async function readFields(
  c: GatewayContext,
  operation: Operation,
  context: RequestContext,
  largest: number = LARGEST_BODY,
): Promise<unknown> {
  if (operation.method === 'GET') return withoutMerchant(c.req.query(), operation);
  const text = await readText(c, largest);
  if (operation.formEncoded) return Object.fromEntries(new URLSearchParams(text));
  const body = parseJson(text);
  return operation.encrypted ? decryptBody(body, c.req.header('Encryption'), context) : body;
}

/** The merchant is added by the site's edge: it is no field of the call. */
function withoutMerchant(query: Record<string, string>, { merchantIn }: Operation) {
  if (merchantIn === undefined) return query;
  const { [merchantIn]: _, ...fields } = query;
  return fields;
}

async function readText(c: GatewayContext, largest: number): Promise<string> {
  return decode(await readBytes(c, largest));
}

/** Milliseconds in which all of a body comes: the site sends what it has, pictures too. */
const PATIENCE_MS = 15_000;

/**
 * The body as it came, in memory that grows with it; what is too much or too late is not read on.
 * @throws Refusal `request.too.large`, `request.too.slow`
 */
export async function readBytes(c: GatewayContext, largest: number): Promise<Uint8Array> {
  if (Number(c.req.header('Content-Length') ?? 0) > largest) throw new Refusal('request.too.large');
  const reader = c.req.raw.body?.getReader();
  if (!reader) return new Uint8Array();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('request.too.slow')), PATIENCE_MS);
  });
  try {
    return await Promise.race([bytesOf(reader, largest), late]);
  } catch (error) {
    void reader.cancel().catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function bytesOf(reader: ReadableStreamDefaultReader<Uint8Array>, largest: number) {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > largest) throw new Refusal('request.too.large');
    pieces.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/**
 * Bytes as text in UTF-8.
 * @throws Refusal `request.invalid`
 */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('request.invalid');
  }
}

/** @throws Refusal `request.invalid` */
export function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('request.invalid');
  }
}

/** The body of a demo's own call, within the same bounds; null for what is no JSON. */
export async function readJson(c: GatewayContext, largest: number = LARGEST_BODY): Promise<unknown> {
  try {
    return parseJson(decode(await readBytes(c, largest)));
  } catch {
    return null;
  }
}
