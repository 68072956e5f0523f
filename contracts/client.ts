import * as v from 'valibot';
import { type Envelope, envelopeSchema } from './envelope';
import { type ErrorCode, GatewayError, toErrorCode } from './errors';
import { changeAnnotated } from './field-paths';
import type { InputOf, Operation, OutputOf, Schema } from './operation';
import { shapeOf } from './shape';
import { IDEMPOTENCY_KEY } from './shared/idempotency-key';

/** What a caller brings: where to send, with which headers, and how to encrypt. */
export type Transport = {
  /** `again` makes the same request once more, for whoever sends it twice. */
  fetch: (request: Request, again: () => Request) => Promise<Response>;
  /** Origin of the gateway, or of the site itself in the browser. */
  baseUrl: string;
  headers?: Record<string, string>;
  /** Query values the caller adds, such as the merchant or the token. */
  query?: Record<string, string>;
  /** JWE of a body: what goes in the body, and what goes in the `Encryption` header (LOGIN-74). */
  encrypt?: (plaintext: string) => Promise<{ body: unknown; key: string }>;
  /** Of the caller's intent, for an operation that is idempotent; the same one when the call is made again (MONEY-21). */
  idempotencyKey?: string;
  /** What is sent of a body in place of its text, where parts of it are too long to be held. */
  bodyOf?: (json: string) => ReadableStream<Uint8Array>;
  /** Path to use instead of the operation's own (GATE-42). */
  path?: string;
  signal?: AbortSignal;
  /** Largest answer that is read, in bytes. */
  maxBytes?: number;
};

/** Content types of answers that are read, in the contracts too: JSON by its own name or as a suffix, with parameters. */
export const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json(?: *;.*)?$/;
/** `Retry-After` as it is read, in the contracts too: whole seconds. */
export const WHOLE_SECONDS = /^[1-9][0-9]{0,6}$/;
const FORM = 'application/x-www-form-urlencoded';
/** Largest answer that is read unless the caller says otherwise, in bytes. */
export const DEFAULT_MAX_BYTES = 2 * 1024 * 1024;

/**
 * Makes one gateway call and checks the answer against the operation's output schema.
 * @throws GatewayError with the gateway's code for a refusal, `gateway.unavailable` when it cannot be reached,
 * `gateway.timeout` when the signal ran out, `gateway.bad.answer` when the answer breaks the contract (CALL-06).
 */
export async function callOperation<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  transport: Transport,
): Promise<OutputOf<Op>> {
  const response = await send(await requestOf(operation, input, transport), transport);
  return readAnswer(operation, response, transport.maxBytes ?? DEFAULT_MAX_BYTES);
}

/** What makes the request, each time anew. */
async function requestOf(operation: Operation, input: unknown, transport: Transport): Promise<() => Request> {
  const headers: Record<string, string> = { ...transport.headers, Accept: 'application/json' };
  if (operation.moduleId) headers['Module-Id'] = operation.moduleId;
  if (operation.idempotent && transport.idempotencyKey) headers[IDEMPOTENCY_KEY] = transport.idempotencyKey;

  const fields = { ...operation.constants, ...(input as Record<string, unknown> | undefined) };
  const inQuery = operation.method === 'GET' ? { ...fields, ...transport.query } : { ...transport.query };
  const url = addressOf(transport.path ?? operation.path, transport.baseUrl) + queryOf(inQuery);

  let body: string | undefined;
  let stream: Transport['bodyOf'];
  if (operation.method !== 'GET') {
    headers['Content-Type'] = operation.formEncoded ? FORM : 'application/json';
    body = operation.formEncoded ? formOf(fields) : JSON.stringify(fields);
    if (operation.encrypted && transport.encrypt) {
      const sealed = await transport.encrypt(body);
      headers.Encryption = sealed.key;
      body = JSON.stringify(sealed.body);
    } else stream = transport.bodyOf;
  }
  const init = { method: operation.method, headers, signal: transport.signal, redirect: 'manual' } as const;
  return () =>
    new Request(url, {
      ...init,
      ...(stream && body !== undefined ? { body: stream(body), duplex: 'half' } : { body }),
    });
}

/** The path below an origin; of an address that is more than one, its origin counts. */
function addressOf(path: string, baseUrl: string): string {
  return /^https?:\/\/[^/?#]+$/.test(baseUrl) ? baseUrl + path : new URL(path, baseUrl).href;
}

function queryOf(fields: Record<string, unknown>): string {
  const query = formOf(fields);
  return query && `?${query}`;
}

/** The fields as a form has them; what is not given is not in it, as in JSON. */
function formOf(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

async function send(make: () => Request, transport: Transport): Promise<Response> {
  try {
    return await transport.fetch(make(), make);
  } catch (error) {
    if (isTimeout(error)) throw failure('gateway.timeout', 504, nameOf(error));
    throw failure('gateway.unavailable', 502, nameOf(error));
  }
}

async function readAnswer<Op extends Operation>(
  operation: Op,
  response: Response,
  maxBytes: number,
): Promise<OutputOf<Op>> {
  const envelope = v.safeParse(envelopeSchema, await readJson(response, maxBytes));
  if (!envelope.success) {
    const cause = `no envelope, status ${response.status}`;
    throw response.ok || response.status < 500
      ? failure('gateway.bad.answer', 502, cause)
      : failure('gateway.unavailable', 502, cause);
  }
  const { success, errorCode } = envelope.output;
  const value = valueIn(envelope.output);
  if (!success || !response.ok) {
    const seconds = response.headers.get('Retry-After') ?? '';
    const retryAfter = WHOLE_SECONDS.test(seconds) ? Number(seconds) : undefined;
    throw new GatewayError(
      toErrorCode(errorCode),
      value ?? null,
      response.ok ? 200 : response.status,
      retryAfter,
    );
  }
  const output = readValue(operation.output, value);
  if (!output.success) {
    const path = v.getDotPath(output.issues[0]) ?? '';
    throw failure('gateway.bad.answer', 502, `value breaks the contract at "${path.slice(0, 80)}"`);
  }
  return onOwnClock(operation, output.output, response.headers.get('Date')) as OutputOf<Op>;
}

/** The value of an answer; where that is none, the one a level down (SMS-21). */
function valueIn({ value, data }: Envelope): unknown {
  return value ?? (data?.value === undefined ? value : data.value);
}

/** Reads a value; `null` is one whose lists are empty, where the schema takes it so and not as it is. */
function readValue<S extends Schema>(schema: S, value: unknown): v.SafeParseResult<S> {
  const output = v.safeParse(schema, value);
  const lists = value === null && !output.success ? listsIn(schema) : [];
  if (lists.length === 0) return output;
  return v.safeParse(schema, Object.fromEntries(lists.map((name) => [name, null])));
}

/** Names of the lists that an object holds. */
function listsIn(schema: Schema): string[] {
  const shape = shapeOf(schema);
  const members = shape.kind === 'object' ? Object.entries(shape.entries) : [];
  return members.filter(([, member]) => shapeOf(member).kind === 'array').map(([name]) => name);
}

/** Clocks that differ by less are taken as equal: `Date` counts whole seconds. Milliseconds. */
const SAME_CLOCK = 2_000;

/** Moves the moments of an answer from the gateway's clock, which its `Date` shows, to this machine's (SMS-22). */
function onOwnClock(operation: Operation, output: unknown, date: string | null): unknown {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (!(Math.abs(ahead) > SAME_CLOCK)) return output;
  return changeAnnotated(operation.output, output, 'timestamp', (timestamp) =>
    typeof timestamp === 'number' ? timestamp - ahead : timestamp,
  );
}

async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  if (!JSON_TYPE.test(response.headers.get('Content-Type') ?? '')) return undefined;
  try {
    const text = await readBounded(response, maxBytes);
    return text === undefined ? undefined : JSON.parse(text);
  } catch (error) {
    if (isTimeout(error)) throw failure('gateway.timeout', 504, nameOf(error));
    return undefined;
  }
}

async function readBounded(response: Response, maxBytes: number): Promise<string | undefined> {
  if (isShort(response.headers, maxBytes)) return response.text();
  const reader = response.body?.getReader();
  if (!reader) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The protocol holds a body to its announced length, unless it comes packed. */
function isShort(headers: Headers, maxBytes: number): boolean {
  const announced = headers.get('Content-Length');
  return announced !== null && Number(announced) <= maxBytes && !headers.has('Content-Encoding');
}

function failure(code: ErrorCode, status: number, causeName: string): GatewayError {
  return new GatewayError(code, null, status, undefined, causeName);
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown error';
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}
