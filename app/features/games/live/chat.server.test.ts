import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { launchChat } from '@/contracts/chat/live';
import { readFlags } from '@/contracts/flags';
import type { SiteContext } from '@/contracts/site';
import { openChat } from './chat.server';

const origin = 'https://site.example';

function visitOf({ chatUrl = 'https://chat.example/room#1', brand = 'hoa-dang', on = true } = {}) {
  const sent: unknown[] = [];
  const callGateway = async (operation: unknown, input: unknown) => {
    expect(operation).toBe(launchChat);
    sent.push(input);
    return { chatUrl };
  };
  const gameFrameHosts = ['https://chat.example'];
  const site = { brand, flags: readFlags({ CBS3: on }), gameFrameHosts };
  return { sent, visit: { callGateway: callGateway as SiteContext['callGateway'], site, origin } };
}

describe('the launch of the chat', () => {
  it('carries the present page as the way back, the surface colour of the brand and the title [CHAT-24 CHAT-25 CHAT-26 CHAT-28 CHAT-29]', async () => {
    const { visit, sent } = visitOf();
    const wanted = { anchorId: 501, title: 'Mai Lan', backPath: '/m/live-games?live=promo' };
    expect(await openChat(visit, wanted)).toEqual({ url: 'https://chat.example/room#1', frame: true });
    expect(sent).toEqual([
      {
        backUrl: `${origin}/m/live-games?live=promo`,
        headerColor: '#161e29',
        title: 'Mai Lan',
        anchorId: 501,
      },
    ]);
    expect(v.is(launchChat.input, sent[0])).toBe(true);
    const light = visitOf({ brand: 'ben-sen' });
    await openChat(light.visit, { title: 'Chat' });
    expect(light.sent).toEqual([{ backUrl: `${origin}/m/home`, headerColor: '#ffffff', title: 'Chat' }]);
  });

  it('has its constants from the contract, never from a page [CHAT-23 CHAT-27 CONST-90 CONST-91]', () => {
    expect(launchChat.constants).toEqual({ b2c: 1, template: 'v2' });
  });

  it('leads back to the site itself whatever page is named [CHAT-24]', async () => {
    const { visit, sent } = visitOf();
    await openChat(visit, { title: 'Chat', backPath: 'https://evil.example/m/' });
    expect(sent[0]).toMatchObject({ backUrl: `${origin}/m/home` });
  });

  it('opens https and its own origin alone [CHAT-29]', async () => {
    const own = visitOf({ chatUrl: `${origin}/sandbox/vendor/chat#pass=1` });
    const opened = await openChat(own.visit, { title: 'Chat' });
    expect(opened).toEqual({ url: `${origin}/sandbox/vendor/chat#pass=1`, frame: true });
    const unframed = visitOf({ chatUrl: 'https://other.example/room' });
    expect((await openChat(unframed.visit, { title: 'Chat' })).frame).toBe(false);
    for (const chatUrl of ['http://chat.example/', 'javascript:alert(1)', 'https://a:b@chat.example/']) {
      await expect(openChat(visitOf({ chatUrl }).visit, { title: 'Chat' })).rejects.toMatchObject({
        code: 'gateway.bad.answer',
      });
    }
  });

  it('is not made where the site has no chat [CHAT-31 FLAG-20]', async () => {
    const { visit, sent } = visitOf({ on: false });
    await expect(openChat(visit, { title: 'Chat' })).rejects.toMatchObject({ code: 'permission.denied' });
    expect(sent).toEqual([]);
  });
});
