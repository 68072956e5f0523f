import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { policyOf } from '../../../edge/policy';
import { DEFAULT_MAX_BYTES } from '../../client';
import { operations } from '../../operations';
import { requestFilter, startFilter } from '../request-filter.mjs';
import { SIGNATURE_HEADER, signBody, TO_BE_SIGNED } from '../signatures.mjs';
import { connectionOf } from './connection.mjs';
import { curlLines } from './curl.mjs';
import { closeConnections } from './http.mjs';
import { longestResponse, titleOf, verifyInteraction } from './verify-interaction.mjs';

type Seen = { url: string; headers: IncomingMessage['headers']; body: string };
type Reply = { status?: number; type?: string; coding?: string; body: string | Buffer };

const open: { close(): void }[] = [];
afterEach(() => {
  closeConnections();
  for (const server of open.splice(0)) server.close();
});

/** A backend that answers as told, and what it saw. */
async function backend(replyTo: (seen: Seen) => Reply | undefined) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    seen.push({ url: request.url ?? '', headers: request.headers, body });
    const reply = replyTo(seen[seen.length - 1] as Seen);
    if (!reply) return request.socket.destroy();
    const { status = 200, type = 'application/json', coding } = reply;
    const headers = { 'Content-Type': type, ...(coding && { 'Content-Encoding': coding }) };
    response.writeHead(status, headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    seen,
    options: { url: `${url}/base/`, statesUrl: `${url}/states`, vendorSecret: 's', paymentSecret: 'p' },
    url,
  };
}

const INTERACTION = {
  description: 'wallet.get: success',
  providerStates: [{ name: 'a member is logged in', params: { type: 0 } }, { name: 'the session is over' }],
  request: {
    method: 'GET',
    path: '/wps/wallet',
    headers: { Authorization: ['Bearer x'] },
    generators: { header: { Authorization: { type: 'ProviderState', expression: `Bearer ${'$'}{token}` } } },
  },
  response: {
    status: 200,
    headers: {},
    body: { content: { success: true, value: { token: 'a', balance: 1 } } },
  },
};
const ANSWER = '{"success":true,"value":{"token":"a","balance":1}}';

test('the states come first, in their order, told what those before answered, and the values of the later one win [CALL-06]', async () => {
  const { seen, options } = await backend(({ url, body }) => {
    if (url !== '/states') return { body: ANSWER };
    return { body: body.includes('logged in') ? '{"token":"first"}' : '{"token":"second"}' };
  });
  const row = await verifyInteraction(INTERACTION, options);
  expect(row).toMatchObject({ ok: true, reasons: [], details: [], missingStates: [] });
  expect(seen.map(({ url }) => url)).toEqual(['/states', '/states', '/base/wps/wallet']);
  const [first, second] = seen.map(({ body }) => (body ? JSON.parse(body) : {}));
  const named = { state: 'a member is logged in', params: { type: 0 }, action: 'setup' };
  expect(first).toEqual({ ...named, values: {}, isFirst: true });
  expect(second).toMatchObject({ values: { token: 'first' }, isFirst: false });
  expect(seen[2]?.headers.authorization).toBe('Bearer second');
});

test('a failed row says what differs, what came and how to repeat it, and no token [CALL-06]', async () => {
  const { options } = await backend(({ url }) =>
    url === '/states'
      ? { body: '{"token":"very-secret"}' }
      : { status: 500, body: '{"success":true,"value":{"token":"very-secret-too","balance":null}}' },
  );
  const { ok, reasons, details } = await verifyInteraction(INTERACTION, options);
  expect(ok).toBe(false);
  expect(reasons).toEqual([
    'status: expected 200, got 500',
    'value.token: expected "a", got a text',
    'value.balance: expected 1, got null',
  ]);
  expect(details[0]).toBe('answered 500 {"success":true,"value":{"token":"…","balance":null}}');
  expect(details[3]).toContain('"$TOKEN"');
  expect(details.join()).not.toContain('very-secret');
});

test('says how long the answer took, whether it is kept or not, and nothing where no call was made [CALL-06]', async () => {
  const { options } = await backend(({ url }) => ({ body: url === '/states' ? '{"token":"x"}' : '{}' }));
  const row = await verifyInteraction(INTERACTION, options);
  expect(row.answerSeconds).toBeGreaterThanOrEqual(0);
  expect(row.answerSeconds).toBeLessThanOrEqual(row.seconds);
  const silent = await backend(() => ({ body: '{}' }));
  expect(await verifyInteraction(INTERACTION, silent.options)).not.toHaveProperty('answerSeconds');
});

test('states that are refused are told apart from those that answer too little [CALL-06]', async () => {
  const refusing = await backend(({ body }) => ({ status: body.includes('over') ? 404 : 200, body: '{}' }));
  expect(await verifyInteraction(INTERACTION, refusing.options)).toMatchObject({
    ok: false,
    missingStates: ['the session is over'],
    reasons: [expect.stringContaining('"the session is over" was refused')],
    result: 'state',
    brokenStates: [],
  });
  const silent = await backend(() => ({ body: '{}' }));
  expect(await verifyInteraction(INTERACTION, silent.options)).toMatchObject({
    missingStates: [],
    reasons: ['the states "a member is logged in" and "the session is over" answered no `token`'],
    result: 'state',
    brokenStates: ['a member is logged in', 'the session is over'],
  });
});

test.each([
  [500, '{"error":"no table"}', 'failed: answered 500 {"error":"no table"}'],
  [200, 'done', 'answered no JSON object'],
  [403, '', 'may not be asked for (does it need a --header ?): answered 403'],
])(
  'a handler of a state that fails with %i is to blame itself, not the promise [CALL-06]',
  async (status, body, what) => {
    const { options } = await backend(({ body: sent }) => ({
      status: sent.includes('over') ? status : 200,
      body: sent.includes('over') ? body : '{}',
    }));
    expect(await verifyInteraction(INTERACTION, options)).toMatchObject({
      result: 'state',
      missingStates: [],
      brokenStates: ['the session is over'],
      reasons: [`the state "the session is over" ${what}`],
    });
  },
);

test('a backend that is not there is told apart from one that breaks its promise [CALL-06]', async () => {
  const { options } = await backend(({ url }) => (url === '/states' ? { body: '{"token":"t"}' } : undefined));
  expect(await verifyInteraction(INTERACTION, options)).toMatchObject({ ok: false, isReached: true });
  const nowhere = { ...options, statesUrl: 'http://127.0.0.1:9/' };
  expect(await verifyInteraction(INTERACTION, nowhere)).toMatchObject({
    ok: false,
    isReached: false,
    reasons: ['nothing answers at http://127.0.0.1:9 (ECONNREFUSED)'],
  });
});

test('a header that was given goes to states and calls, and stands nowhere in what is printed [CALL-06]', async () => {
  const headers = { 'X-Api-Key': 'Bearer key-of-the-gate' };
  const connection = connectionOf({ headers });
  const { seen, options } = await backend(({ url, headers: sent }) =>
    url === '/states'
      ? { body: '{"token":"t"}' }
      : { body: `{"value":"${sent['x-api-key']} key-of-the-gate"}` },
  );
  const row = await verifyInteraction(INTERACTION, {
    ...options,
    headers,
    connection,
    hidden: Object.values(headers),
  });
  connection.close();
  expect(seen.map(({ headers: sent }) => sent['x-api-key'])).toEqual(Array(3).fill('Bearer key-of-the-gate'));
  expect(row.ok).toBe(false);
  expect(JSON.stringify(row)).not.toContain('key-of-the-gate');
  expect(row.details.filter((line) => line.includes('"$X_API_KEY"'))).toHaveLength(3);
});

test('a connection that was closed under a call is told, though the second attempt is good [CALL-06]', async () => {
  let drops = 0;
  const { options } = await backend(({ url }) => {
    // Each address drops its first call over a connection that was used before.
    if (seenBefore(url) && drops++ < 1) return undefined;
    return { body: url === '/states' ? '{"token":"t"}' : ANSWER };
  });
  const calls = new Set<string>();
  function seenBefore(url: string) {
    const isKnown = calls.has(url);
    calls.add(url);
    return isKnown;
  }
  expect(await verifyInteraction(INTERACTION, options)).toMatchObject({
    ok: true,
    notes: ['the connection was closed under the state "the session is over"; it was sent again'],
  });
});

test('the words of a row name the call, the answer and the states', () => {
  expect(titleOf('mobile-site-wps', INTERACTION)).toEqual({
    service: 'mobile-site-wps',
    id: 'wallet.get',
    call: 'GET /wps/wallet',
    answer: 'success',
    description: 'wallet.get: success',
    states: 'a member is logged in (type: 0) and the session is over',
  });
});

test('the filter signs what waits for it and passes all else unchanged, both ways', async () => {
  const { seen, url } = await backend(() => ({ status: 409, type: 'text/plain', body: 'as it came' }));
  const filter = await startFilter({ url: `${url}/base`, vendorSecret: 's' });
  open.push(filter);
  const headers = { [SIGNATURE_HEADER]: TO_BE_SIGNED, 'X-Other': 'kept' };
  const answer = await fetch(`${filter.url}/vgw/x?a=%20b`, { method: 'POST', headers, body: '{"a":1}' });
  expect([answer.status, await answer.text()]).toEqual([409, 'as it came']);
  expect(seen[0]).toMatchObject({ url: '/base/vgw/x?a=%20b', body: '{"a":1}' });
  expect(seen[0]?.headers).toMatchObject({
    'x-other': 'kept',
    [SIGNATURE_HEADER.toLowerCase()]: signBody('s', '{"a":1}'),
  });
});

test('as a request filter of pact-js it signs the parsed body, mends a parsed form, and leaves the rest alone', () => {
  const filter = requestFilter({ vendorSecret: 's' });
  const through = (request: { headers: Record<string, string>; body?: unknown }) => {
    let went = false;
    filter(request, {}, () => {
      went = true;
    });
    expect(went).toBe(true);
    return request;
  };
  const vendor = through({ headers: { [SIGNATURE_HEADER.toLowerCase()]: TO_BE_SIGNED }, body: { a: 1 } });
  expect(vendor.headers[SIGNATURE_HEADER.toLowerCase()]).toBe(signBody('s', '{"a":1}'));
  expect(String(vendor.body)).toBe('{"a":1}');
  const form = through({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: { a: 'b c' },
  });
  expect(String(form.body)).toBe('a=b+c');
  expect(form.headers['content-length']).toBe('5');
  const state = { headers: { 'content-type': 'application/json' }, body: { state: 'x' } };
  expect(through({ ...state })).toEqual(state);
});

test('a service that goes away between two calls is not there: it has broken no promise [CALL-06]', async () => {
  const { seen, options } = await backend(() => {
    if (seen.length === 1) return { body: '{}' };
    open[0]?.close();
    return undefined;
  });
  const row = await verifyInteraction(INTERACTION, options);
  expect(row).toMatchObject({ ok: false, isReached: false });
});

test('an answer that is longer than the site reads is none [CALL-06]', async () => {
  const long = ANSWER.replace('{', `{"more":"${'x'.repeat(longestResponse('/wps/wallet'))}",`);
  const { options } = await backend(({ url }) => ({ body: url === '/states' ? '{"token":"t"}' : long }));
  const { reasons } = await verifyInteraction(INTERACTION, options);
  expect(reasons).toEqual([expect.stringMatching(/^body: expected 2 MB at most, got 2\d+ bytes$/)]);
});

test('answers may be as long as the edge reads them [CALL-06]', () => {
  const ofEdge = operations.map((operation) => [
    operation.id,
    policyOf(operation).maxBytes ?? DEFAULT_MAX_BYTES,
  ]);
  expect(operations.map(({ id, path }) => [id, longestResponse(path)])).toEqual(ofEdge);
});

describe('an answer that is packed', () => {
  const PACKED: [coding: string, pack: (bytes: Buffer) => Buffer][] = [
    ['gzip', zlib.gzipSync],
    ['GZIP', zlib.gzipSync],
    ['x-gzip', zlib.gzipSync],
    ['br', zlib.brotliCompressSync],
    ['deflate', zlib.deflateSync],
    ['zstd', zlib.zstdCompressSync],
    ['gzip, br', (bytes) => zlib.brotliCompressSync(zlib.gzipSync(bytes))],
    ['identity', (bytes) => bytes],
    ['identity,gzip', zlib.gzipSync],
  ];

  test.each(PACKED)('is asked for and read: %s, of states too [CALL-06]', async (coding, pack) => {
    const { seen, options } = await backend(({ url }) => ({
      coding,
      body: pack(Buffer.from(url === '/states' ? '{"token":"t"}' : ANSWER)),
    }));
    expect(await verifyInteraction(INTERACTION, options)).toMatchObject({ ok: true, reasons: [] });
    expect(seen.map(({ headers }) => headers['accept-encoding'])).toEqual(Array(3).fill('br, gzip, deflate'));
  });

  test.each([
    ['gzip', 'plain', Buffer.from(ANSWER)],
    ['gzip', 'cut short', zlib.gzipSync(ANSWER).subarray(0, 25)],
    ['br', 'another coding', zlib.gzipSync(ANSWER)],
    ['gzip, br', 'one of two', zlib.gzipSync(ANSWER)],
  ])('is said to be %s and is %s: one plain sentence says so [CALL-06]', async (coding, _, body) => {
    const { options } = await backend(({ url }) =>
      url === '/states' ? { body: '{"token":"t"}' } : { coding, body },
    );
    const { reasons, details } = await verifyInteraction(INTERACTION, options);
    expect(reasons).toEqual([
      `answered 200 with a body that is not ${coding.split(', ').pop()}, as its Content-Encoding says`,
    ]);
    expect(details[0]).toMatch(/^curl /);
  });

  test('in a way that is not known here is named [CALL-06]', async () => {
    const answer = { coding: 'compress', body: Buffer.from(ANSWER) };
    const { options } = await backend(({ url }) => (url === '/states' ? { body: '{"token":"t"}' } : answer));
    const { reasons } = await verifyInteraction(INTERACTION, options);
    expect(reasons).toEqual(["answered 200 with a body packed as compress, which can't be unpacked here"]);
  });

  test('to far more than is read is not unpacked to its end [CALL-06]', async () => {
    const body = zlib.gzipSync(Buffer.alloc(40 * 2 ** 20));
    const { options } = await backend(({ url }) =>
      url === '/states' ? { body: '{"token":"t"}' } : { coding: 'gzip', body },
    );
    const { reasons } = await verifyInteraction(INTERACTION, options);
    expect(reasons).toEqual(['answered 200 with a body of more than 32 MB once it is unpacked']);
  });

  test('of a state is said to be what it is not: the state is refused in words [CALL-06]', async () => {
    const { options } = await backend(() => ({ coding: 'gzip', body: '{"token":"t"}' }));
    const { reasons } = await verifyInteraction(INTERACTION, options);
    expect(reasons[0]).toBe(
      'the state "a member is logged in (type: 0)": answered 200 with a body that is not gzip, as its Content-Encoding says',
    );
  });
});

describe('what is printed of an answer', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd]/;

  test.each([
    ['bytes of no text', zlib.gzipSync(ANSWER), 'answered 200 with 7\\d bytes that are no text'],
    ['a picture', Buffer.from('89504e470d0a1a0a00', 'hex'), 'answered 200 with 9 bytes that are no text'],
    ['colours and bells', Buffer.from('\u001b[31mred\u0007\u009b2J'), 'answered 200 \\\\u001b\\[31mred'],
    ['lines', Buffer.from('one\r\n\ttwo'), 'answered 200 one two$'],
    [
      'marks of direction in JSON',
      Buffer.from('{"success":false,"errorCode":"\u202egnp.exe\u2066","message":"\u007f\u0085"}'),
      '"errorCode":"\\\\u202egnp.exe\\\\u2066"',
    ],
    ['half a character', Buffer.from('{"success":true,"value":{"token":"a","balance":"\\ud83d"}}'), 'd83d'],
  ])('is never what a terminal acts on: %s [CALL-06]', async (_, body, shown) => {
    const { options } = await backend(({ url }) => ({ body: url === '/states' ? '{"token":"t"}' : body }));
    const { ok, reasons, details } = await verifyInteraction(INTERACTION, options);
    expect(ok).toBe(false);
    expect([...reasons, ...details].filter((line) => HIDDEN.test(line))).toEqual([]);
    expect(details[0]).toMatch(new RegExp(shown));
  });
});

test('a further question that is not answered makes its row red, and no other [CALL-06]', async () => {
  const { options } = await backend(({ url }) => {
    if (url === '/states') return { body: '{"token":"t"}' };
    return url.includes('from=2001') ? undefined : { body: ANSWER };
  });
  const nothing = { field: 'from', rule: 'nothing', at: 'list', asked: { from: '2001-01-01' } };
  const row = await verifyInteraction({ ...INTERACTION, comments: { echoes: [nothing] } }, options);
  expect(row).toMatchObject({ ok: false, result: 'failed', isReached: true });
  expect(row.reasons.join()).toMatch(/^asked once more, \?from=2001-01-01: /);
});

test('what is made when it is sent is repeated through the filter, and states are told who the member is [CALL-06]', () => {
  const request = {
    method: 'POST',
    path: '/wps/session/passkey',
    body: { content: { credential: 'make:passkey-use?challenge=c' }, contentType: 'application/json' },
  };
  const row = { ...INTERACTION, request };
  const options = { url: 'http://localhost:8080', statesUrl: 'http://localhost:8080/states' };
  const lines = curlLines(row, { token: 'a-secret-token' }, options).join('\n');
  expect(lines).toContain("'http://localhost:9080/wps/session/passkey'");
  expect(lines).toMatch(
    /"values":\{\},"isFirst":true[\s\S]*"values":\{"token":"'"\$TOKEN"'"\},"isFirst":false/,
  );
  expect(lines).not.toContain('a-secret-token');
});
