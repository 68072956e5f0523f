import { beforeEach, expect, test, vi } from 'vitest';
import { getAnnouncementCategories } from '../../../../contracts/content/announcement-categories';
import { requestReward } from '../../../../contracts/rewards/request-reward';
import type { SiteContext } from '../../../../contracts/site';
import { inputOf } from '../../../lib/outcome';
import { rewardRequestSchema, sendRequest } from './request-reward.server';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];
const GIF = [...new TextEncoder().encode('GIF89a')];

const sent = vi.fn();
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
};

beforeEach(() => {
  sent.mockReset();
  promotion = { id: 501, imageRequired: 'Y', remarkRequired: 'N' };
});

function form({ id = '501', remarks = '', pictures = [] as (number[] | string)[] }) {
  const form = new FormData();
  form.set('id', id);
  form.set('remarks', remarks);
  for (const one of pictures) {
    form.append(
      'pictures',
      typeof one === 'string' ? one : new Blob([new Uint8Array(one)], { type: 'image/png' }),
    );
  }
  return form;
}

const requestOf = inputOf(rewardRequestSchema);
const send = (fields: Parameters<typeof form>[0]) => sendRequest(site, requestOf(form(fields)), 0);

test('sends pictures as data URLs in base64, by what they are, with promotion and remarks [REWARD-49 REWARD-50 REWARD-51 REWARD-52 CALL-53]', async () => {
  await send({ remarks: '  Nạp lúc 9 giờ ', pictures: [PNG, JPEG] });
  expect(sent).toHaveBeenCalledWith({
    pictures: ['data:image/png;base64,iVBORw0KGgo=', 'data:image/jpeg;base64,/9j/4AECAw=='],
    promotionId: 501,
    remarks: 'Nạp lúc 9 giờ',
  });
});

test('applies for the linked promotion where there is one [REWARD-53]', async () => {
  promotion.linkedPromotionId = 9501;
  await send({ pictures: [PNG] });
  expect(sent.mock.lastCall?.[0].promotionId).toBe(9501);
});

test.each([
  ['a gif named png', { pictures: [GIF] }],
  ['a text named png', { pictures: [[60, 115, 118, 103]] }],
  ['an empty file', { pictures: [[]] }],
  ['a text in place of a file', { pictures: ['data:image/png;base64,iVBORw0KGgo='] }],
  ['four pictures', { pictures: [PNG, PNG, PNG, PNG] }],
  ['a picture of more than 5,242,880 bytes', { pictures: [[...PNG, ...new Array(5_242_873).fill(0)]] }],
  ['remarks of 141 characters', { remarks: 'a'.repeat(141), pictures: [PNG] }],
  ['no picture where one is required', {}],
  ['no id', { id: '', pictures: [PNG] }],
])('sends nothing on for %s [REWARD-54 CONST-94]', async (_what, fields) => {
  await expect(send(fields)).rejects.toMatchObject({ code: 'request.invalid' });
  expect(sent).not.toHaveBeenCalled();
});

test('takes 140 characters as people count them [REWARD-26 REWARD-54]', async () => {
  await send({ remarks: '👨‍👩‍👧‍👦'.repeat(140), pictures: [PNG] });
  expect(sent).toHaveBeenCalledOnce();
});

test('asks for remarks where the promotion does [REWARD-24 REWARD-54]', async () => {
  promotion = { id: 501, imageRequired: 'N', remarkRequired: 'Y' };
  await expect(send({ remarks: '   ' })).rejects.toMatchObject({ code: 'request.invalid' });
  await send({ remarks: 'Đã nạp' });
  expect(sent).toHaveBeenCalledOnce();
});

test('an unknown promotion is not found, and a guest applies for nothing [REWARD-44 REWARD-14]', async () => {
  await expect(send({ id: '999', pictures: [PNG] })).rejects.toMatchObject({ code: 'content.not.found' });
  const guest = { ...site, session: null };
  await expect(sendRequest(guest, requestOf(form({ pictures: [PNG] })), 0)).rejects.toMatchObject({
    code: 'session.missing',
  });
});
