import { beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

type Lists = Record<
  'banners' | 'promotion' | 'hot' | 'player' | 'popup',
  { groupName?: string; title: string }[]
>;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});

const read = async (query: string) => (await gateway.get(`/wps/announcements?${query}`)).body.value as Lists;
const filled = (lists: Lists) => Object.keys(lists).filter((name) => lists[name as keyof Lists].length > 0);

describe('announcements', () => {
  it.each([
    ['B', ['banners']],
    ['PR', ['promotion']],
    ['PU', ['popup']],
    ['PR,H', ['promotion', 'hot']],
    ['B,PR,H', ['banners', 'promotion', 'hot']],
    ['B,PL,PU', ['banners', 'player', 'popup']],
    ['B,PL,PU,PR,H', ['banners', 'promotion', 'hot', 'player', 'popup']],
  ])(
    'answers the lists that the letters %s stand for, and no others [CALL-46 CALL-47 CONST-76]',
    async (types, lists) => {
      expect(filled(await read(`types=${types}`))).toEqual(lists);
    },
  );

  it('answers the banners of one group when one is named [CALL-46 ENT-36]', async () => {
    const { banners } = await read('types=B&groupName=m_home');
    expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(new Set(['m_home']));
    expect(banners.length).toBeGreaterThan(2);
  });

  it('refuses letters it does not know, without repeating them [CALL-46 CALL-47]', async () => {
    const { body } = await gateway.get('/wps/announcements?types=%3Cscript%3E');
    expect(body).toEqual({
      success: false,
      errorCode: 'request.invalid',
      value: null,
      message: 'request.invalid',
    });
  });
});
