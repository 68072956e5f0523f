import { expect, it } from 'vitest';
import { createGateway } from './app';
import { asMember } from './testing/as-member';
import { SLOT } from './testing/play';
import { startGateway } from './testing/start-gateway';

it('answers the site’s calls without the demo, has no vendor and no chat connected then, and nothing below /sandbox', async () => {
  const seeded = await startGateway();
  const { token } = await asMember(seeded);
  const alone = createGateway();
  const get = (path: string, headers = {}) => alone.request(path, { headers }, seeded.env);
  expect(await (await get('/wps/captcha')).json()).toMatchObject({ success: true });
  const query = new URLSearchParams({
    category: 'RNG',
    vendor: 'x',
    gameId: '1',
    nodeId: String(SLOT.nodeId),
    freeplay: '0',
    backUrl: 'https://site.example/',
    merchantCode: 'hoadang',
  });
  const launched = await get(`/wps/game/launchGame?${query}`, { Authorization: `Bearer ${token}` });
  expect(await launched.json()).toMatchObject({ errorCode: 'game.maintenance' });
  const room = new URLSearchParams({
    backUrl: 'https://site.example/',
    headerColor: '#0E141C',
    title: 'Mai',
  });
  expect(await (await get(`/wps/chat/launch?${room}&merchantCode=hoadang`)).json()).toMatchObject({
    errorCode: 'content.not.found',
  });
  for (const path of ['/sandbox/outbox', '/sandbox/vendor/play']) expect((await get(path)).status).toBe(404);
});
