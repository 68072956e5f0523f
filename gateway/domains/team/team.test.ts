import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEAM_ORDERS, TEAM_PARTS, TEAM_SPANS } from '@/contracts/team/downline-kinds';
import { findMember } from '../../db/members';
import type { Db } from '../../db/open';
import { MOST_DOWNLOADS } from '../../platform/downloads';
import { dayAfter, siteDays } from '../../platform/site-days';
import { asMember } from '../../testing/as-member';
import { numbers } from '../../testing/numbers';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const DAY_MS = 86_400_000;
const NOW = Date.now();
const ZONE = siteDays({ timeZone: 'Asia/Ho_Chi_Minh' });
const TODAY = ZONE.dayOf(NOW);
const MANY = 70;

type One = {
  id: number;
  account: string;
  uplineId: number;
  type: number;
  regDate: number;
  lastPlayed: string | null;
  activeOn: string | null;
};
type Row = { id: string; account: string; agent: boolean; level: number; under: string; turnover: number };
type Page = { list: Row[]; next: string | null; total: number };

let gateway: TestGateway;
let db: Db;
let agent: Awaited<ReturnType<typeof asMember>>;
let agentId: number;
let people: One[];
let stranger: number;

/** A tree of random shape below `agent01`, with figures of random size that often are the same. */
beforeAll(async () => {
  gateway = await startGateway();
  db = gateway.db;
  agentId = (await findMember(db, 'hoadang', 'agent01'))?.id ?? 0;
  await db.run(sql`UPDATE members SET upline_id = NULL WHERE upline_id = ${agentId}`);
  const pick = numbers(22);
  const base = 90_000;
  people = Array.from({ length: MANY }, (_, index) => {
    const ago = pick(60);
    const played = pick(10) < 7 ? pick(60) : null;
    return {
      id: base + index,
      account: `t${index % 7}_${index}`,
      uplineId: index < 12 ? agentId : base + pick(index),
      type: pick(10) < 4 ? ([1, 2, 41][index % 3] ?? 1) : 0,
      regDate: NOW - ago * DAY_MS,
      lastPlayed: played === null ? null : dayAfter(TODAY, -played),
      activeOn: pick(2) === 0 ? dayAfter(TODAY, -pick(40)) : null,
    };
  });
  stranger = base + MANY;
  const other = await findMember(db, 'hoadang', 'member41');
  const everybody = [
    ...people,
    { ...people[0], id: stranger, account: 't0_stranger', uplineId: other?.id ?? 0, type: 1 } as One,
  ];
  for (const { id, account, uplineId, type, regDate, lastPlayed, activeOn } of everybody) {
    await db.run(sql`
      INSERT INTO members (id, merchant, account, password_hash, type, reg_date, upline_id)
      VALUES (${id}, 'hoadang', ${account}, '', ${type}, ${regDate}, ${uplineId})`);
    const figure = () => pick(5) * 100;
    for (const span of TEAM_SPANS)
      await db.run(sql`
        INSERT INTO team_spans (member_id, span, turnover, net_win, deposits, withdrawals, commission, players, agents,
          active_members, new_members, last_active_day)
        VALUES (${id}, ${span}, ${figure()}, ${figure() - 200}, ${figure()}, ${figure()}, 0, ${figure()}, 0,
          ${figure()}, 0, ${lastPlayed})`);
    if (activeOn)
      await db.run(sql`INSERT INTO member_days (member_id, day, active) VALUES (${id}, ${activeOn}, 1)`);
  }
  agent = await asMember(gateway, 'agent01');
});

const path = (call: string, query: Record<string, string | number>) =>
  `/wps/agent/team${call}?${new URLSearchParams({ merchantCode: 'hoadang', ...query } as Record<string, string>)}`;
const USUAL = { span: 'days7', part: 'direct', order: 'turnover' };

async function pageOf(query: Record<string, string | number>): Promise<Page> {
  const { body } = await agent.get(path('', { ...USUAL, ...query }));
  expect(body.errorCode).toBeNull();
  return body.value as Page;
}

/** All pages of three rows, one after the other. */
async function whole(query: Record<string, string | number>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: Page = await pageOf({ ...query, limit: 3, ...(cursor !== null && { cursor }) });
    rows.push(...page.list);
    cursor = page.next;
    if (cursor === null) {
      expect(page.total).toBe(rows.length);
      return rows;
    }
  }
}

const under = (id: number): One[] =>
  people.filter(({ uplineId }) => uplineId === id).flatMap((one) => [one, ...under(one.id)]);
const isAgent = ({ type }: One) => ![0, 4, 40].includes(type);
const DAYS = { today: 1, days7: 7, days30: 30 };

/** Who is in a part, told in another way than by the database. */
function expected(ownerId: number, part: (typeof TEAM_PARTS)[number], span: keyof typeof DAYS): string[] {
  const from = dayAfter(TODAY, 1 - DAYS[span]);
  const quiet = dayAfter(TODAY, -29);
  const isIn: Record<typeof part, (one: One) => boolean> = {
    direct: ({ uplineId }) => uplineId === ownerId,
    agents: isAgent,
    players: (one) => !isAgent(one),
    active: ({ activeOn }) => activeOn !== null && activeOn >= from && activeOn <= TODAY,
    new: ({ regDate }) => regDate >= ZONE.startOf(from),
    silent: ({ regDate, lastPlayed }) => regDate < ZONE.startOf(quiet) && (lastPlayed ?? '') < quiet,
  };
  return under(ownerId)
    .filter(isIn[part])
    .map(({ id }) => String(id))
    .sort();
}

describe('a team', () => {
  it.each(TEAM_PARTS.flatMap((part) => TEAM_SPANS.map((span) => [part, span] as const)))(
    'has in the part %s over %s just who belongs there, page by page, each once [AGENT-25]',
    async (part, span) => {
      const rows = await whole({ part, span });
      expect(rows.map(({ id }) => id).sort()).toEqual(expected(agentId, part, span));
    },
  );

  it.each(TEAM_ORDERS)(
    'comes by %s, the most first, the same ones as by any other [AGENT-25]',
    async (order) => {
      const rows = await whole({ part: 'players', order });
      const figures = rows.map((row) => figureOf(row as never, order));
      expect(figures).toEqual([...figures].sort((a, b) => b - a));
      expect(rows.map(({ id }) => id).sort()).toEqual(expected(agentId, 'players', 'days7'));
    },
  );

  it('of somebody below says how far they are from whoever asks, and who is right above [AGENT-25]', async () => {
    const owner = people.find(
      ({ id }) => under(id).length > 2 && !expected(agentId, 'direct', 'today').includes(String(id)),
    );
    const rows = await whole({ member: owner?.id ?? 0, part: 'players' });
    for (const { id, level, under: above } of rows) {
      const line = lineOf(Number(id));
      expect([level, above]).toEqual([
        line.length,
        people.find((one) => one.id === line[0])?.account ?? 'agent01',
      ]);
    }
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each(TEAM_SPANS)(
    'is counted over %s as its lists count it, and tells its line [AGENT-25]',
    async (span) => {
      for (const { id } of [{ id: agentId }, ...people.slice(0, 8)]) {
        const { body } = await agent.get(path('/member', { span, ...(id !== agentId && { member: id }) }));
        const { parts, members, line, level } = body.value as {
          parts: Record<string, number>;
          members: number;
          line: { id: string }[];
          level: number;
        };
        for (const part of TEAM_PARTS)
          expect([part, parts[part]]).toEqual([part, expected(id, part, span).length]);
        expect(members).toBe(under(id).length);
        expect(line.map((one) => Number(one.id))).toEqual(id === agentId ? [] : lineOf(id).reverse());
        expect(level).toBe(line.length);
      }
    },
  );
});

/** Who stands above, the nearest first, up to the agent. */
const lineOf = (id: number): number[] => {
  const above = people.find((one) => one.id === id)?.uplineId ?? 0;
  return above === agentId ? [above] : [above, ...lineOf(above)];
};
const figureOf = (row: Record<string, number>, order: string): number =>
  (order === 'joined' ? row.joinedAt : row[order]) ?? Number.NaN;

describe('a search by name', () => {
  it('finds a part of it on every level, just so first, and says when there are more [AGENT-25]', async () => {
    const { body } = await agent.get(path('/find', { span: 'days7', name: 'T0_' }));
    const { list, more } = body.value as { list: Row[]; more: boolean };
    expect(list.map(({ account }) => account).sort()).toEqual(
      people
        .map(({ account }) => account)
        .filter((account) => account.startsWith('t0_'))
        .sort(),
    );
    expect(more).toBe(false);
    const all = await agent.get(path('/find', { span: 'days7', name: '_1' }));
    expect((all.body.value as { list: Row[] }).list[0]?.account).toMatch(/^t\d_1/);
    const exact = people[10]?.account ?? '';
    const one = await agent.get(path('/find', { span: 'days7', name: exact }));
    expect((one.body.value as { list: Row[] }).list[0]?.account).toBe(exact);
  });
});

describe('what an agent may see', () => {
  const errorOf = async (token: string, at: string) => (await gateway.get(at, token)).body.errorCode;

  it('ends at the own tree, whatever id is asked for [AGENT-25 ROLE-48]', async () => {
    const upline = await findMember(db, 'hoadang', 'tongdaily01');
    for (const member of [stranger, upline?.id ?? 0, 1, 999_999_999, 'x', '90000.1', '0x15f90']) {
      for (const at of [path('', { ...USUAL, member }), path('/member', { span: 'today', member })])
        expect([at, await errorOf(agent.token, at)]).toEqual([at, 'content.not.found']);
    }
  });

  it('ends at the own tree by a cursor of another one, too [AGENT-25 ROLE-48]', async () => {
    const page = await pageOf({ part: 'players', limit: 100, cursor: `99999999999999.${stranger}` });
    expect(page.list.map(({ id }) => id).sort()).toEqual(expected(agentId, 'players', 'days7'));
    for (const cursor of ['1', '1.x', "1.1' OR 1", '1.1.1', 'NaN.1'])
      expect(await errorOf(agent.token, path('', { ...USUAL, cursor }))).toBe('request.invalid');
  });

  it('ends at the own tree for a name, and a pattern in it is none [AGENT-25 ROLE-48]', async () => {
    for (const name of ['stranger', 'tongdaily', 'agent01', '%%', '__', "' OR 1=1 --"]) {
      const { body } = await agent.get(path('/find', { span: 'today', name }));
      const { list } = body.value as { list: Row[] };
      expect(list.filter(({ id }) => !people.some((one) => String(one.id) === id))).toEqual([]);
      if (name !== '__') expect(list).toEqual([]);
    }
  });

  it('of the same id is theirs who stand above it, and nobody’s beside [AGENT-25 ROLE-48]', async () => {
    const above = await asMember(gateway, 'tongdaily01');
    const below = people.find((one) => lineOf(one.id).length > 1)?.id ?? 0;
    expect(await errorOf(above.token, path('/member', { span: 'today', member: below }))).toBeNull();
    const beside = await asMember(gateway, 'member41');
    expect(await errorOf(beside.token, path('/member', { span: 'today', member: below }))).toBe(
      'content.not.found',
    );
    expect(await errorOf(beside.token, path('/member', { span: 'today', member: stranger }))).toBeNull();
  });

  it.each(['minhan_2209', 'trial01', 'member40'])(
    'is nothing for %s, who is no agent [AGENT-05 ROLE-31 ROLE-48]',
    async (account) => {
      const { token } = await asMember(gateway, account);
      for (const at of [
        path('', USUAL),
        path('/member', { span: 'today' }),
        path('/find', { span: 'today', name: 't0' }),
      ])
        expect(await errorOf(token, at)).toBe('permission.denied');
      expect((await gateway.get(path('', USUAL))).body.errorCode).toBe('session.missing');
    },
  );

  it('is gone when a branch is moved away, on every call [AGENT-25 ROLE-48]', async () => {
    const branch = people.find(({ id, uplineId }) => uplineId === agentId && under(id).length > 2) as One;
    const deep = under(branch.id).at(-1) as One;
    const { next } = await pageOf({ part: 'players', limit: 3 });
    await db.run(sql`UPDATE members SET upline_id = ${stranger} WHERE id = ${branch.id}`);
    for (const { id, account } of [branch, deep]) {
      for (const at of [path('', { ...USUAL, member: id }), path('/member', { span: 'today', member: id })])
        expect([at, await errorOf(agent.token, at)]).toEqual([at, 'content.not.found']);
      const { body } = await agent.get(path('/find', { span: 'today', name: account }));
      expect((body.value as { list: Row[] }).list.filter((one) => one.account === account)).toEqual([]);
    }
    const gone = new Set([branch, ...under(branch.id)].map(({ id }) => String(id)));
    const rows = [
      ...(await pageOf({ part: 'players', limit: 100 })).list,
      ...(await pageOf({ part: 'agents', limit: 100 })).list,
      ...(await pageOf({ part: 'players', limit: 100, cursor: next ?? '' })).list,
    ];
    expect(rows.filter(({ id }) => gone.has(id))).toEqual([]);
    await db.run(sql`UPDATE members SET upline_id = ${agentId} WHERE id = ${branch.id}`);
  });

  it('of a player below is its card, and an empty team [AGENT-25]', async () => {
    const player = people.find((one) => !isAgent(one) && under(one.id).length === 0);
    expect(await pageOf({ member: player?.id ?? 0 })).toEqual({ list: [], next: null, total: 0 });
  });
});

it('lets a download be begun so often and no more, whoever’s team it is of [AGENT-25]', async () => {
  const whole = path('', { ...USUAL, part: 'players', order: 'joined', limit: 1000 });
  for (let index = 0; index < MOST_DOWNLOADS; index += 1) expect((await agent.get(whole)).status).toBe(200);
  expect((await agent.get(whole)).body.errorCode).toBe('rate.limited');
  expect((await agent.get(path('', { ...USUAL, limit: 100 }))).status).toBe(200);
});
