import { afterEach, expect, it, vi } from 'vitest';
import { serverFunctionFetch } from './server-function-fetch';

const answer = (response: Response) => vi.stubGlobal('fetch', async () => response);

afterEach(() => vi.unstubAllGlobals());

it('passes an answer of the server function on', async () => {
  answer(new Response('ok'));
  expect(await (await serverFunctionFetch('/_serverFn/x')).text()).toBe('ok');
});

it('tells the edge that the site runs as an installed app, and says nothing otherwise [LOGIN-79 LOGIN-80 ROLE-02]', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_input: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('X-Standalone'));
    return new Response('ok');
  });
  for (const matches of [true, false]) {
    vi.stubGlobal('window', { matchMedia: () => ({ matches }) });
    vi.stubGlobal('navigator', {});
    await serverFunctionFetch('/_serverFn/x');
  }
  expect(sent).toEqual(['1', null]);
});

it('turns a refusal of the edge into its code, so that a closed site is noticed [GATE-17 ERR-57]', async () => {
  answer(Response.json({ success: false, errorCode: 'platform.maintenance', value: null }, { status: 503 }));
  await expect(serverFunctionFetch('/_serverFn/x')).rejects.toMatchObject({
    code: 'platform.maintenance',
    status: 503,
  });
});

it('says how long a limit lasts [CALL-03]', async () => {
  const limited = { success: false, errorCode: 'rate.limited', value: null };
  answer(Response.json(limited, { status: 429, headers: { 'Retry-After': '60' } }));
  await expect(serverFunctionFetch('/_serverFn/x')).rejects.toMatchObject({
    code: 'rate.limited',
    retryAfter: 60,
  });
});

it('calls anything else that is refused unavailable [ERR-16]', async () => {
  answer(new Response('<h1>bad gateway</h1>', { status: 502 }));
  await expect(serverFunctionFetch('/_serverFn/x')).rejects.toMatchObject({ code: 'gateway.unavailable' });
});
