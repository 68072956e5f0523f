import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteDays } from '../../platform/site-days';
import { register } from '../../testing/account';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { MOST_LINKS, newLinkCode } from './links';

type Link = { code: string; name: string; archived: boolean; domain: string } & Record<string, number>;
const PASSWORD = 'Lantern2209';
const today = siteDays({ timeZone: 'Asia/Ho_Chi_Minh' }).dayOf(Date.now());
let gateway: TestGateway;
let agent: Awaited<ReturnType<typeof asMember>>;

beforeEach(async () => {
  gateway = await startGateway();
  agent = await newMember(1);
});

async function newMember(type: number) {
  const account = `link_${crypto.randomUUID().slice(0, 8)}`;
  await gateway.sandbox('/members', { account, password: PASSWORD, type });
  return asMember(gateway, account, PASSWORD);
}
const links = async (by = agent, from = today, to = today) =>
  ((await by.get(`/wps/agent/links?from=${from}&to=${to}`)).body.value as { list: Link[] }).list;
const create = async (name: string, by = agent, key?: string) =>
  (await by.send('POST', '/wps/agent/links', { name }, key)).body;
const codeOf = async (name: string, by = agent) => ((await create(name, by)).value as { code: string }).code;
const archive = async (code: string, archived = true, by = agent) =>
  (await by.send('POST', '/wps/agent/links/archive', { code, archived })).body;
const visit = (code: string, address = '203.0.113.9') =>
  gateway.call('/wps/affiliate/visit', {
    method: 'POST',
    headers: { 'X-Forwarded-For': address },
    body: JSON.stringify({ code }),
  });

describe('an agent’s invitation links', () => {
  it('have a name of the agent’s and a code that registers below the agent [AGENT-26 REG-67]', async () => {
    const code = await codeOf('  Nhóm Zalo ');
    expect(await links()).toMatchObject([{ code, name: 'Nhóm Zalo', archived: false, registrations: 0 }]);
    expect((await register(gateway, { affiliateCode: code })).body.success).toBe(true);
    expect(await links()).toMatchObject([{ code, registrations: 1, visits: 0, firstDeposits: 0 }]);
    expect(await links(agent, '2025-01-01', '2025-01-31')).toMatchObject([{ code, registrations: 0 }]);
  });

  it('are made once for a key, and no more than may be, also all at once [AGENT-26 MONEY-21]', async () => {
    const key = crypto.randomUUID();
    const twins = await Promise.all([create('Facebook', agent, key), create('Facebook', agent, key)]);
    expect(twins[0]).toEqual(twins[1]);
    expect(await links()).toHaveLength(1);
    await gateway.db.run(sql`
      WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${MOST_LINKS - 1})
      INSERT INTO affiliates (merchant, code, member_id, domains)
      SELECT merchant, code || i, member_id, '[]' FROM affiliates, n WHERE code = ${(await links())[0]?.code}`);
    const last = await Promise.all(['a', 'b', 'c'].map((name) => create(name)));
    expect(last.filter(({ success }) => success)).toHaveLength(1);
    expect(last.find(({ success }) => !success)).toMatchObject({ errorCode: 'affiliate.link.limit' });
    expect(await links()).toHaveLength(MOST_LINKS);
  });

  it('count visits of a code that somebody has, whatever its case, and no more of one address than may be [AGENT-26]', async () => {
    const code = await codeOf('Facebook');
    await visit(code);
    await visit(code.toLowerCase(), '203.0.113.10');
    expect((await visit('NOBODY00')).body.success).toBe(true);
    expect(await links()).toMatchObject([{ code, visits: 2 }]);
    const many = await Promise.all(Array.from({ length: 70 }, () => visit(code, '203.0.113.77')));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await links()).toMatchObject([{ visits: 62 }]);
    expect(await gateway.db.all(sql`SELECT code FROM affiliate_visits WHERE code = 'NOBODY00'`)).toEqual([]);
  });

  it('count a first deposit on the day it came, once [AGENT-26]', async () => {
    const code = await codeOf('Facebook');
    await register(gateway, { affiliateCode: code });
    await gateway.db.run(sql`
      INSERT INTO member_days (member_id, day, deposits)
      SELECT m.id, d.value, 100 FROM members m, json_each('["2099-03-01","2099-03-02"]') d
      WHERE m.affiliate_code = ${code}`);
    expect(await links(agent, '2099-03-01', '2099-03-05')).toMatchObject([{ firstDeposits: 1 }]);
    expect(await links(agent, '2099-03-02', '2099-03-05')).toMatchObject([{ firstDeposits: 0 }]);
  });

  it('go to the archive and come back, and stay good there [AGENT-26]', async () => {
    const [first, second] = [await codeOf('Facebook'), await codeOf('Zalo')];
    await archive(first);
    expect((await links()).map(({ code, archived }) => [code, archived])).toEqual([
      [second, false],
      [first, true],
    ]);
    expect((await register(gateway, { affiliateCode: first })).body.success).toBe(true);
    await archive(first, false);
    expect((await links()).every(({ archived }) => !archived)).toBe(true);
  });

  it('leave the invitation of the agent’s friends as it was, until it goes to the archive [AGENT-26 INVITE-04]', async () => {
    const invitation = async () =>
      ((await agent.get('/wps/referral/overview')).body.value as { code: string }).code;
    const first = await codeOf('Facebook');
    await gateway.db.run(sql`
      INSERT INTO affiliates (merchant, code, member_id, domains, created_at)
      SELECT merchant, '22222222', member_id, '[]', created_at + 1 FROM affiliates WHERE code = ${first}`);
    expect(await invitation()).toBe(first);
    await archive(first);
    expect(await invitation()).toBe('22222222');
  });

  it('are the agent’s own: another one neither sees nor changes them, and who is no agent has none [AGENT-26 AGENT-05 ROLE-48]', async () => {
    const code = await codeOf('Facebook');
    const other = await newMember(1);
    expect(await links(other)).toEqual([]);
    expect(await archive(code, true, other)).toMatchObject({ errorCode: 'affiliate.code.invalid' });
    expect(await archive('NOBODY00')).toMatchObject({ errorCode: 'affiliate.code.invalid' });
    expect(await links()).toMatchObject([{ code, archived: false }]);
    for (const type of [0, 40]) {
      const member = await newMember(type);
      const range = `from=${today}&to=${today}`;
      expect((await member.get(`/wps/agent/links?${range}`)).body.errorCode).toBe('permission.denied');
      expect(await create('x', member)).toMatchObject({ errorCode: 'permission.denied' });
      expect(await archive(code, true, member)).toMatchObject({ errorCode: 'permission.denied' });
    }
  });

  it('of the demo agent are named, and brought members [AGENT-26]', async () => {
    const demo = await links(await asMember(gateway, 'agent01'), '2000-01-01', '2000-12-31');
    expect(demo.map(({ name }) => name)).toEqual(['Facebook', 'Nhóm Zalo', 'Tờ rơi quán cà phê', '']);
    expect(demo.at(-1)).toMatchObject({ domain: 'agent.hoadang.example.com' });
  });

  it('have codes that nobody misreads [AGENT-26]', () => {
    for (let index = 0; index < 200; index += 1) expect(newLinkCode()).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  });
});
