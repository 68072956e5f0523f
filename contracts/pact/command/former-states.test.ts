import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { connectionOf } from './connection.mjs';
import { formerRequest, inFormerStates } from './former-states.mjs';
import { pactFiles, readInteractions } from './pact-files.mjs';
import { verifyInteraction } from './verify-interaction.mjs';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const rowOf = (description: string) =>
  readInteractions(pactFiles({})).find(({ interaction }) => interaction.description === description)
    ?.interaction;

test('a backend whose handlers have the names of the version before is verified by them, and by the values that they answer [CALL-06]', async () => {
  const seen: { url?: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    seen.push({ url: request.url, body });
    response.setHeader('Content-Type', 'application/json');
    if (request.url !== '/states') {
      return response.end(JSON.stringify({ success: false, errorCode: 'mall.price.changed' }));
    }
    if (JSON.parse(body).state === 'the item costs other points than the member was told') {
      return response.end(JSON.stringify({ token: 't', itemId: 'old-item', points: 4711 }));
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = connectionOf();
  open.push(connection);
  const options = { url, statesUrl: `${url}/states`, vendorSecret: '', paymentSecret: '', connection };

  const row = rowOf('mall.redeem: refused with mall.price.changed');
  const now = await verifyInteraction(row, options);
  expect(now.missingStates).toContain('a member');
  seen.length = 0;
  const former = await verifyInteraction(inFormerStates(row), options);
  expect(former.reasons).toEqual([]);
  expect(JSON.parse(seen.at(-1)?.body ?? '')).toMatchObject({ itemId: 'old-item', points: 4711 });
});

test('what no state of then answers is what the example has, in queries, bodies and forms [CALL-06]', () => {
  const json = { body: { content: { a: 1, b: 'made' }, contentType: 'application/json' } };
  const asked = {
    ...json,
    query: { page: ['1'] },
    generators: { body: { '$.b': { type: 'ProviderState', expression: 'x' } } },
  };
  expect(formerRequest(asked, { a: 2 }).generators).toEqual({
    query: {},
    body: { '$.a': { type: 'ProviderState', expression: `\${a}` } },
  });
  const form = { body: { content: 'email=x&work=y' }, query: {}, generators: {} };
  expect(Object.keys(formerRequest(form, { work: 'z' }).generators.body ?? {})).toEqual(['$.work']);
});

test('rows that are new keep their own states', () => {
  const row = { description: 'nothing.known: success', providerStates: [] };
  expect(inFormerStates(row)).toBe(row);
});
