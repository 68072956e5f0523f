import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isSiteWide as isSiteWideState } from '../../provider-states/site-wide';
import { connectionOf } from './connection.mjs';
import { isSiteWide, performAll } from './jobs.mjs';
import { pactFiles, readInteractions } from './pact-files.mjs';
import { verifyInteraction } from './verify-interaction.mjs';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/**
 * A backend with a switch of the whole site and a member for each state. Each answer takes some turns of the loop, so
 * that rows which run beside one another are mixed.
 */
async function backend() {
  let isShut = false;
  let members = 0;
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    await turns(3);
    response.setHeader('Content-Type', 'application/json');
    if (body) {
      isShut = JSON.parse(body).state === 'the site is shut';
      members += 1;
      return response.end(JSON.stringify({ token: `member ${members}` }));
    }
    response.end(JSON.stringify({ success: true, value: { isShut, of: request.headers.authorization } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = connectionOf();
  open.push(connection);
  return { url, statesUrl: `${url}/states`, vendorSecret: '', paymentSecret: '', connection };
}

const row = (index: number, isShut: boolean, isMarked: boolean) => ({
  description: `site.get: success ${index}`,
  providerStates: [{ name: isShut ? 'the site is shut' : 'the site is open' }],
  request: {
    method: 'GET',
    path: '/site',
    headers: { Authorization: ['x'] },
    generators: { header: { Authorization: { type: 'ProviderState', expression: `${'$'}{token}` } } },
  },
  response: { status: 200, body: { content: { success: true, value: { isShut } } } },
  ...(isShut && isMarked ? { comments: { siteWide: true } } : {}),
});

/** Every third row throws the switch. */
const rows = (isMarked: boolean) =>
  Array.from({ length: 30 }, (_, index) => row(index, index % 3 === 0, isMarked));
const orders = [
  (all: ReturnType<typeof rows>) => all,
  (all: ReturnType<typeof rows>) => [...all].reverse(),
  (all: ReturnType<typeof rows>) => all.map((_, index) => all[(index * 7) % all.length] as (typeof all)[0]),
];

async function failures(work: ReturnType<typeof rows>, jobs: number) {
  const options = await backend();
  const done = await performAll(work, {
    jobs,
    isAlone: isSiteWide,
    perform: (interaction: (typeof work)[0]) => verifyInteraction(interaction, options),
  });
  return done.filter(({ ok }: { ok: boolean }) => !ok).length;
}

test('side by side every row is green in every order, where states that change the whole site are marked [CALL-06]', async () => {
  for (const order of orders) {
    expect(await failures(order(rows(true)), 4)).toBe(0);
    expect(await failures(order(rows(true)), 1)).toBe(0);
  }
});

test('without the marks they are not: this is what the marks are for', async () => {
  expect(await failures(rows(false), 4)).toBeGreaterThan(0);
});

test('the pact files mark the rows whose states the catalogue calls so, and no others [CALL-06]', () => {
  const all = readInteractions(pactFiles({})).map(({ interaction }) => interaction);
  const wrong = all.filter((one) => isSiteWide(one) !== (one.providerStates ?? []).some(isSiteWideState));
  expect(wrong.map(({ description }) => description)).toEqual([]);
  expect(all.filter(isSiteWide).length).toBeGreaterThan(20);
});
