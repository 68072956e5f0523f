import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AgreementKind } from '@/contracts/agreements/kinds';
import { findAgreement, writeAnswer, writeEnd, writeOffer } from '../../db/agreements';
import type { AgreementTerms } from '../../db/schema';
import { dayAfter, siteDays } from '../../platform/site-days';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { offerQuota } from './offer';

const PASSWORD = 'Lantern2209';
const PATH = '/wps/agent/contract';
const DAY_MS = 86_400_000;
/** How far the clock was moved. */
let ahead: number;
const now = () => Date.now() + ahead;
let gateway: TestGateway;
let top: Agent;
let agent: Agent;
let below: Agent;
type Agent = Awaited<ReturnType<typeof newAgent>>;
type Version = { id: string; version: number; state: string; from: string | null; until: string | null };
type Agreement = {
  versions: Version[];
  dailysalreqtype: string;
  divtypecompperiodreq: string;
  basis: unknown;
};

/** An agent of type 1 below another, unless told. */
async function newAgent(upline: string | undefined, fields: object = {}) {
  const account = `agree_${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await gateway.sandbox<{ id: number }>('/members', {
    account,
    password: PASSWORD,
    balance: 0,
    type: 1,
    ...(upline && { upline }),
    ...fields,
  });
  return { ...(await asMember(gateway, account, PASSWORD)), id, account };
}

const HELD: AgreementTerms = {
  playerTurnover: 200_000_00,
  tiers: [
    { from: 10_000_000_00, players: 3, rate: 30 },
    { from: 50_000_000_00, players: 5, rate: 50 },
  ],
};
/** The same as a request has it. */
const ASKED = {
  playerTurnover: '200000',
  tiers: [
    { from: '10000000', players: 3, rate: 30 },
    { from: '50000000', players: 5, rate: 50 },
  ],
};

/** The house offers an agent an agreement. */
async function houseOffers(
  { id: agentId }: Agent,
  kind: AgreementKind = 'salary',
  terms = HELD,
  version = 1,
) {
  const id = crypto.randomUUID();
  const offeredAt = now();
  const offer = { id, kind, agentId, offeredBy: null, version, terms, offeredAt };
  expect(await writeOffer(gateway.db, { ...offer, answerBefore: offeredAt + DAY_MS }, null)).toBe(true);
  return id;
}
const answer = async (by: Agent, agreementId: string, answer = 'accepted', key?: string) => {
  const { body } = await by.send('POST', `${PATH}/answers`, { agreementId, answer }, key);
  return body.errorCode ?? (body.value as { from: string | null }).from;
};
const offer = async (by: Agent, to: Agent, more: object = {}, key?: string) => {
  const input = { account: to.account, kind: 'salary', ...ASKED, ...more };
  const { body } = await by.send('POST', `${PATH}/offers`, input, key);
  return body.errorCode ?? (body.value as { version: number }).version;
};
const act = async (by: Agent, what: 'withdrawals' | 'ends', agreementId: string) => {
  const { body } = await by.send('POST', `${PATH}/${what}`, { agreementId });
  return body.errorCode ?? body.value;
};
const agreement = async (of: Agent, kind: AgreementKind = 'salary') =>
  (await of.get(`${PATH}/${kind}`)).body.value as Agreement;
const last = async (of: Agent) => (await agreement(of)).versions[0] as Version;
/** So many days go by; everybody looks in each day, or their sessions would end. */
async function days(count: number) {
  for (let day = 0; day < count; day += 1) {
    ahead += DAY_MS;
    await gateway.sandbox('/clock', { offsetSeconds: ahead / 1000 });
    for (const one of [top, agent, below]) await last(one);
  }
}
/** The top agent and the one below hold what the house gave, from this day on. */
async function inForce() {
  await answer(top, await houseOffers(top));
  await days(1);
  await offer(top, agent);
  await answer(agent, (await last(agent)).id);
  await days(1);
}

beforeEach(async () => {
  gateway = await startGateway({ SESSION_IDLE_SECONDS: '604800' });
  ahead = 0;
  top = await newAgent(undefined, { type: 2 });
  agent = await newAgent(top.account);
  below = await newAgent(agent.account);
});

describe('an agreement', () => {
  it('waits until it is answered, is in force from the next day on and takes the place of the one before [AGENT-18 AGENT-21 AGENT-24]', async () => {
    expect(await agreement(top)).toMatchObject({ dailysalreqtype: 'N', versions: [] });
    const first = await houseOffers(top);
    expect(await agreement(top)).toMatchObject({ dailysalreqtype: 'Y', versions: [{ state: 'offered' }] });
    const from = await answer(top, first);
    expect(await last(top)).toMatchObject({ state: 'agreed', from, until: null });
    await days(1);
    expect(await last(top)).toMatchObject({ state: 'inForce', from });
    const second = await houseOffers(top, 'salary', HELD, 2);
    const next = await answer(top, second);
    const { versions } = await agreement(top);
    expect(versions).toMatchObject([
      { version: 2, state: 'agreed', from: next },
      { version: 1, state: 'inForce', from, until: from },
    ]);
    await days(1);
    expect((await agreement(top)).versions.map(({ state }) => state)).toEqual(['inForce', 'ended']);
  });

  it('tells of each kind by a field of its own, in every answer [AGENT-18 AGENT-19 AGENT-20 CALL-80]', async () => {
    await houseOffers(top, 'dividend');
    await houseOffers(top, 'hour');
    const marks = { dailysalreqtype: 'N', divtypecompperiodreq: 'Y', contracthoursalreq: 'Y' };
    for (const kind of ['salary', 'dividend', 'hour'] as const)
      expect(await agreement(top, kind)).toMatchObject(marks);
  });

  it('is refused once and for all; another may follow [AGENT-24]', async () => {
    const id = await houseOffers(top);
    expect(await answer(top, id, 'refused')).toBe(null);
    expect(await answer(top, id)).toBe('agreement.answered');
    expect(await last(top)).toMatchObject({ state: 'refused', from: null });
    await houseOffers(top, 'salary', HELD, 2);
  });

  it('is accepted once by two devices and by the same key, and never against the other answer [AGENT-24 MONEY-21]', async () => {
    const id = await houseOffers(top);
    const key = crypto.randomUUID();
    const answers = await Promise.all([
      answer(top, id, 'accepted', key),
      answer(top, id, 'accepted', key),
      answer(top, id),
      answer(top, id, 'refused'),
    ]);
    const state = (await last(top)).state;
    expect(['agreed', 'refused']).toContain(state);
    expect(answers.filter((one) => one === 'agreement.answered')).toHaveLength(state === 'agreed' ? 1 : 3);
  });

  it('cannot be answered by another, nor when its time is over [AGENT-24 ROLE-48]', async () => {
    const id = await houseOffers(top);
    expect(await answer(agent, id)).toBe('agreement.unknown');
    await days(2);
    expect(await answer(top, id)).toBe('agreement.expired');
    expect(await agreement(top)).toMatchObject({ dailysalreqtype: 'N', versions: [{ state: 'expired' }] });
    await houseOffers(top, 'salary', HELD, 2);
    expect((await agreement(top)).versions.map(({ state }) => state)).toEqual(['offered', 'expired']);
  });

  it('ends after seven days’ notice of either side, and keeps its last day [AGENT-24]', async () => {
    await inForce();
    const { id } = await last(agent);
    expect(await act(below, 'ends', id)).toBe('agreement.unknown');
    const ended = (await act(top, 'ends', id)) as { until: string };
    expect(await act(agent, 'ends', id)).toEqual(ended);
    await days(7);
    expect(await last(agent)).toMatchObject({ state: 'inForce', until: ended.until });
    await days(1);
    expect(await last(agent)).toMatchObject({ state: 'ended' });
    expect(await act(agent, 'ends', id)).toBe('agreement.answered');
  });
});

describe('what an agreement comes to', () => {
  /** What the team and players of the agent turned over yesterday, in whole units. */
  async function yesterday(turnover: number, ...players: number[]) {
    const day = dayAfter(siteDays({ timeZone: 'Asia/Ho_Chi_Minh' }).dayOf(now()), -1);
    await gateway.db.run(
      sql`INSERT INTO team_days (agent_id, day, turnover, net_win) VALUES (${agent.id}, ${day}, ${turnover * 100}, ${turnover})`,
    );
    for (const own of players) {
      const { id } = await newAgent(agent.account, { type: 0 });
      await gateway.db.run(
        sql`INSERT INTO member_days (member_id, day, turnover, bets) VALUES (${id}, ${day}, ${own * 100}, ${own > 0})`,
      );
    }
    return day;
  }

  it('is the rate of the highest step of which both figures were reached yesterday, cut to hundredths [AGENT-24]', async () => {
    await houseOffers(agent);
    const day = await yesterday(60_000_001.11, 200_000, 200_000, 59_000_000, 199_999.99);
    expect(await agreement(agent)).toMatchObject({
      basis: { day, amount: 60_000_001.11 },
      versions: [{ reachedTier: 0, players: 3, worth: 180_000 }],
    });
  });

  it('is nothing where one of the figures was missed, and unknown of what is over [AGENT-24]', async () => {
    const id = await houseOffers(agent);
    await yesterday(60_000_000, 200_000, 200_000);
    expect(await agreement(agent)).toMatchObject({ versions: [{ players: 2, worth: 0 }] });
    expect((await agreement(agent)).versions[0]).toMatchObject({ reachedTier: null });
    await answer(agent, id, 'refused');
    expect((await agreement(agent)).versions[0]).not.toHaveProperty('worth');
  });

  it('counts nobody who has not played, however little makes a player [AGENT-24]', async () => {
    await houseOffers(agent, 'salary', { ...HELD, playerTurnover: 0 });
    await yesterday(60_000_000, 0, 0, 1);
    expect(await agreement(agent)).toMatchObject({ versions: [{ players: 1, worth: 0 }] });
  });

  it('is asked of no member who has no team to speak of [AGENT-23]', async () => {
    const player = await newAgent(undefined, { type: 0 });
    await houseOffers(player, 'hour');
    expect(await agreement(player, 'hour')).toMatchObject({ basis: null, contracthoursalreq: 'Y' });
  });
});

describe('an offer to a direct downline', () => {
  beforeEach(inForce);

  it('gives what the agent holds, or less [AGENT-24]', async () => {
    expect(await offer(agent, below)).toBe(1);
    const own = (await agent.get(`${PATH}/downline?account=${below.account}&kind=salary`)).body.value;
    expect(own).toMatchObject({ account: below.account, versions: [{ state: 'offered' }], own: {} });
  });

  it.each([
    ['a higher rate', { tiers: [{ from: '10000000', players: 3, rate: 31 }] }],
    ['the rate for less turnover', { tiers: [{ from: '9999999.99', players: 3, rate: 30 }] }],
    ['the rate for fewer players', { tiers: [{ from: '50000000', players: 4, rate: 50 }] }],
    ['players that count for less', { playerTurnover: '199999' }],
  ])('never gives %s than the agent holds [AGENT-24]', async (_, more) => {
    expect(await offer(agent, below, more)).toBe('agreement.beyond');
  });

  it.each([
    ['steps that fall', { tiers: ASKED.tiers.toReversed() }],
    ['two steps alike', { tiers: [ASKED.tiers[0], ASKED.tiers[0]] }],
    ['a step from nothing on', { tiers: [{ from: '0', players: 3, rate: 30 }] }],
  ])('has no %s [AGENT-24]', async (_, more) => {
    expect(await offer(agent, below, more)).toBe('agreement.terms.invalid');
  });

  it('has bounds that no request goes beyond [AGENT-24]', async () => {
    const tier = ASKED.tiers[0];
    for (const tiers of [[], Array(11).fill(tier), [{ ...tier, rate: 0 }], [{ ...tier, players: -1 }]])
      expect(await offer(agent, below, { tiers })).toBe('request.invalid');
    expect(await offer(agent, below, { kind: 'bonus' })).toBe('request.invalid');
  });

  it('goes to agents directly below alone, and tells nobody who else there is [AGENT-24 AGENT-25 ROLE-48]', async () => {
    const player = await newAgent(agent.account, { type: 0 });
    for (const other of [top, agent, player, { ...below, account: 'nobody_here' }])
      expect(await offer(agent, other)).toBe('agreement.agent.unknown');
    expect(await offer(top, below)).toBe('agreement.agent.unknown');
    expect(await offer(player, below)).toBe('permission.denied');
    for (const path of [
      `downline?account=${top.account}&kind=salary`,
      `downline?account=${below.account}1&kind=salary`,
    ])
      expect((await agent.get(`${PATH}/${path}`)).body.errorCode).toBe('agreement.agent.unknown');
    expect((await player.get(`${PATH}/downlines`)).body.errorCode).toBe('permission.denied');
  });

  it('is made by who holds that kind, one at a time, once for its key [AGENT-24 MONEY-21]', async () => {
    expect(await offer(agent, below, { kind: 'hour' })).toBe('agreement.none.held');
    const key = crypto.randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => offer(agent, below, {}, key)));
    expect(made).toEqual([1, 1, 1]);
    const less = { tiers: [{ from: '10000000', players: 3, rate: 20 }] };
    expect(await offer(agent, below, less)).toBe('agreement.open');
    expect(await offer(agent, below)).toBe(1);
    expect((await agreement(below)).versions).toHaveLength(1);
  });

  it('is made so many times an hour, and no more [AGENT-25]', async () => {
    const { key, most } = offerQuota(agent);
    await gateway.db.run(sql`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most - 1})
      INSERT INTO quota_uses (key, at) SELECT ${key}, ${now()} FROM n`);
    expect(await offer(agent, below)).toBe(1);
    expect(await offer(agent, below)).toBe(1);
    await act(agent, 'withdrawals', (await last(below)).id);
    expect(await offer(agent, below)).toBe('rate.limited');
  });

  it('is taken back by who made it until it is answered [AGENT-24]', async () => {
    await offer(agent, below);
    const { id } = await last(below);
    expect(await act(top, 'withdrawals', id)).toBe('agreement.unknown');
    expect(await act(agent, 'withdrawals', id)).toEqual({ version: 1 });
    expect(await act(agent, 'withdrawals', id)).toEqual({ version: 1 });
    expect(await answer(below, id)).toBe('agreement.answered');
    expect(await offer(agent, below)).toBe(2);
    const second = (await last(below)).id;
    await answer(below, second);
    expect(await act(agent, 'withdrawals', second)).toBe('agreement.answered');
  });

  it('does not come into force once its giver holds less, or is the upline no more [AGENT-24]', async () => {
    await offer(agent, below);
    const { id } = await last(below);
    await act(agent, 'ends', (await last(agent)).id);
    await days(7);
    expect(await answer(below, id)).toBe('agreement.beyond');
    await gateway.db.run(sql`UPDATE members SET upline_id = ${top.id} WHERE id = ${below.id}`);
    expect(await answer(below, id)).toBe('agreement.answered');
  });

  it('of a former upline is withdrawn by a move, is no business of the new one, and is not in its way [AGENT-24 AGENT-25 ROLE-48]', async () => {
    await offer(agent, below);
    await answer(below, (await last(below)).id);
    await days(1);
    await offer(agent, below);
    await gateway.db.run(sql`UPDATE members SET upline_id = ${top.id} WHERE id = ${below.id}`);
    expect(await agreement(below)).toMatchObject({
      dailysalreqtype: 'N',
      versions: [{ state: 'withdrawn' }, { state: 'inForce' }],
    });
    const seen = async () =>
      (await top.get(`${PATH}/downline?account=${below.account}&kind=salary`)).body.value as Agreement;
    expect((await seen()).versions).toEqual([]);
    expect(await offer(top, below)).toBe(3);
    expect((await seen()).versions).toMatchObject([{ version: 3, state: 'offered' }]);
    expect(await answer(below, (await last(below)).id)).toBe(
      dayAfter(siteDays({ timeZone: 'Asia/Ho_Chi_Minh' }).dayOf(now())),
    );
  });

  it('is listed with those before, page by page and by how they stand, to its giver alone [AGENT-24 AGENT-25]', async () => {
    const second = await newAgent(agent.account);
    await offer(agent, below);
    await answer(below, (await last(below)).id);
    await days(1);
    await offer(agent, second);
    type Page = { list: { account: string; state: string }[]; next: string | null };
    const page = async (query = '', by = agent) =>
      (await by.get(`${PATH}/downlines?${query}`)).body.value as Page;
    expect((await page()).list).toMatchObject([
      { account: second.account, state: 'offered' },
      { account: below.account, state: 'inForce' },
    ]);
    const first = await page('limit=1');
    expect(first.list).toMatchObject([{ account: second.account }]);
    expect(await page(`limit=1&cursor=${first.next}`)).toMatchObject({
      list: [{ state: 'inForce' }],
      next: null,
    });
    expect((await page('group=waiting')).list).toHaveLength(1);
    expect((await page('group=running')).list).toMatchObject([{ account: below.account }]);
    expect((await page('group=over')).list).toEqual([]);
    expect((await page('', top)).list.map(({ account }) => account)).toEqual([agent.account]);
    expect((await agent.get(`${PATH}/downlines?cursor=x`)).body.errorCode).toBe('request.invalid');
  });
});

describe('an end', () => {
  type Inbox = { content: { title: string }[] };
  const inbox = async ({ get }: Agent) =>
    ((await get('/wps/inbox?pageNum=1')).body.value as Inbox).content.map(({ title }) => title);
  const told = async (one: Agent) => (await inbox(one)).filter((title) => title.endsWith('sắp kết thúc'));

  it('and an offer and its answer before it are told to the other side, once [AGENT-24 NOTICE-27]', async () => {
    await inForce();
    await offer(agent, below);
    const { id } = await last(below);
    for (let index = 0; index < 2; index += 1) await answer(below, id);
    expect((await inbox(below))[0]).toBe('Bạn có đề nghị hợp đồng lương ngày');
    const answered = (await inbox(agent)).filter((title) => title.endsWith('đã được đồng ý'));
    expect(answered).toEqual(['Hợp đồng lương ngày đã được đồng ý']);
  });

  it('is told once to the other side, and to everybody below who is paid along it [AGENT-24]', async () => {
    await inForce();
    await offer(agent, below);
    await answer(below, (await last(below)).id);
    const beside = await newAgent(top.account);
    for (let index = 0; index < 2; index += 1) await act(agent, 'ends', (await last(agent)).id);
    expect(await told(top)).toEqual(['Hợp đồng lương ngày sắp kết thúc']);
    expect(await told(below)).toEqual(['Hợp đồng lương ngày của tuyến trên sắp kết thúc']);
    expect([await told(agent), await told(beside)]).toEqual([[], []]);
  });

  it('of the top one is told to two levels below, and to nobody of another kind [AGENT-24]', async () => {
    await inForce();
    await offer(agent, below);
    await answer(below, (await last(below)).id);
    const hours = await houseOffers(top, 'hour');
    await answer(top, hours);
    await act(top, 'ends', hours);
    expect([await told(agent), await told(below)]).toEqual([[], []]);
    await act(top, 'ends', (await last(top)).id);
    expect([await told(agent), await told(below)].flat()).toEqual([
      'Hợp đồng lương ngày của tuyến trên sắp kết thúc',
      'Hợp đồng lương ngày của tuyến trên sắp kết thúc',
    ]);
    expect(await told(top)).toEqual([]);
  });
});

describe('the database itself', () => {
  const wanted = (more: object) => ({
    id: crypto.randomUUID(),
    kind: 'salary' as const,
    agentId: below.id,
    offeredBy: agent.id,
    version: 1,
    terms: HELD,
    offeredAt: now(),
    answerBefore: now() + DAY_MS,
    ...more,
  });

  it('takes no offer beyond what the upline holds, of nobody else, and none beside another [AGENT-24]', async () => {
    await inForce();
    const more = { ...HELD, tiers: [{ from: 1, players: 0, rate: 30 }] };
    expect(await writeOffer(gateway.db, wanted({ terms: more }), null)).toBe(false);
    expect(await writeOffer(gateway.db, wanted({ terms: { ...HELD, playerTurnover: 1 } }), null)).toBe(false);
    expect(await writeOffer(gateway.db, wanted({ offeredBy: top.id }), null)).toBe(false);
    expect(await writeOffer(gateway.db, wanted({ kind: 'hour' }), null)).toBe(false);
    expect(await writeOffer(gateway.db, wanted({}), null)).toBe(true);
    expect(await writeOffer(gateway.db, wanted({ version: 2 }), null)).toBe(false);
  });

  it('takes no answer after its time, no second one in force, and no change of what was agreed [AGENT-24]', async () => {
    const id = await houseOffers(top);
    const accepted = { id, answer: 'accepted' as const, today: '2026-01-01', fromDay: '2026-01-02' };
    expect(await writeAnswer(gateway.db, { ...accepted, at: now() + 2 * DAY_MS }, null)).toBe(false);
    expect(await writeAnswer(gateway.db, { ...accepted, at: now() }, null)).toBe(true);
    const next = await houseOffers(top, 'salary', HELD, 2);
    const alone = sql`UPDATE agent_agreements SET state = 'accepted', answered_at = 1, from_day = '2026-02-01' WHERE id = ${next}`;
    await expect(gateway.db.run(alone)).rejects.toThrow();
    await expect(
      gateway.db.run(sql`UPDATE agent_agreements SET terms = '{}' WHERE id = ${id}`),
    ).rejects.toThrow();
    await writeEnd(gateway.db, id, '2026-03-01');
    await writeEnd(gateway.db, id, '2026-04-01');
    expect(await findAgreement(gateway.db, id)).toMatchObject({ untilDay: '2026-03-01' });
  });
});
