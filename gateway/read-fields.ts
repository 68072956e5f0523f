import type { Operation } from '../contracts/operation';
import { requestReward } from '../contracts/rewards/request-reward';
import { PICTURE_BYTES, PICTURES_MAX } from '../contracts/rewards/reward-rules';
import { decryptBody } from './decrypt-body';
import { Refusal } from './refusal';
import type { GatewayContext, Visit } from './visit';

/** Bytes. */
const LARGEST_BODY = 64 * 1024;
/** The pictures of an application in base64, and what is around them. */
const LARGEST_APPLICATION = LARGEST_BODY + PICTURES_MAX * 4 * Math.ceil(PICTURE_BYTES / 3);

/**
 * The call's raw fields: query values of a GET, else the body, which is a form or JSON, decrypted where the operation
 * says so.
 * @throws Refusal `request.too.large` or `request.invalid`; never with a word of what was sent.
 */
export async function readFields(c: GatewayContext, operation: Operation, visit: Visit): Promise<unknown> {
  if (operation.method === 'GET') return withoutMerchant(c.req.query(), operation);
  const text = await readText(c, operation.id === requestReward.id ? LARGEST_APPLICATION : LARGEST_BODY);
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
