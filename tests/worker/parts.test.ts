import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from './support/site';
import { type StubGateway, startStubGateway } from './support/stub-gateway';

const PAGE = '/sandbox/parts';

let stub: StubGateway;
let site: Site;

beforeAll(async () => {
  stub = await startStubGateway();
  site = await startSite({ GATEWAY_URL: stub.url, SANDBOX: '1' });
});
afterAll(async () => {
  await site.close();
  await stub.close();
});

it('the catalogue of parts and its files are there where the site is a sandbox, with nothing in the page that its policy forbids, and nowhere else [GATE-41]', async () => {
  const page = await site.fetch(PAGE);
  expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  const html = await page.text();
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  expect(html.match(/<script\b[^>]*>(?!<\/script>)/g)).toBe(null);
  const files = [...html.matchAll(/(?:src|href)="(\/sandbox\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThanOrEqual(2);
  for (const path of files) {
    const file = await site.fetch(path);
    expect([file.status, file.headers.get('Content-Type')?.split(';')[0]], path).toEqual([
      200,
      path.endsWith('.css') ? 'text/css' : 'text/javascript',
    ]);
  }
  await site.restart({ SANDBOX: '' });
  for (const path of [PAGE, `${PAGE}/`, `${PAGE}.html`, ...files])
    expect((await site.fetch(path)).status, path).toBe(404);
});
