import { beforeEach, describe, expect, it } from 'vitest';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

type Notice = { id: number; title: string; read: boolean | null };
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

const NOTICES = '/wps/announcements?types=B,PL,PU';
const MARK = '/wps/announcements/read';
const noticesIn = (answer: { body: { value: unknown } }) =>
  (answer.body.value as { player: Notice[] }).player;
const marks = (answer: { body: { value: unknown } }) =>
  Object.fromEntries(noticesIn(answer).map(({ id, read }) => [id, read]));

describe('notices', () => {
  it('are unread until the member marks them, once and for that member alone [CALL-48 ENT-20 ENT-28 NOTICE-09]', async () => {
    const [member, other] = [await asMember(gateway), await asMember(gateway, 'agent01')];
    expect(new Set(Object.values(marks(await member.get(NOTICES))))).toEqual(new Set([false]));
    for (let time = 0; time < 2; time += 1) {
      const { body } = await member.send('POST', MARK, { announcementId: 701, read: true });
      expect(body).toMatchObject({ success: true, value: null });
    }
    expect(marks(await member.get(NOTICES))).toMatchObject({ 701: true, 702: false });
    expect(marks(await other.get(NOTICES))).toMatchObject({ 701: false });
    await member.send('POST', MARK, { announcementId: '702', read: true });
    expect(marks(await member.get(NOTICES))).toMatchObject({ 701: true, 702: true });
  });

  it('have no mark for a guest, and are read for who plays on trial, who cannot mark them [NOTICE-07 NOTICE-08 CALL-48]', async () => {
    expect(new Set(Object.values(marks(await gateway.get(NOTICES))))).toEqual(new Set([null]));
    const trial = await asMember(gateway, 'trial01');
    expect(new Set(Object.values(marks(await trial.get(NOTICES))))).toEqual(new Set([true]));
    const { body } = await trial.send('POST', MARK, { announcementId: 701, read: true });
    expect(body.errorCode).toBe('account.trial');
  });

  it('that are gone are marked by nobody, and nothing but true can be said of them [CALL-48 ENT-52]', async () => {
    const member = await asMember(gateway);
    for (const announcementId of [424242, 'x', '9'.repeat(30)]) {
      expect((await member.send('POST', MARK, { announcementId, read: true })).body.success).toBe(true);
    }
    for (const fields of [{ announcementId: 701, read: false }, { announcementId: 701 }, { read: true }]) {
      expect((await member.send('POST', MARK, fields)).body.errorCode).toBe('request.invalid');
    }
    expect(marks(await member.get(NOTICES))).toMatchObject({ 701: false });
  });

  it('are read one by one, in the language of the visitor; promotions and strangers’ notices are none [CALL-49 NOTICE-15 NOTICE-17]', async () => {
    const { body } = await gateway.get('/wps/notice?id=701');
    expect(body.value).toMatchObject({ id: 701, title: expect.stringContaining('Bảo trì') });
    const english = await gateway.call('/wps/notice?id=701', { headers: { 'Accept-Language': 'en' } });
    expect(english.body.value).toMatchObject({ title: expect.stringContaining('Maintenance') });
    for (const query of ['id=501', 'id=424242', 'id=x', 'id=701&merchantCode=bare', 'id=-1', 'id=1e400']) {
      expect([query, (await gateway.get(`/wps/notice?${query}`)).body.errorCode]).toEqual([
        query,
        'content.not.found',
      ]);
    }
    expect((await gateway.get('/wps/notice')).body.errorCode).toBe('request.invalid');
  });
});
