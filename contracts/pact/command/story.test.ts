import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { verifyStory } from './story.mjs';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

type Asked = {
  path: string;
  query: URLSearchParams;
  token: string;
  key: string;
  body: Record<string, unknown>;
};
type Reply = { success: boolean; value?: unknown; errorCode?: string };

/** A backend that answers each call as it is told, and makes every state true but the one that is named so. */
async function backend(reply: (asked: Asked) => Reply) {
  const states: { state: string; isFirst: boolean; values: object }[] = [];
  const calls: Asked[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const url = new URL(request.url ?? '/', 'http://backend');
    const body = text ? JSON.parse(text) : {};
    const send = (status: number, answer: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    if (url.pathname === '/states') {
      states.push(body);
      const isMissing = body.state === 'missing';
      return send(isMissing ? 404 : 200, isMissing ? {} : { token: `token of ${body.state}`, gameId: '7' });
    }
    const token = String(request.headers.authorization ?? '');
    const key = String(request.headers['idempotency-key'] ?? '');
    const asked = { path: url.pathname, query: url.searchParams, token, key, body };
    calls.push(asked);
    const answer = reply(asked);
    return send(answer.errorCode?.includes('session') ? 401 : 200, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, states, calls };
}

const interaction = (method: string, name: string, more: object = {}) => [
  `${name}: success`,
  {
    description: `${name}: success`,
    request: {
      method,
      path: `/wps/${name}`,
      headers: { Authorization: ['Bearer example'], ...(method === 'POST' && { 'Idempotency-Key': ['k'] }) },
      generators: {
        header: { Authorization: { type: 'ProviderState', expression: `Bearer \${token}` } },
        ...more,
      },
      ...(method === 'POST' && {
        body: { content: { gameId: 'example', amount: 5 }, contentType: 'application/json' },
      }),
    },
  },
];
const INTERACTIONS = new Map([
  interaction('GET', 'list'),
  interaction('POST', 'add', { body: { '$.gameId': { type: 'ProviderState', expression: `\${gameId}` } } }),
] as [string, unknown][]);

const play = (url: string, story: object) =>
  verifyStory(
    {
      name: 'a',
      says: 'A',
      given: [{ who: 'the member', states: [{ name: 'a member' }] }],
      ...story,
    } as never,
    INTERACTIONS as never,
    { url, statesUrl: `${url}/states`, vendorSecret: 's', paymentSecret: 's' },
  );

test('a story sends what its steps say, with the values of the states and of earlier answers [CALL-06]', async () => {
  const { url, states, calls } = await backend(({ path, body }) => ({
    success: true,
    value: path === '/wps/list' ? { list: [{ id: 9 }] } : body,
  }));
  const outcome = await play(url, {
    given: [
      { who: 'the member', states: [{ name: 'a member' }, { name: 'a game' }] },
      { who: 'another', states: [{ name: 'another member' }] },
    ],
    steps: [
      { call: 'list', name: 'before' },
      { call: 'add', must: [{ at: 'gameId', rule: 'equals', value: { $given: 'gameId' } }] },
      {
        call: 'add',
        by: 'another',
        with: { gameId: { $answer: 'before', at: 'list[0].id' } },
        without: ['amount'],
      },
    ],
  });
  expect(outcome).toMatchObject({ ok: true, result: 'ok', reasons: [] });
  expect(states.map(({ isFirst }) => isFirst)).toEqual([true, false, false]);
  expect(states[2]?.values).toEqual({ token: 'token of a game', gameId: '7' });
  expect(calls.map(({ token }) => token)).toEqual([
    'Bearer token of a game',
    'Bearer token of a game',
    'Bearer token of another member',
  ]);
  expect(calls.slice(1).map(({ body }) => body)).toEqual([{ gameId: '7', amount: 5 }, { gameId: 9 }]);
});

test('a broken story says the step, what was expected and what came, how to repeat it, and no secret [CALL-06]', async () => {
  const { url, calls } = await backend(({ path }) => ({
    success: true,
    value: path === '/wps/list' ? { list: [], token: 'secret-of-the-answer' } : null,
  }));
  const { result, reasons, details } = await play(url, {
    steps: [
      { call: 'add', with: { password: 'secret-of-the-story', gameId: 1 } },
      { call: 'list', must: [{ at: 'list[].id', rule: 'contains', value: 1 }] },
      { call: 'list' },
    ],
  });
  expect(result).toBe('failed');
  expect(reasons).toEqual(['step 2, list: value.list[].id: expected 1 in it, got an empty list']);
  expect(calls).toHaveLength(2);
  expect(details[0]).toBe('done before: 1 add');
  expect(details[1]).toBe('answered 200 {"success":true,"value":{"list":[],"token":"…"}}');
  expect(details[2]).toContain(`curl -i -X GET '${url}/wps/list' -H 'Authorization: Bearer '"$TOKEN"`);
  expect(details.join()).not.toContain('secret-of');
});

test('a success that has to be a refusal, another refusal, and a refusal that has to be a success break a story [CALL-06]', async () => {
  const { url } = await backend(({ path }) =>
    path === '/wps/list' ? { success: true } : { success: false, errorCode: 'order.closed' },
  );
  const reasonsOf = async (step: object) => (await play(url, { steps: [step] })).reasons;
  expect(await reasonsOf({ call: 'list', refused: 'session.ended' })).toEqual([
    'step 1, list: success: expected false (session.ended), got true',
  ]);
  expect(await reasonsOf({ call: 'add', refused: 'session.ended' })).toEqual([
    'step 1, add: errorCode: expected "session.ended", got "order.closed"',
  ]);
  expect(await reasonsOf({ call: 'add' })).toEqual([
    'step 1, add: success: expected true, got false (order.closed)',
  ]);
  expect(await reasonsOf({ call: 'add', refused: 'order.closed' })).toEqual([]);
  expect(await reasonsOf({ call: 'add', refused: ['rate.limited', 'order.closed'] })).toEqual([]);
  expect(await reasonsOf({ call: 'add', refused: ['a', 'b'] })).toEqual([
    'step 1, add: errorCode: expected "a" or "b", got "order.closed"',
  ]);
  expect(await reasonsOf({ call: 'add', open: true })).toEqual([]);
});

test('one key stands for one deed, at the same moment and later, and is another one in the next step [CALL-06 MONEY-21]', async () => {
  let orders = 0;
  const done = new Map<string, number>();
  const { url, calls } = await backend(({ key }) => {
    if (!done.has(key)) done.set(key, ++orders);
    return { success: true, value: { orderNo: done.get(key) } };
  });
  const steps = [
    { call: 'add', name: 'first', times: 2, key: 'same' },
    { call: 'add', sameKeyAs: 'first' },
    { call: 'add' },
  ];
  expect(await play(url, { steps })).toMatchObject({ ok: true });
  expect(orders).toBe(2);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  const forgetful = await backend(() => ({ success: true, value: { orderNo: ++orders } }));
  expect((await play(forgetful.url, { steps })).reasons).toEqual([
    'step 1, add: value: expected the same answer to each, under the same key',
  ]);
  const later = await backend(({ key }) => ({
    success: true,
    value: { orderNo: forgetful.calls.length && key ? ++orders : 0 },
  }));
  expect((await play(later.url, { steps: [{ ...steps[0], times: 1 }, steps[1]] })).reasons).toEqual([
    'step 2, add: value: expected the same answer as under this key before',
  ]);
});

test('of two at the same moment one is done, and the other refused [CALL-06]', async () => {
  let used = 0;
  const steps = [{ call: 'add', times: 2, key: 'own', refused: 'promo.code.used' }];
  const once = await backend(() =>
    ++used === 1 ? { success: true } : { success: false, errorCode: 'promo.code.used' },
  );
  expect(await play(once.url, { steps })).toMatchObject({ ok: true });
  expect(new Set(once.calls.map(({ key }) => key)).size).toBe(2);
  const twice = await backend(() => ({ success: true }));
  expect((await play(twice.url, { steps })).reasons).toEqual([
    'step 1, add: success: expected one of 2 to be done, got 2',
  ]);
});

const PAGES = [{ call: 'list', name: 'all', pages: { by: 'pageNum', entries: 'list', of: 'totalPages' } }];
const pagesOf = (of: (pageNum: number) => unknown[], totalPages: number) =>
  backend(({ query }) => {
    const pageNum = Number(query.get('pageNum') ?? 1);
    return { success: true, value: { list: of(pageNum), totalPages, pageNum } };
  });

test('a list is read to the end that it tells, and all pages are looked at together [CALL-06]', async () => {
  const must = [
    { at: 'list[].id', rule: 'distinct' },
    { at: 'list[]', rule: 'count', value: 3 },
  ];
  const steps = [{ ...PAGES[0], must }];
  const right = await pagesOf((page) => [{ id: page }], 3);
  expect(await play(right.url, { steps })).toMatchObject({ ok: true });
  expect(right.calls).toHaveLength(3);
  const same = await pagesOf(() => [{ id: 1 }], 3);
  expect((await play(same.url, { steps })).reasons).toEqual([
    'step 1, list: all pages, value.list[].id: expected no value twice, got 1, 1, 1',
  ]);
  const hollow = await pagesOf((page) => (page === 2 ? [] : [{ id: page }]), 3);
  expect((await play(hollow.url, { steps })).reasons).toEqual([
    'step 1, list: value.list: expected an entry on each page but the last, got none on page 2',
  ]);
});

test('a list without an end is told [CALL-06]', async () => {
  const endless = await backend(({ query }) => ({
    success: true,
    value: { list: [{}], next: `${query.get('cursor')}x`.length },
  }));
  const { reasons } = await play(endless.url, {
    steps: [{ call: 'list', pages: { by: 'cursor', entries: 'list', next: 'next' } }],
  });
  expect(reasons).toEqual(['step 1, list: value: expected an end after 100 pages at most']);
});

test('a state that is missing, and a value that no state answered, break no promise [CALL-06]', async () => {
  const { url, calls } = await backend(() => ({ success: true }));
  const missing = await play(url, {
    given: [{ who: 'the member', states: [{ name: 'missing' }] }],
    steps: [{ call: 'list' }],
  });
  expect(missing).toMatchObject({ result: 'state', missingStates: ['missing'] });
  expect(calls).toEqual([]);
  const lacking = await play(url, { steps: [{ call: 'add', with: { gameId: { $given: 'nodeId' } } }] });
  expect(lacking).toMatchObject({ result: 'state', brokenStates: ['a member'] });
  expect(lacking.reasons).toEqual(['step 1, add: the states answered no `nodeId`']);
});

test('a backend that is not there is told as such [CALL-06]', async () => {
  const outcome = await play('http://127.0.0.1:9', { steps: [{ call: 'list' }] });
  expect(outcome).toMatchObject({ result: 'unreached', isReached: false });
});
