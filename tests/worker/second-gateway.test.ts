import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXAMPLE_MERCHANT } from '../../contracts/pact/interactions';
import { type ReferenceGateway, startReferenceGateway } from '../../contracts/pact/reference-gateway';
import { OTHER_MERCHANT, startSecondGateway } from '../../contracts/pact/second-gateway';
import { addressOf, payloadOf } from './support/server-functions';
import { ORIGIN, type Site, sessionCookie, startSite } from './support/site';

let gateway: ReferenceGateway;
let second: Awaited<ReturnType<typeof startSecondGateway>>;
let site: Site;

beforeAll(async () => {
  gateway = await startReferenceGateway();
  second = await startSecondGateway(gateway.url, EXAMPLE_MERCHANT);
  site = await startSite({ GATEWAY_URL: second.url, MERCHANT_CODE: OTHER_MERCHANT });
});
afterAll(async () => {
  await site?.close();
  second?.close();
  await gateway?.close();
});

const DETAIL = /href="(\/m\/\w+Detail\?id=[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/;
const GAME = /href="\/m\/[\w-]+\?game=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/;
const read = async (path: string) => (await site.fetch(path)).text();
const titleOf = (html: string) => /<title>([^<]*) · [^<]*<\/title>/.exec(html)?.[1] ?? 'no title';

it.each(['/m/news', '/m/notice', '/m/video', '/m/charity', '/m/search?q=trong'])(
  'leads from %s to what stands under a UUID [ROUTE-34 ROUTE-37]',
  async (path) => {
    const list = await read(path);
    const [, link = ''] = DETAIL.exec(list) ?? [];
    expect(list).toContain(titleOf(await read(link)));
  },
);

it.each(['/m/slot-games', '/m/lott', '/m/gameCenter'])(
  'links from %s to games by UUIDs, and asks for their details by them [GAME-95]',
  async (path) => {
    const [, nodeId] = GAME.exec(await read(path)) ?? [];
    const detail = JSON.parse(await read(`/lgw/games/detail?language=VI&nodeId=${nodeId}`));
    expect(detail).toMatchObject({ success: true, value: { nodeId } });
  },
);

it('launches a game by its UUID for a member, and keeps it among the favourites [CALL-56 CALL-58 CALL-68]', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const setUp = async (state: string) => {
    const body = JSON.stringify({ state });
    const prepared = await fetch(`${second.url}/sandbox/provider-states`, { method: 'POST', headers, body });
    return (await prepared.json()) as { token: string; nodeId: string };
  };
  const { token } = await setUp('a member');
  const { nodeId } = await setUp('the lobby');
  const Cookie = await sessionCookie(token);

  const launched = await site.fetch(addressOf('launchFn'), {
    method: 'POST',
    headers: { ...headers, Cookie, Origin: ORIGIN, 'x-tsr-serverFn': 'true' },
    body: payloadOf({ nodeId, freeplay: false }),
  });
  expect(await launched.text()).toMatch(/#(?:launch|ticket)=/);

  await site.post('/lgw/games/favourites', { nodeId }, { Cookie });
  const favourites = await site.fetch('/lgw/games/favourites?language=VI&pageNum=1&pageSize=30', {
    headers: { Cookie },
  });
  expect(await favourites.json()).toMatchObject({ value: { nodeIds: expect.arrayContaining([nodeId]) } });
});
