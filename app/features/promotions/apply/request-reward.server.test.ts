import { beforeEach, expect, test, vi } from 'vitest';
import { inputOf } from '@/app/lib/calls/outcome';
import { getAnnouncementCategories } from '@/contracts/content/announcement-categories';
import { GatewayError } from '@/contracts/errors';
import { requestReward } from '@/contracts/rewards/request-reward';
import type { SiteContext } from '@/contracts/site';
import { rewardRequestSchema, sendRequest } from './request-reward.server';

const [FIRST, SECOND] = ['6f1c1f0e-58b7-4f0e-9a5d-0d7c2a1b3c4d', '0b9d8c7e-6f5a-4b3c-8d2e-1f0a9b8c7d6e'];

const sent = vi.fn();
const dropped = vi.fn();
let promotion: Record<string, unknown>;

const session = { userName: 'minhan' } as SiteContext['session'];
const site = {
  session,
  callGateway: (async (
    operation: { id: string },
    input: unknown,
    options?: { pick: (all: object) => object },
  ) => {
    if (operation.id === requestReward.id) return sent(input);
    if (operation.id === getAnnouncementCategories.id) return { list: [] };
    return options?.pick({ promotion: [promotion], hot: [] });
  }) as unknown as SiteContext['callGateway'],
  openPictures: async (ids: readonly string[]) => ids.map((id) => `data:image/png;base64,${id.slice(0, 8)}`),
  dropPictures: dropped,
};

beforeEach(() => {
  sent.mockReset();
  dropped.mockReset();
  promotion = { id: 501, imageRequired: 'Y', remarkRequired: 'N' };
});

type Fields = { id?: string; remarks?: string; pictures?: string[] };
const form = ({ id = '501', remarks = '', pictures = [] }: Fields) => ({ id, remarks, pictures });

const requestOf = inputOf(rewardRequestSchema);
const send = (fields: Fields) => sendRequest(site, requestOf(form(fields)), 0);

test('sends pictures as data URLs, with promotion and remarks, and forgets them then [REWARD-49 REWARD-50 REWARD-51 REWARD-52 CALL-53]', async () => {
  await send({ remarks: '  Nạp lúc 9 giờ ', pictures: [FIRST, SECOND] });
  expect(sent).toHaveBeenCalledWith({
    pictures: ['data:image/png;base64,6f1c1f0e', 'data:image/png;base64,0b9d8c7e'],
    promotionId: 501,
    remarks: 'Nạp lúc 9 giờ',
  });
  expect(dropped).toHaveBeenCalledWith([FIRST, SECOND]);
});

test('a refused application keeps its pictures: it may be sent again [REWARD-48]', async () => {
  sent.mockRejectedValueOnce(new GatewayError('gateway.timeout', null, 504));
  await expect(send({ pictures: [FIRST] })).rejects.toMatchObject({ code: 'gateway.timeout' });
  expect(dropped).not.toHaveBeenCalled();
});

test('applies for the linked promotion where there is one [REWARD-53]', async () => {
  promotion.linkedPromotionId = 9501;
  await send({ pictures: [FIRST] });
  expect(sent.mock.lastCall?.[0].promotionId).toBe(9501);
});

test.each([
  ['a picture itself in place of its id', { pictures: ['data:image/png;base64,iVBORw0KGgo='] }],
  ['a picture of another place', { pictures: [`../${FIRST}`] }],
  ['four pictures', { pictures: [FIRST, SECOND, FIRST, SECOND] }],
  ['remarks of 141 characters', { remarks: 'a'.repeat(141), pictures: [FIRST] }],
  ['no picture where one is required', {}],
  ['no id', { id: '', pictures: [FIRST] }],
])('sends nothing on for %s [REWARD-54 CONST-94]', async (_what, fields) => {
  await expect(send(fields)).rejects.toMatchObject({ code: 'request.invalid' });
  expect(sent).not.toHaveBeenCalled();
});

test('takes 140 characters as people count them [REWARD-26 REWARD-54]', async () => {
  await send({ remarks: '👨‍👩‍👧‍👦'.repeat(140), pictures: [FIRST] });
  expect(sent).toHaveBeenCalledOnce();
});

test('asks for remarks where the promotion does [REWARD-24 REWARD-54]', async () => {
  promotion = { id: 501, imageRequired: 'N', remarkRequired: 'Y' };
  await expect(send({ remarks: '   ' })).rejects.toMatchObject({ code: 'request.invalid' });
  await send({ remarks: 'Đã nạp' });
  expect(sent).toHaveBeenCalledOnce();
});

test('an unknown promotion is not found, and a guest applies for nothing [REWARD-44 REWARD-14]', async () => {
  await expect(send({ id: '999', pictures: [FIRST] })).rejects.toMatchObject({ code: 'content.not.found' });
  const guest = { ...site, session: null };
  await expect(sendRequest(guest, requestOf(form({ pictures: [FIRST] })), 0)).rejects.toMatchObject({
    code: 'session.missing',
  });
});
