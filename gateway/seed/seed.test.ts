import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { getAnnouncementCategories } from '../../contracts/content/announcement-categories';
import { getAnnouncements } from '../../contracts/content/announcements';
import { getHelpCentre } from '../../contracts/content/help-centre';
import { getPopularAnnouncements } from '../../contracts/content/popular-announcements';
import { readFlags, SITE_FLAGS } from '../../contracts/flags';
import { getHotGames } from '../../contracts/games/hot-games';
import { getMemberInfo } from '../../contracts/member/member-info';
import { getPointsBalance } from '../../contracts/member/points-balance';
import { getRankProgress } from '../../contracts/member/rank-progress';
import type { Operation } from '../../contracts/operation';
import { getCustomerService } from '../../contracts/system/customer-service';
import { getDomainRoute } from '../../contracts/system/domain-route';
import { getStatus } from '../../contracts/system/status';
import { getMerchantWallet } from '../../contracts/wallet/merchant-wallet';
import { getWallet } from '../../contracts/wallet/wallet';
import { auditMoney } from '../db/audit-money';
import { auditLedger } from '../db/ledger';
import { games, inboxMessages, members } from '../db/schema';
import { asMember } from '../testing/as-member';
import { logIn } from '../testing/log-in';
import { startGateway, type TestGateway } from '../testing/start-gateway';
import { PROMOTIONS } from './announcements';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { seed } from './seed';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});

/** The answer to an operation's own example, checked against its contract. */
async function answerTo<Op extends Operation>(
  operation: Op,
  more = '',
  token?: string,
): Promise<v.InferOutput<Op['output']>> {
  const input = operation.example.input as Record<string, string>;
  const query = new URLSearchParams({ ...(operation.constants as Record<string, string>), ...input });
  const { body } = await gateway.get(`${operation.path}?${query}${more}`, token);
  expect(body).toMatchObject({ success: true, errorCode: null });
  return v.parse(operation.output, body.value);
}

describe('the seeds', () => {
  it('answer every read as its contract says, for both merchants [CALL-06 CALL-07]', async () => {
    const open = [
      getStatus,
      getDomainRoute,
      getCustomerService,
      getAnnouncements,
      getAnnouncementCategories,
      getPopularAnnouncements,
      getHelpCentre,
      getHotGames,
    ];
    for (const merchant of ['hoadang', 'bare']) {
      for (const operation of open) await answerTo<Operation>(operation, `&merchantCode=${merchant}`);
    }
    const login = await logIn(gateway, 'minhan_2209', 'Lantern2209');
    const { token } = login.body.value as { token: string };
    expect(await answerTo(getWallet, '', token)).toEqual({ sumBalance: 1_234_567_850 });
    expect(await answerTo(getMerchantWallet, '', token)).toEqual({ isSingle: 1 });
    expect(await answerTo(getPointsBalance, '', token)).toBe(8420);
    expect(await answerTo(getRankProgress, '', token)).toEqual({
      currentProgress: { completedConditions: 2, totalExpectedConditions: 4 },
      playerRankProgress: { labelId: 'gold' },
    });
    expect(await answerTo(getMemberInfo, '', token)).toMatchObject({
      account: 'minhan_2209',
      toUpline: 'agent01',
    });
  });

  it('let the demo member find a rebate to claim, and a friend at each state of an invitation [INVITE-03 INVITE-09]', async () => {
    const { get } = await asMember(gateway);
    expect((await get('/wps/tasks')).body.value).toMatchObject({
      rebate: { amount: 72_000, claimed: false },
    });
    const { list } = (await get('/wps/referral/friends')).body.value as { list: { state: string }[] };
    expect(list.map(({ state }) => state)).toEqual(['checking', 'deposited', 'registered', 'rewarded']);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('bring a database from before a migration up to date, and leave its members’ own changes', async () => {
    const old = await startGateway();
    await old.db.run(sql`DELETE FROM sandbox_settings WHERE key = 'seed.edition'`);
    await old.db.run(sql`DELETE FROM affiliates`);
    await old.db.run(sql`UPDATE members SET mobile_num = NULL, country_dialing_code = NULL, email = NULL`);
    await old.db.run(
      sql`UPDATE members SET nickname = 'Own', email = 'own@example.com' WHERE account = 'agent01'`,
    );
    await old.db.run(
      sql`UPDATE merchants SET register_rules = '{}', register_settings = '{}', free_play = 0`,
    );
    await old.db.run(sql`DELETE FROM announcement_categories`);
    await old.db.run(sql`DELETE FROM help_tabs`);
    await old.db.run(sql`DELETE FROM inbox_messages`);
    await old.db.run(sql`UPDATE announcements SET category = 'newcomer', category_ids = '[]'`);
    expect(await seed(old.db, Date.now())).toEqual({ seeded: true });
    expect(await seed(old.db, Date.now())).toEqual({ seeded: false });
    const rows = await old.db.select().from(members);
    const named = (name: string) => rows.find(({ account }) => account === name);
    expect(named('minhan_2209')).toMatchObject({ mobileNum: '912345678', email: 'minhan@example.com' });
    expect(named('agent01')).toMatchObject({ nickname: 'Own', mobileNum: null, email: 'own@example.com' });
    const promotions = (await old.get('/wps/announcements?types=PR')).body.value as {
      promotion: { id: number; category: string | null; promoAnnouncementCategoryIds: number[] }[];
    };
    expect(promotions.promotion[0]).toMatchObject({ category: null, promoAnnouncementCategoryIds: [21] });
    for (const path of ['/wps/announcements/categories', '/wps/system/helpCenter']) {
      const { list } = (await old.get(path)).body.value as { list: unknown[] };
      expect(list.length).toBeGreaterThan(1);
    }
    expect(await old.db.$count(inboxMessages)).toBeGreaterThan(1);
    const { body } = await old.get('/wps/register/settings');
    expect(body.value).toMatchObject({ usernameRegister: true });
    expect((await old.get('/wps/affiliate/check?code=HD8826&domain=x')).body.success).toBe(true);
    expect(await auditLedger(old.db)).toEqual([]);
  });

  it('hold a site with every flag on and one with every flag off [ROLE-46]', async () => {
    const on = readFlags((await answerTo(getStatus, '&merchantCode=hoadang')).info.whitelabel ?? {});
    const off = readFlags((await answerTo(getStatus, '&merchantCode=bare')).info.whitelabel ?? {});
    const calm = ['ANNOUNCENOW3', 'OFFERAPPNOW3'];
    for (const flag of SITE_FLAGS) expect([on[flag], off[flag]]).toEqual([!calm.includes(flag), false]);
  });

  it('hold a member of every type, a disabled one, and an agent between an upline and downlines [ROLE-31 ROLE-38 ROLE-41]', async () => {
    const rows = await gateway.db.select().from(members);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set([0, 1, 2, 4, 40, 41, 42, 90]));
    expect(rows.some(({ status }) => status === 'disabled')).toBe(true);
    const agent = rows.find(({ account }) => account === 'agent01');
    expect(agent?.uplineId).not.toBeNull();
    expect(rows.filter(({ uplineId }) => uplineId === agent?.id).length).toBeGreaterThan(1);
    expect(rows.filter(({ account }) => /^test_0\d\d$/.test(account))).toHaveLength(40);
    expect(DEMO_ACCOUNTS.length).toBeGreaterThanOrEqual(9);
  });

  it('hold promotions with terms, days and amounts in both languages, and pictures that are there [ENT-16 ENT-27]', async () => {
    expect(PROMOTIONS.length).toBeGreaterThanOrEqual(8);
    for (const language of ['vi', 'en']) {
      const response = await gateway.send('/wps/announcements?types=B,PL,PU,PR,H', {
        headers: { 'Accept-Language': language },
      });
      const { value } = (await response.json()) as { value: v.InferOutput<typeof getAnnouncements.output> };
      const { promotion: all, banners, hot } = v.parse(getAnnouncements.output, value);
      const promotion = all?.slice(0, PROMOTIONS.length);
      expect(promotion?.map(({ id }) => id)).toEqual(PROMOTIONS.map(({ id }) => id));
      expect(hot).toHaveLength(3);
      for (const { content, announcementImages } of promotion ?? []) {
        expect(content).toMatch(/<table>.*<h3>(Điều khoản|Terms)<\/h3>/);
        expect(content).not.toMatch(/[{}]/);
        expect(announcementImages?.[0]).toMatchObject({
          sequence: 1,
          url: expect.stringMatching(/^\/art\/heroes\//),
        });
      }
      const urls = [
        ...(banners ?? []).map(({ url }) => url),
        ...(promotion ?? []).flatMap(
          ({ announcementImages }) => announcementImages?.map(({ url }) => url) ?? [],
        ),
      ];
      expect(urls.filter((url) => !existsSync(new URL(`../../public${url}`, import.meta.url)))).toEqual([]);
    }
  });

  it('are put in once, and their money is all accounted for [CALL-07]', async () => {
    const before = await gateway.db.$count(games);
    expect(await seed(gateway.db, Date.now())).toEqual({ seeded: false });
    expect(await gateway.db.$count(games)).toBe(before);
    expect(await auditLedger(gateway.db)).toEqual([]);
  });
});
