import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPasskeyLogIn } from '../../contracts/passkeys/passkey-log-in';
import { GUEST_REQUESTS } from '../bench/guest-requests.mjs';
import { respondWithExamples } from './support/pages';
import { ORIGIN, type Site, startSite } from './support/site';
import { ok, type StubGateway, startStubGateway } from './support/stub-gateway';

type Kind = (typeof GUEST_REQUESTS)[number];

/** What an address may have rendered in a minute here; in wrangler.toml it is ten times as much. */
const RENDERS = 30;
const TIMES = 20;
let stub: StubGateway;
let site: Site;

beforeAll(async () => {
  stub = await startStubGateway();
  site = await startSite(
    { GATEWAY_URL: stub.url, MERCHANT_CODE: 'cost', SANDBOX: '1' },
    { limits: { RATE_RENDER_ADDRESS: RENDERS } },
  );
});
afterAll(async () => {
  await site.close();
  await stub.close();
});
beforeEach(async () => {
  stub.reset();
  respondWithExamples(stub);
  stub.on(startPasskeyLogIn.path, ok(startPasskeyLogIn.example.output));
  await site.post('/sandbox/reset', {});
});

let visitors = 0;
/** An address that nobody has used yet. */
const newAddress = () => {
  visitors += 1;
  return `10.1.${visitors >> 8}.${visitors & 255}`;
};

async function ask({ path, method = 'GET', headers = {}, body }: Kind, n: number, address = newAddress()) {
  const post: Record<string, string> =
    method === 'POST' ? { Origin: ORIGIN, 'Content-Type': 'application/json' } : {};
  const response = await site.fetch(path(n), {
    method,
    headers: { ...post, 'X-Sandbox-Address': address, ...headers },
    body: body?.(n),
  });
  await response.arrayBuffer();
  return {
    status: response.status,
    isKept: response.headers.get('Server-Timing')?.startsWith('kept;') === true,
    retryAfter: response.headers.get('Retry-After'),
  };
}

/** How many calls the gateway had for something, the status aside. */
const callsMade = () =>
  stub.calls.filter(({ path }) => path !== '/wps/system/status' && !path.startsWith('/sandbox')).length;
const kindsWith = (is: (kind: Kind) => boolean) =>
  GUEST_REQUESTS.filter(is).map((kind) => [kind.what, kind] as const);

describe('a guest who asks over and over', () => {
  it.each(kindsWith(({ renders }) => renders === 'kept'))(
    'for %s costs one render for all [GATE-47]',
    async (_, kind) => {
      const begun = Date.now();
      await ask(kind, 0);
      const calls = callsMade();
      let renders = 0;
      for (let n = 1; n <= TIMES; n += 1) {
        const { status, isKept } = await ask(kind, n);
        expect(status).toBe(200);
        if (!isKept) renders += 1;
      }
      // As long as it is kept: on a machine that is quick enough none.
      expect(renders).toBeLessThanOrEqual(Math.floor((Date.now() - begun) / (kind.keptMs ?? 10_000)));
      if (renders === 0) expect(callsMade()).toBe(calls);
    },
  );

  it.each(kindsWith(({ renders }) => renders === undefined))(
    'for %s costs no render, and the gateway what it must [GATE-47]',
    async (_, kind) => {
      await ask(kind, 0);
      const calls = callsMade();
      for (let n = 1; n <= TIMES; n += 1) {
        const { status, isKept } = await ask(kind, n);
        expect([status < 500 && status !== 429, isKept]).toEqual([true, false]);
      }
      expect(callsMade() - calls).toBe(kind.calls === 'each' ? TIMES : 0);
    },
  );

  it.each(kindsWith(({ renders }) => renders === 'counted'))(
    'for %s asks the gateway no more than once each, and for nothing where its answers are shared [GATE-47]',
    async (_, kind) => {
      await ask(kind, 0);
      const calls = callsMade();
      for (let n = 1; n <= TIMES; n += 1) expect((await ask(kind, n)).status).toBeLessThan(400);
      expect(callsMade() - calls).toBe(kind.calls === 'each' ? TIMES : 0);
    },
  );

  it('is refused what is rendered for them, whatever the kind, with when to come again; what is kept goes on [GATE-47]', async () => {
    const address = newAddress();
    const counted = GUEST_REQUESTS.filter(({ renders }) => renders === 'counted');
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    // The minute may end meanwhile: of twice as many and one, one at least is too many for its own.
    for (let n = 0; n <= 2 * RENDERS && !answers.some(({ status }) => status === 429); n += 10) {
      const batch = Array.from({ length: 10 }, (_, k) =>
        ask(counted[(n + k) % counted.length] as Kind, n + k, address),
      );
      answers.push(...(await Promise.all(batch)));
    }
    expect(answers.slice(0, RENDERS).filter(({ status }) => status === 429)).toEqual([]);
    expect(answers.find(({ status }) => status === 429)?.retryAfter).toBe('60');
    const search = { what: '', path: (n: number) => `/m/search?q=made-up-${n}` };
    await ask(GUEST_REQUESTS[0] as Kind, 1);
    for (const [, kind] of kindsWith(({ renders }) => renders === 'kept').slice(0, 4))
      expect((await ask(kind, 2, newAddress())).status).toBe(200);
    expect(await ask(GUEST_REQUESTS[0] as Kind, 2, address)).toMatchObject({ status: 200, isKept: true });
    expect((await ask(search, 2)).status).toBe(200);
  });
});
