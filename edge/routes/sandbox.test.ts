import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeSite } from '../testing/fake-site';

beforeEach(() => {
  for (const level of ['info', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('the control surface of a gateway that is not ours is never reached', async () => {
  const site = fakeSite({ '/sandbox/reset': () => Response.json('done') }, { SANDBOX: 'site' });
  const answers = [
    await site.fetch('/sandbox/reset', { method: 'POST', body: '{}' }),
    await site.fetch('/sandbox/outbox'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(site.calls).toEqual([]);
});

it('the control surface is closed to pages of other sites and to bodies above 64 kB [GATE-41 CALL-03]', async () => {
  const site = fakeSite({ '/sandbox/reset': () => Response.json('done') });
  const post = (headers: Record<string, string>, body = '{}') =>
    site.fetch('/sandbox/reset', { method: 'POST', headers, body });
  for (const Origin of ['https://evil.example', 'http://site.example', 'null']) {
    expect((await post({ Origin })).status).toBe(403);
  }
  const long = 'x'.repeat(64 * 1024 + 1);
  expect((await post({ 'Content-Length': String(long.length) }, long)).status).toBe(413);
  expect((await post({}, long)).status).toBe(413);
  expect(site.callsTo('/sandbox/reset')).toEqual([]);
  expect((await post({})).status).toBe(200);
  expect((await post({ Origin: 'https://site.example' })).status).toBe(200);
});
