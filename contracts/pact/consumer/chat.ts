import { expect, test } from 'vitest';
import { policyOf } from '../../../edge/policy';
import { getChatUnread, launchChat, listAnchors, listFocus, listModels, ROOM_TYPES } from '../../chat/live';
import type { PlayOperation } from './play-operation';

const ANCHOR = ['anchorId', 'nickName', 'imageUrl', 'title', 'roomType'].map((name) => `list[].${name}`);

/** Live rooms and chat. */
export function chatContracts(play: PlayOperation): void {
  test('reads the hosts of the hot or the promo list with their room types, under the module of the chat, and keeps them in no cache [CALL-73 CHAT-01 CHAT-02 CHAT-07 CHAT-08 CHAT-09 CHAT-11 CHAT-12 CHAT-13 FLAG-31]', async () => {
    const { pins, results } = await play(listAnchors);
    expect(pins).toEqual(expect.arrayContaining(ANCHOR));
    expect(results[0]?.interaction.request).toMatchObject({
      query: { type: 'hot' },
      headers: { 'Module-Id': 'CBS3' },
    });
    expect(ROOM_TYPES).toEqual(['FREE', 'VIP', 'PAID']);
    expect(policyOf(listAnchors)).not.toHaveProperty('shared');
    expect(listAnchors.input.entries.type.options).toEqual(['hot', 'promo']);
  });

  test('reads whom the member follows [CALL-74 CHAT-04 CHAT-14]', async () => {
    const { pins, refusals, results } = await play(listFocus);
    expect(pins).toEqual(expect.arrayContaining(ANCHOR));
    expect(refusals).toEqual(['session.ended']);
    expect(listFocus.method).toBe('GET');
    expect(results[0]?.interaction).toMatchObject({ signedIn: true, request: { query: { language: 'VI' } } });
  });

  test('reads of each model whether it is active and streams [CALL-75 CHAT-03 CHAT-15 CHAT-16 CHAT-17]', async () => {
    const { pins } = await play(listModels);
    expect(pins).toEqual(expect.arrayContaining([...ANCHOR, 'list[].active', 'list[].streaming']));
    expect(listModels.method).toBe('GET');
  });

  test('reads from unReadCount how many chat messages wait [CALL-72 CHAT-05 CHAT-18]', async () => {
    const { pins, refusals, results } = await play(getChatUnread);
    expect(pins).toContain('unReadCount');
    expect(refusals).toEqual(['session.ended']);
    expect(results[0]?.outcome).toEqual({ value: { unReadCount: 1 } });
  });

  test('launches the chat with its constants, the way back, colour and title, and reads where it is from chatUrl [CALL-76 CHAT-06 CHAT-23 CHAT-24 CHAT-25 CHAT-26 CHAT-27 CHAT-28 CONST-90 CONST-91]', async () => {
    const { pins, results } = await play(launchChat);
    expect(pins).toContain('chatUrl');
    expect(results[0]?.interaction.request.query).toMatchObject({
      b2c: '1',
      template: 'v2',
      backUrl: 'https://site.example/m/live-games',
      headerColor: '#0E141C',
      title: 'Mai Lan',
    });
  });
}
