import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callOperation } from './client';
import { sendFeedback } from './content/feedback';
import { markAsRead } from './content/mark-as-read';
import { recoverByEmail } from './member/recover-by-email';
import { register } from './member/register';
import type { Operation } from './operation';
import { IDEMPOTENCY_KEY } from './shared/idempotency-key';
import { sendCode } from './verification/send-code';
import { getWallet } from './wallet/wallet';

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** What the client makes of an answer, dated as given. */
const readCode = (body: object, date?: number | string) =>
  callOperation(sendCode, sendCode.example.input, {
    baseUrl: 'https://gateway.example',
    fetch: async () => {
      const headers = new Headers({ 'Content-Type': 'application/json' });
      if (date !== undefined)
        headers.set('Date', typeof date === 'string' ? date : new Date(date).toUTCString());
      return new Response(JSON.stringify(body), { headers });
    },
  });
const inAMinute = (now: number) => ({ success: true, value: { expirationTime: now + MINUTE } });

describe('a moment on the gateway’s clock', () => {
  it.each([
    ['runs ahead', NOW + 3600_000],
    ['runs behind', NOW - 3600_000],
    ['is right', NOW],
  ])(
    'is moved to the own clock when the gateway’s, as its Date shows, %s [SMS-22]',
    async (_, gatewayNow) => {
      expect(await readCode(inAMinute(gatewayNow), gatewayNow)).toEqual({ expirationTime: NOW + MINUTE });
    },
  );

  it.each([
    ['without a Date', undefined],
    ['with one that is none', 'yesterday'],
    ['with one a second off, which is its grain', NOW - 1000],
  ])('stays as it is %s [SMS-22]', async (_, date) => {
    expect(await readCode(inAMinute(NOW), date)).toEqual({ expirationTime: NOW + MINUTE });
  });

  it('may be missing, also where clocks differ [SMS-22]', async () => {
    const response = await readCode({ success: true, value: { expirationTime: null } }, NOW + 3600_000);
    expect(response.expirationTime ?? undefined).toBeUndefined();
  });
});

describe('the value of an answer', () => {
  it('is also read one level down [SMS-21]', async () => {
    const { value } = inAMinute(NOW);
    expect(await readCode({ success: true, data: { value } })).toEqual(value);
    expect(await readCode({ success: true, value, data: { value: { expirationTime: 1 } } })).toEqual(value);
  });

  it('is refused with the seconds to wait when a quota is used up [CALL-03]', async () => {
    const call = callOperation(
      getWallet,
      {},
      {
        baseUrl: 'https://gateway.example',
        fetch: async () =>
          Response.json(
            { success: false, errorCode: 'rate.limited' },
            { status: 429, headers: { 'Retry-After': '42' } },
          ),
      },
    );
    await expect(call).rejects.toMatchObject({ code: 'rate.limited', status: 429, retryAfter: 42 });
  });
});

/** What gateways write into a frame beside what it says; of a success it says nothing. */
const HABITS = [
  ...[0, 200, '0', '', '0000', 'SUCCESS', null, false, {}, [0]].map((errorCode) => ({ errorCode })),
  { errorCode: 'session.ended' },
  { message: 'OK', errorMsg: '', code: 0, msg: null, data: null, timestamp: 1 },
  { data: [] },
  { data: 'ok' },
  {},
];

describe('what a frame has besides', () => {
  const read = (body: object, status = 200) =>
    callOperation(
      getWallet,
      {},
      { baseUrl: 'https://gateway.example', fetch: async () => Response.json(body, { status }) },
    );

  it.each(HABITS)('makes no refusal of a success: %j [CALL-01]', async (habit) => {
    const value = { sumBalance: '12.5' };
    expect(await read({ success: true, value, ...habit })).toEqual({ sumBalance: 1250 });
  });

  it.each([
    ...HABITS.filter((habit) => !('errorCode' in habit) || habit.errorCode !== 'session.ended'),
    { errorCode: 401 },
    { errorCode: 'E-4711' },
  ])('makes no success of a refusal: %j [CALL-01 ERR-55]', async (habit) => {
    const value = { sumBalance: '12.5' };
    const refusal = { code: 'unknown', value, status: 200 };
    await expect(read({ success: false, value, ...habit })).rejects.toMatchObject(refusal);
    await expect(read({ success: true, value, ...habit }, 401)).rejects.toMatchObject({
      ...refusal,
      status: 401,
    });
  });

  it('is a code that the site knows, where a refusal has one [CALL-01 CALL-03]', async () => {
    await expect(read({ success: false, errorCode: 'session.ended' }, 401)).rejects.toMatchObject({
      code: 'session.ended',
      status: 401,
    });
  });

  it.each([1, 'true', 'Y', null, undefined])('is no success by a word of %j [CALL-01]', async (success) => {
    await expect(read({ success, value: { sumBalance: 1 } })).rejects.toMatchObject({
      code: 'gateway.bad.answer',
    });
  });
});

describe('an answer as it travels', () => {
  const read = (headers: HeadersInit, body: string, status = 200) =>
    callOperation(
      getWallet,
      {},
      { baseUrl: 'https://gateway.example', fetch: async () => new Response(body, { status, headers }) },
    );
  const wallet = JSON.stringify({ success: true, value: { sumBalance: '12.5' } });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/problem+json',
    'application/vnd.hoadang.v2+json',
  ])('is read as %s, with any status of success, and over a byte-order mark [CALL-06]', async (type) => {
    for (const [status, body] of [
      [200, wallet],
      [201, wallet],
      [202, `\uFEFF${wallet}`],
    ] as const)
      expect(await read({ 'Content-Type': type }, body, status)).toEqual({ sumBalance: 1250 });
  });

  it.each(['text/html', 'text/plain; charset=utf-8', 'application/jsonp', 'application/xml; q="json"', ''])(
    'is refused as %j [CALL-06]',
    async (type) => {
      await expect(read({ 'Content-Type': type }, wallet)).rejects.toMatchObject({
        code: 'gateway.bad.answer',
      });
    },
  );

  it.each(['soon', 'Wed, 21 Oct 2026 07:28:00 GMT', '1.5', '-5', '0', '1e3', ''])(
    'has no seconds to wait in a Retry-After of %j [CALL-03]',
    async (text) => {
      const headers = { 'Content-Type': 'application/json', 'Retry-After': text };
      const refused = JSON.stringify({ success: false, errorCode: 'rate.limited' });
      await expect(read(headers, refused, 429)).rejects.toMatchObject({
        code: 'rate.limited',
        retryAfter: undefined,
      });
    },
  );
});

describe('an answer in pieces', () => {
  const WRITTEN = new TextEncoder().encode('{"success":false,"errorCode":"rate.limited","value":"đủ rồi ₫"}');
  const inPieces = (pieces: Uint8Array[]) =>
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
  const read = (pieces: Uint8Array[], maxBytes: number) =>
    callOperation(
      getWallet,
      {},
      {
        baseUrl: 'https://gateway.example',
        maxBytes,
        fetch: async () =>
          new Response(inPieces(pieces), { headers: { 'Content-Type': 'application/json' } }),
      },
    );

  it('is read whole, wherever a piece ends: within a character too [CALL-06]', async () => {
    for (let end = 0; end <= WRITTEN.length; end += 1) {
      const pieces = [WRITTEN.slice(0, end), WRITTEN.slice(end)].filter(({ length }) => length > 0);
      await expect(read(pieces, WRITTEN.length)).rejects.toMatchObject({
        code: 'rate.limited',
        value: 'đủ rồi ₫',
      });
    }
  });

  it('is refused when the pieces are longer than what is read, together [CALL-06]', async () => {
    const pieces = [WRITTEN.slice(0, 20), WRITTEN.slice(20)];
    await expect(read(pieces, WRITTEN.length - 1)).rejects.toMatchObject({ code: 'gateway.bad.answer' });
  });
});

describe('a query', () => {
  it.each(['plain_A-9.*', 'a b', 'a+b&c=d', 'đồng ₫', '100%', "it's (so)~!", '\ud800', ''])(
    'is encoded as a form is: %j [CALL-01]',
    async (text) => {
      let url = '';
      await callOperation<Operation>(
        getWallet,
        {},
        {
          baseUrl: 'https://gateway.example',
          query: { merchantCode: text, [text]: 'x' },
          fetch: async (request) => {
            url = request.url;
            return Response.json({ success: true, value: { sumBalance: 1 } });
          },
        },
      );
      const form = new URLSearchParams([
        ['merchantCode', text],
        [text, 'x'],
      ]);
      expect(new URL(url).search).toBe(`?${form}`);
    },
  );
});

describe('a body', () => {
  it.each([recoverByEmail, register])(
    'has no field that is not given, as form or JSON [CALL-01]',
    async (operation) => {
      let body = '';
      const input = Object.fromEntries(Object.keys(operation.example.input).map((name) => [name, undefined]));
      await callOperation<Operation>(
        operation,
        { ...input, username: 'minhan_2209' },
        {
          baseUrl: 'https://gateway.example',
          fetch: async (request) => {
            body = await request.text();
            return Response.json({ success: true, value: null });
          },
        },
      ).catch(() => undefined);
      expect(body).toMatch(/minhan_2209/);
      expect(body).not.toMatch(/undefined|null|work/);
    },
  );
});

describe('a key of idempotency', () => {
  const sent = async (operation: typeof sendFeedback | typeof markAsRead, key?: string) => {
    let request: Request | undefined;
    await callOperation<Operation>(operation, operation.example.input, {
      baseUrl: 'https://gateway.example',
      ...(key && { idempotencyKey: key }),
      fetch: async (made) => {
        request = made;
        return Response.json({ success: true, value: null });
      },
    });
    return request?.headers.get(IDEMPOTENCY_KEY);
  };

  it('goes with an operation that is idempotent, and with no other [MONEY-21]', async () => {
    const key = crypto.randomUUID();
    expect(await sent(sendFeedback, key)).toBe(key);
    expect(await sent(sendFeedback)).toBeNull();
    expect(await sent(markAsRead, key)).toBeNull();
  });
});
