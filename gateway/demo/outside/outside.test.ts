import { beforeAll, describe, expect, it } from 'vitest';
import { MERCHANTS } from '../../seed/merchants';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { PLACES } from './places';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});

const DOWNLOADS = ['Android', 'IOS', 'MOBILECONFIG'];

describe('the outside world of the demo', () => {
  it('has a page for every way to help and every download that its sites name, in both languages [HELP-16]', async () => {
    const named = MERCHANTS.flatMap(({ customerService, resources }) => [
      ...customerService.map(({ path }) => path),
      ...resources.filter(({ resourceType }) => DOWNLOADS.includes(resourceType)).map(({ url }) => url),
    ]);
    expect(named.length).toBeGreaterThan(5);
    for (const path of named) {
      const page = await gateway.send(path);
      const text = await page.text();
      expect([path, page.status, page.headers.get('Content-Type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(text).toMatch(/<html lang="vi">[\s\S]*<section lang="en">/);
      expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    }
    expect(new Set(named.map((path) => path.split(/[/?]/)[3]))).toEqual(new Set(Object.keys(PLACES)));
  });

  it('has no other page, and none without the sandbox', async () => {
    for (const path of ['/sandbox/outside/constructor', '/sandbox/outside/']) {
      expect((await gateway.send(path)).status).toBe(404);
    }
    const shut = await startGateway({ SANDBOX: '0' });
    expect((await shut.send('/sandbox/outside/chat')).status).toBe(404);
  });
});
