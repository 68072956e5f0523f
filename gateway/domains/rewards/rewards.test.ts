import { beforeEach, describe, expect, it } from 'vitest';
import { requestReward } from '@/contracts/rewards/request-reward';
import { PICTURE_BYTES } from '@/contracts/rewards/reward-rules';
import { gif, joined, jpegOfBytes, latin, pngOfBytes, zip } from '@/contracts/testing/pictures';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

type Kept = { promotionId: number; status: string; remarks: string; pictures: object[] };
let gateway: TestGateway;
let member: Awaited<ReturnType<typeof asMember>>;
beforeEach(async () => {
  gateway = await startGateway();
  member = await asMember(gateway);
});

const asUrl = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const png = (bytes = 70) => asUrl(pngOfBytes(bytes));
const jpeg = (bytes: number) => asUrl(jpegOfBytes(bytes), 'image/jpeg');
const apply = async (fields: object = {}, by = member) => {
  const all = { pictures: [png()], promotionId: 501, remarks: '', ...fields };
  return (await by.send('POST', '/wps/promotions/reward', all)).body.errorCode ?? 'applied';
};
const kept = async (account = 'minhan_2209') => {
  const answer = await gateway.send(`/sandbox/applications?account=${account}`);
  return ((await answer.json()) as { applications: Kept[] }).applications;
};
const publish = async (item: object) => {
  const { ids } = await gateway.sandbox<{ ids: number[] }>('/announcements', { kind: 'promotion', item });
  return ids[0] as number;
};

describe('an application', () => {
  it('is kept with its pictures and remarks, and listed with its status [CALL-53 CALL-88 REWARD-04 REWARD-49 REWARD-51]', async () => {
    const pictures = [png(70), jpeg(900)];
    expect(await apply({ pictures, remarks: ' Nạp lúc 9 giờ. ' })).toBe('applied');
    expect(await kept()).toEqual([
      {
        promotionId: 501,
        status: 'applying',
        remarks: 'Nạp lúc 9 giờ.',
        pictures: [
          { type: 'image/png', bytes: 70 },
          { type: 'image/jpeg', bytes: 900 },
        ],
      },
    ]);
    expect((await member.get('/wps/promotions/applications')).body.value).toEqual({
      list: [{ promotionId: 501, status: 'applying' }],
    });
  });

  it('takes the example of its contract', async () => {
    const { body } = await member.send('POST', '/wps/promotions/reward', requestReward.example.input);
    expect(body).toMatchObject({ success: true, value: null });
  });

  it('may be open once for a promotion, also when two come together, and again after a refusal [CALL-53]', async () => {
    const both = await Promise.all([apply(), apply()]);
    expect(both.sort()).toEqual(['applied', 'reward.already.applied']);
    expect(await apply()).toBe('reward.already.applied');
    const mark = (status: string) =>
      gateway.sandbox('/applications', { account: 'minhan_2209', promotionId: 501, status });
    for (const status of ['process', 'coming']) {
      await mark(status);
      expect(await apply()).toBe('reward.already.applied');
    }
    await mark('rejected');
    expect(await apply()).toBe('applied');
    expect((await kept()).map(({ status }) => status)).toEqual(['applying', 'rejected']);
    expect(await apply({}, await asMember(gateway, 'agent01'))).toBe('applied');
  });

  it.each([
    ['Y', 'Y', [0, ''], 'request.invalid'],
    ['Y', 'Y', [1, ''], 'request.invalid'],
    ['Y', 'Y', [0, 'x'], 'request.invalid'],
    ['Y', 'Y', [1, 'x'], 'applied'],
    ['Y', 'N', [0, 'x'], 'request.invalid'],
    ['Y', 'N', [1, ''], 'applied'],
    ['N', 'Y', [1, '   '], 'request.invalid'],
    ['N', 'Y', [0, 'x'], 'applied'],
    ['N', 'N', [0, ''], 'applied'],
  ] as const)(
    'to a promotion that asks for a picture (%s) and a remark (%s), with %j: %s [REWARD-22 REWARD-23 REWARD-24 REWARD-25 REWARD-27]',
    async (imageRequired, remarkRequired, [pictures, remarks], outcome) => {
      const promotionId = await publish({ imageRequired, remarkRequired });
      expect(await apply({ promotionId, pictures: Array(pictures).fill(png()), remarks })).toBe(outcome);
    },
  );

  it('has pictures of the right kind by their content, size and number [REWARD-28 REWARD-31 REWARD-32 REWARD-34 REWARD-54]', async () => {
    const svg = latin('<svg onload="x()"/>');
    for (const pictures of [
      [asUrl(gif())],
      [asUrl(gif(), 'image/gif')],
      [asUrl(svg)],
      [asUrl(pngOfBytes(70).slice(0, 7))],
      [asUrl(pngOfBytes(70).slice(0, 60))],
      [asUrl(new Uint8Array(64))],
      ['https://evil.example/a.png'],
      ['data:image/png;base64,'],
      ['data:text/html;base64,AAAA'],
      Array(4).fill(png()),
    ]) {
      expect(await apply({ pictures })).toBe('request.invalid');
    }
    expect(await apply({ pictures: [png(PICTURE_BYTES + 1)] })).toBe('request.too.large');
    expect(await apply({ remarks: 'x'.repeat(141) })).toBe('request.invalid');
    expect(await kept()).toEqual([]);
  });

  it('keeps of a picture what is seen, and not the archive behind it [REWARD-42 REWARD-54]', async () => {
    expect(await apply({ pictures: [asUrl(joined(pngOfBytes(70), zip('evil.html', '<script>')))] })).toBe(
      'applied',
    );
    expect((await kept())[0]?.pictures).toEqual([{ type: 'image/png', bytes: 70 }]);
  });

  it('may carry three pictures of 5 MB each, and no more than that [REWARD-32 REWARD-34 CONST-51]', async () => {
    const bytes = 5_242_880;
    const pictures = Array(3).fill(jpeg(bytes));
    expect(await apply({ pictures })).toBe('applied');
    expect((await kept())[0]?.pictures).toEqual(Array(3).fill({ type: 'image/jpeg', bytes }));
    expect(await apply({ pictures: [...pictures, jpeg(bytes)] })).toBe('request.too.large');
  });

  it('is refused to a trial, to nobody, and for what is not published [CALL-53]', async () => {
    expect(await apply({}, await asMember(gateway, 'trial01'))).toBe('account.trial');
    for (const promotionId of [424242, 'x', 701, '1e400']) {
      expect(await apply({ promotionId })).toBe('content.not.found');
    }
    const guest = await gateway.call('/wps/promotions/reward', { method: 'POST', body: '{}' });
    expect(guest.body.errorCode).toBe('session.missing');
  });

  it('names the promotion that stands in its place where there is one [REWARD-53]', async () => {
    await publish({ linkedPromotionId: 9501, remarkRequired: 'Y' });
    expect(await apply({ promotionId: 9501, remarks: '' })).toBe('request.invalid');
    expect(await apply({ promotionId: '9501', remarks: 'x' })).toBe('applied');
    expect((await kept())[0]).toMatchObject({ promotionId: 9501 });
  });
});

describe('joining', () => {
  const join = async (promotionId: unknown, by = member) =>
    (await by.send('POST', '/wps/promotions/signup', { promotionId })).body.errorCode ?? 'joined';

  it('a sign-up promotion signs it once, whatever happens twice [CALL-52 PROMO-14 REWARD-09]', async () => {
    expect(await Promise.all([join(509), join('509'), join(509)])).toEqual(['joined', 'joined', 'joined']);
    expect((await member.get('/wps/promotions/applications')).body.value).toEqual({
      list: [{ promotionId: 509, status: 'signed' }],
    });
  });

  it('anything else is refused, and so are trials [CALL-52 PROMO-15]', async () => {
    for (const promotionId of [501, 701, 424242, 'x'])
      expect(await join(promotionId)).toBe('content.not.found');
    expect(await join(509, await asMember(gateway, 'trial01'))).toBe('account.trial');
    expect(await kept()).toEqual([]);
  });
});
