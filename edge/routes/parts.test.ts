import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeSite } from '../testing/fake-site';

const PAGE = '/sandbox/parts';
const SCRIPT = '/sandbox/parts/parts-1a2b3c4d.js';
const FILES: Record<string, string> = { [PAGE]: 'text/html', [SCRIPT]: 'text/javascript' };
const ASSETS = {
  fetch: async (request: Request) => {
    const type = FILES[new URL(request.url).pathname];
    return new Response(type ? 'file' : null, {
      status: type ? 200 : 404,
      headers: type ? { 'Content-Type': type } : {},
    });
  },
} as never;

beforeEach(() => {
  for (const level of ['info', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('the catalogue of parts is there in the sandbox alone, and asks no gateway [GATE-41]', async () => {
  for (const SANDBOX of ['', '0', 'true']) {
    const closed = fakeSite({}, { SANDBOX, ASSETS });
    for (const path of [PAGE, SCRIPT]) expect((await closed.fetch(path)).status).toBe(404);
  }
  const site = fakeSite({}, { SANDBOX: '1', ASSETS });
  for (const path of [PAGE, SCRIPT]) {
    const file = await site.fetch(path);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, FILES[path]]);
    expect(file.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'nonce-");
    expect(file.headers.get('X-Robots-Tag')).toBe('noindex');
  }
  expect((await site.fetch('/sandbox/parts/none.js')).status).toBe(404);
  expect((await site.fetch(PAGE, { method: 'POST' })).status).toBe(404);
  expect(site.calls).toEqual([]);
});
