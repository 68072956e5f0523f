import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DEMO_BANK_SECRET,
  DEMO_VENDOR_SECRET,
  PAYMENT_SIGNATURE_HEADER,
  SIGNATURE_HEADER,
  signBody,
  signPayment,
} from './signatures.mjs';

/** The merchant of the second gateway, and the secret of its vendor and its payment provider. */
export const OTHER_MERCHANT = 'ben-moc-2';
export const OTHER_SECRET = 'known-to-the-second-gateway-alone';

const PREFIX = '9f3c1a2e-4b7d-4c6a-8e51-';
const UUID = new RegExp(`^${PREFIX}([0-9a-f]{12})$`);
/** A constant of the contract, whatever its name. */
const NO_ID = 'typeId';
const NAMES_ID = /^(?:id|member)$|Ids?$/;
const NAMES_WORD =
  /^(?:vassalage|vendor|accountTypeName|gameName|gameCode|gameClassify|code|promoCode|orderNo|transferNo|provider|reference)$/;
/** Vendors that the site itself knows by name. */
const WORDS_OF_THE_SITE = ['LOTT', 'ELOTT'];
const MARK = 'B-';
const NAMES_MERCHANT = /^merchant(?:_?[Cc]ode)?$/;
const HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

/**
 * The second gateway: the reference gateway behind other ids, other words, another merchant and another secret. Every
 * number that is an id is a UUID in its answers and states, and its requests have to say that UUID.
 */
export async function startSecondGateway(
  target: string,
  ownMerchant: string,
): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    pass(request, target, ownMerchant).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error) => response.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function pass(request: IncomingMessage, target: string, ownMerchant: string) {
  const url = new URL(request.url ?? '/', target);
  for (const [name, value] of url.searchParams) {
    const isOther = value === OTHER_MERCHANT;
    const known = NAMES_MERCHANT.test(name) ? (isOther ? ownMerchant : 'nobody') : inward(name, value);
    url.searchParams.set(name, String(known));
  }
  let text = '';
  for await (const chunk of request) text += chunk;
  const body = isJson(request.headers['content-type']) ? translated(text, inward) : text;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!HOP.has(name)) headers.set(name, String(value));
  }
  const isSigned = headers.get(SIGNATURE_HEADER) === signBody(OTHER_SECRET, text);
  if (isSigned) headers.set(SIGNATURE_HEADER, signBody(DEMO_VENDOR_SECRET, body));
  const { pathname } = url;
  const paid = headers.get(PAYMENT_SIGNATURE_HEADER);
  const time = Number(/^t=(\d+),/.exec(paid ?? '')?.[1]);
  if (paid === signPayment(OTHER_SECRET, pathname, text, time)) {
    headers.set(PAYMENT_SIGNATURE_HEADER, signPayment(DEMO_BANK_SECRET, pathname, body, time));
  }

  const answer = await fetch(url, { method: request.method, headers, body: body || undefined });
  const type = answer.headers.get('Content-Type') ?? 'text/plain';
  const answered = await answer.text();
  const kept = ['Retry-After', 'Date'].map((name) => [name, answer.headers.get(name)]);
  return {
    status: answer.status,
    headers: { 'Content-Type': type, ...Object.fromEntries(kept.filter(([, value]) => value)) },
    body: isJson(type) ? translated(answered, outward) : answered,
  };
}

const isJson = (type: string | undefined) => /\bjson\b/.test(type ?? '');

function translated(text: string, translate: (name: string, value: unknown) => unknown): string {
  return text && JSON.stringify(JSON.parse(text, translate));
}

/** What this gateway says for what the reference gateway says under a name. */
function outward(name: string, value: unknown): unknown {
  if (NAMES_ID.test(name) && Array.isArray(value)) return value.map((id) => outward('id', id));
  if (NAMES_ID.test(name) && isNumber(value)) {
    return PREFIX + Number(value).toString(16).padStart(12, '0');
  }
  return isWord(name, value) ? MARK + value : value;
}

/** And back; a number for an id, and a word without the mark, are known to the reference gateway alone. */
function inward(name: string, value: unknown): unknown {
  if (NAMES_ID.test(name) && name !== NO_ID) {
    const [, own] = UUID.exec(String(value)) ?? [];
    if (own) return Number.parseInt(own, 16);
    return /^\d+$/.test(String(value)) ? -1 : value;
  }
  if (!isWord(name, value)) return value;
  return value.startsWith(MARK) ? value.slice(MARK.length) : 'unknown-here';
}

/** Some ids of the reference gateway are numbers as texts. */
const isNumber = (value: unknown) => typeof value === 'number' || /^\d{1,14}$/.test(String(value));

function isWord(name: string, value: unknown): value is string {
  return NAMES_WORD.test(name) && typeof value === 'string' && !WORDS_OF_THE_SITE.includes(value);
}
