import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { connectionOf } from './connection.mjs';
import { sharedStatesOf, verifyInSharedStates } from './kept-states.mjs';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** A backend whose token is good for so many calls; what it was asked for. */
async function backend(goodFor: number) {
  const asked: string[] = [];
  let [tokens, calls] = [0, 0];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push(body ? 'state' : 'call');
    response.setHeader('Content-Type', 'application/json');
    if (body) {
      tokens += 1;
      calls = 0;
      return response.end(JSON.stringify({ token: `t${tokens}` }));
    }
    calls += 1;
    const isGood = request.headers.authorization === `t${tokens}` && calls <= goodFor;
    response.writeHead(isGood ? 200 : 401).end('{"success":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const connection = connectionOf();
  open.push(server, connection);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    options: { url, statesUrl: `${url}/states`, vendorSecret: '', paymentSecret: '', connection },
  };
}

const interaction = {
  description: 'games.list: success',
  providerStates: [{ name: 'a' }],
  request: {
    method: 'GET',
    path: '/games',
    headers: { Authorization: ['x'] },
    generators: { header: { Authorization: { type: 'ProviderState', expression: `${'$'}{token}` } } },
  },
  response: { status: 200, body: { content: { success: true } } },
};

test('rows that share their states have them prepared once [CALL-06]', async () => {
  const { asked, options } = await backend(99);
  const memory = {};
  for (const _ of 'abc') {
    expect(await verifyInSharedStates(interaction, options, memory)).toMatchObject({ ok: true });
  }
  expect(asked).toEqual(['state', 'call', 'call', 'call']);
});

test('a row that is not green in shared states is asked again in states of its own, and red only then [CALL-06]', async () => {
  const once = await backend(1);
  const memory = {};
  for (const _ of 'ab') {
    expect(await verifyInSharedStates(interaction, once.options, memory)).toMatchObject({ ok: true });
  }
  expect(once.asked).toEqual(['state', 'call', 'call', 'state', 'call']);
  const never = await backend(0);
  const other = {};
  for (const _ of 'ab') {
    expect(await verifyInSharedStates(interaction, never.options, other)).toMatchObject({ ok: false });
  }
  expect(never.asked).toEqual(['state', 'call', 'state', 'call']);
});

test('states are shared by reading rows of one call in the same states, and by no others', () => {
  const work = { title: { id: 'games.list' }, interaction };
  const key = sharedStatesOf(work);
  expect(sharedStatesOf({ ...work, interaction: { ...interaction, description: 'x' } })).toBe(key);
  expect(sharedStatesOf({ ...work, title: { id: 'games.hot' } })).not.toBe(key);
  const others = { ...interaction, providerStates: [{ name: 'a', params: { type: 1 } }] };
  expect(sharedStatesOf({ ...work, interaction: others })).not.toBe(key);
  const writing = { ...interaction, request: { ...interaction.request, method: 'POST' } };
  const wide = { ...interaction, comments: { siteWide: true } };
  for (const one of [writing, wide]) expect(sharedStatesOf({ ...work, interaction: one })).toBeUndefined();
});
