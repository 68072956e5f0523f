import { expect, it, vi } from 'vitest';
import { envelope, fakeSite, refusal } from '../../testing/fake-site';

const LOG_OUT = '/wps/session/logout';

it('logs a session out that nobody gets, with its own token, and leaves the visitor without a cookie [ROLE-36 ROLE-48]', async () => {
  const site = fakeSite({ [LOG_OUT]: () => envelope(null) }, {}, (c) => c.refuseSession('fresh-token'));
  const response = await site.fetch('/m/agent');
  await vi.waitFor(() => expect(site.callsTo(LOG_OUT)).toHaveLength(1));
  const [call] = site.callsTo(LOG_OUT);
  expect([...(call?.headers ?? [])].flat().join(' ')).toContain('fresh-token');
  expect(response.headers.getSetCookie()).toEqual([]);
});

it('does not mind a gateway that refuses [ROLE-36]', async () => {
  const site = fakeSite({ [LOG_OUT]: () => refusal('session.ended') }, {}, (c) => c.refuseSession('gone'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await site.fetch('/m/agent')).status).toBe(200);
  await vi.waitFor(() => expect(warn.mock.calls.join()).toContain('session.ended'));
  expect(site.callsTo(LOG_OUT)).toHaveLength(1);
  warn.mockRestore();
});
