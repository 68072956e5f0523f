import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTS } from '@/demo/chat/hosts';
import { PLACES } from '@/demo/outside/places';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});

/** Names of sites that stand in mails and messages alone, and where a page of payment has led back to. */
const UNTAPPED = ['merchants.main_domain', 'deposits.return_url'];
const ADDRESS = /(?:https?:\/\/|(?<![\w./])\/(?:m|art|sandbox|icons)\/)[^\s"'<>\\)]*/g;

/** Every address that a table of the gateway or a host of the chat names, by where it stands. */
async function namedAddresses() {
  const { db } = gateway;
  const columns = await db.all<{ place: string; name: string; column: string }>(sql`
    SELECT m.name || '.' || c.name AS place, m.name, c.name AS column
    FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND c.type = 'TEXT'`);
  const found = new Map<string, string>();
  for (const { place, name, column } of columns.filter((one) => !UNTAPPED.includes(one.place))) {
    const values = await db.all<{ text: string | null }>(
      sql.raw(`SELECT DISTINCT "${column}" AS text FROM "${name}" WHERE "${column}" LIKE '%/%'`),
    );
    for (const { text } of values)
      for (const [address] of text?.matchAll(ADDRESS) ?? []) found.set(address, place);
  }
  for (const { nickName, imageUrl } of HOSTS) found.set(imageUrl, nickName);
  return [...found].map(([address, place]) => ({ address, place }));
}

describe('the outside world of the demo', () => {
  it('is all that the demo leads to beside its own screens and files: nothing at a name that nobody serves [CONT-17 HELP-16 MENU-24]', async () => {
    const named = await namedAddresses();
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ address }) => /^https?:|example\./.test(address))).toEqual([]);
    for (const { address, place } of named) {
      if (address.startsWith('/m/')) continue;
      const isThere = address.startsWith('/sandbox/')
        ? (await gateway.send(address)).status === 200
        : existsSync(new URL(`../../../public${address}`, import.meta.url));
      expect([place, address, isThere]).toEqual([place, address, true]);
    }
  });

  it('has a page for every way to help, download, social network, partner and event that its sites name, in both languages [HELP-16]', async () => {
    const named = (await namedAddresses()).flatMap(({ address }) =>
      address.startsWith('/sandbox/outside/') ? [address] : [],
    );
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
