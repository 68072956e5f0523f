import type { Operation } from '../contracts/operation';
import { decryptBody } from './decrypt-body';
import type { GatewayContext } from './gateway-app';
import { Refusal } from './refusal';
import type { Visit } from './visit';

/** Bytes of a body, unless an operation's policy says otherwise. */
export const LARGEST_BODY = 64 * 1024;

/**
 * The call's raw fields: query values of a GET, else the body, which is a form or JSON, decrypted where the operation
 * says so.
 * @throws Refusal `request.too.large` or `request.invalid`; never with a word of what was sent.
 */
export async function readFields(
  c: GatewayContext,
  operation: Operation,
  visit: Visit,
  largest: number = LARGEST_BODY,
): Promise<unknown> {
  if (operation.method === 'GET') return withoutMerchant(c.req.query(), operation);
  const text = await readText(c, largest);
  if (operation.formEncoded) return Object.fromEntries(new URLSearchParams(text));
  const body = parseJson(text);
  return operation.encrypted ? decryptBody(body, c.req.header('Encryption'), visit) : body;
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

/**
 * The body as it came.
 * @throws Refusal `request.too.large`
 */
export async function readBytes(c: GatewayContext, largest: number): Promise<Uint8Array> {
  if (Number(c.req.header('Content-Length') ?? 0) > largest) throw new Refusal('request.too.large');
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength > largest) throw new Refusal('request.too.large');
  return new Uint8Array(bytes);
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
