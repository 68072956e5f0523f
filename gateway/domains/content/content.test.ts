import { beforeEach, describe, expect, it } from 'vitest';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { MOST_FEEDBACK } from './feedback';
import { MOST_POPULAR } from './popular-announcements';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

type Listed = { list: { id: number; type: string; name: string; title: string; tag: string | null }[] };
const listOf = async (path: string, headers = {}) =>
  ((await gateway.call(path, { headers })).body.value as Listed).list;

describe('categories', () => {
  it('sort every promotion and article, each merchant with its own [CALL-87 ENT-26 ENT-29 ENT-30 ENT-31]', async () => {
    const categories = await listOf('/wps/announcements/categories');
    const types = categories.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['gaming', 'testimony', 'brand_endorsement', 'pvp_promo']));
    const { body } = await gateway.get('/wps/announcements?types=PR');
    const ids = new Set(categories.map(({ id }) => id));
    for (const { promoAnnouncementCategoryIds: of } of (
      body.value as { promotion: { promoAnnouncementCategoryIds: number[] }[] }
    ).promotion) {
      expect(of.length).toBeGreaterThan(0);
      for (const id of of) expect(ids).toContain(id);
    }
    const bare = await listOf('/wps/announcements/categories?merchantCode=bare');
    expect(bare.map(({ id }) => id)).toEqual([21, 22]);
    const [english] = await listOf('/wps/announcements/categories', { 'Accept-Language': 'en' });
    expect(english?.name).not.toBe(categories[0]?.name);
  });
});

describe('popular promotions', () => {
  const popular = async () => (await listOf('/wps/announcements/popular')).map(({ id }) => id);

  it('are the hot ones first where nobody did anything, and never articles [CALL-51 PROMO-10]', async () => {
    const { body } = await gateway.get('/wps/announcements?types=PR,H');
    const hot = (body.value as { hot: { id: number }[] }).hot.map(({ id }) => id);
    const first = await popular();
    expect(first).toHaveLength(MOST_POPULAR);
    expect(first.slice(0, hot.length).sort()).toEqual(hot.sort());
    expect(Math.max(...first)).toBeLessThan(600);
    expect(await popular()).toEqual(first);
  });

  it('are those that members join, apply for and read [CALL-51]', async () => {
    const member = await asMember(gateway);
    await member.send('POST', '/wps/announcements/read', { announcementId: 505, read: true });
    await member.send('POST', '/wps/promotions/signup', { promotionId: 509 });
    expect((await popular()).slice(0, 2)).toEqual([509, 505]);
  });
});

describe('the help centre', () => {
  it('has terms and privacy with questions, in the language of the visitor and the name of the site [CALL-35 HELP-09]', async () => {
    const tabs = await listOf('/wps/system/helpCenter?device=MOBILE');
    expect(tabs.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['terms', 'privacy']));
    expect(JSON.stringify(tabs)).toContain('Hoa Đăng');
    const bare = JSON.stringify(await listOf('/wps/system/helpCenter?merchantCode=bare'));
    expect(bare).toContain('Bến Mộc');
    expect(bare).not.toContain('Hoa Đăng');
    const english = await listOf('/wps/system/helpCenter', { 'Accept-Language': 'en-GB' });
    expect(english[0]?.title).not.toBe(tabs[0]?.title);
  });
});

describe('feedback', () => {
  const content = 'Trang chạy rất mượt.';
  const kept = async () => {
    const answer = await gateway.send('/sandbox/feedback?account=minhan_2209');
    return ((await answer.json()) as { feedback: unknown[] }).feedback;
  };

  it('is kept, trimmed, with what it is about [CALL-33 HELP-25 HELP-26]', async () => {
    const member = await asMember(gateway);
    const sent = await member.send('PUT', '/wps/feedback', { content: `  ${content} `, type: 'praise' });
    expect(sent.body).toMatchObject({ success: true });
    await member.send('PUT', '/wps/feedback', { content });
    expect(await kept()).toEqual([
      { content, type: 'praise' },
      { content, type: null },
    ]);
  });

  it('is refused when it is too short or long, of no known kind, or by nobody or a trial [HELP-24 HELP-26]', async () => {
    const member = await asMember(gateway);
    for (const fields of [
      { content: 'quá ngắn ' },
      { content: 'x'.repeat(501) },
      { content, type: 'x' },
      {},
    ]) {
      expect((await member.send('PUT', '/wps/feedback', fields)).body.errorCode).toBe('request.invalid');
    }
    const trial = await asMember(gateway, 'trial01');
    expect((await trial.send('PUT', '/wps/feedback', { content })).body.errorCode).toBe('account.trial');
    const guest = await gateway.call('/wps/feedback', { method: 'PUT', body: JSON.stringify({ content }) });
    expect(guest).toMatchObject({ status: 401, body: { errorCode: 'session.missing' } });
    expect(await kept()).toEqual([]);
  });

  it('is kept once however often it is sent under its key: one after the other, and twice at once [MONEY-21]', async () => {
    const member = await asMember(gateway);
    const key = crypto.randomUUID();
    const send = (fields: object = { content }) => member.send('PUT', '/wps/feedback', fields, key);
    const first = await Promise.all([send(), send(), send()]);
    for (const { status, body } of [...first, await send()])
      expect([status, body.success, body.value]).toEqual([200, true, null]);
    expect(await kept()).toEqual([{ content, type: null }]);
    const other = await send({ content: `${content} Và nhanh.` });
    expect(other).toMatchObject({ status: 409, body: { errorCode: 'request.idempotency.reused' } });
    expect(await kept()).toHaveLength(1);
  });

  it('has the same key for two members stand for two feedbacks [MONEY-21]', async () => {
    const [one, two] = [await asMember(gateway), await asMember(gateway, 'agent01')];
    const key = crypto.randomUUID();
    for (const member of [one, two])
      expect((await member.send('PUT', '/wps/feedback', { content }, key)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
    const answer = await gateway.send('/sandbox/feedback?account=agent01');
    expect(await answer.json()).toMatchObject({ feedback: [{ content }] });
  });

  it('is refused without a key, and with one that is no UUID [MONEY-21]', async () => {
    const member = await asMember(gateway);
    for (const key of ['', 'x', '1; 2']) {
      const answer = await member.send('PUT', '/wps/feedback', { content }, key);
      expect(answer.body.errorCode).toBe('request.invalid');
    }
    expect(await kept()).toEqual([]);
  });

  it('has a limit for each member and day [CALL-33 CALL-03]', async () => {
    const member = await asMember(gateway);
    const send = () => member.send('PUT', '/wps/feedback', { content });
    for (let time = 0; time < MOST_FEEDBACK; time += 1) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, body: { errorCode: 'rate.limited' } });
    const other = await asMember(gateway, 'agent01');
    expect((await other.send('PUT', '/wps/feedback', { content })).status).toBe(200);
    expect(await kept()).toHaveLength(MOST_FEEDBACK);
  });
});
