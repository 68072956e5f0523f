import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rollUpDay } from '../../db/agents/roll-up';
import { HOUSE_COMMISSIONS, writeSettlements } from '../../db/agents/settling';
import { auditMoney } from '../../db/audit-money';
import { writeMovement } from '../../db/game-money';
import { insertAll } from '../../db/insert-all';
import { HOUSE_OPENING, memberAccount, openAccount, post } from '../../db/ledger';
import { insertMember } from '../../db/members';
import { type Db, openDb } from '../../db/open';
import {
  type AgentRules,
  type AgreementKind,
  type AgreementTerms,
  agentAgreements,
  agentCorrections,
  games,
  ledgerAccounts,
  ledgerEntries,
  type Merchant,
  merchants,
  settlements,
} from '../../db/schema';
import { dayAfter, siteDays } from '../../platform/site-days';
import { MERCHANTS } from '../../seed/merchants';
import { agentsModel } from '../../testing/agents-model';
import { openLocalD1 } from '../../testing/local-d1';
import { crashingD1, crashPointsOf } from '../../testing/money/crashing-d1';
import { numbers } from '../../testing/numbers';
import { seedsOf } from '../../testing/seeds';
import { shuffleD1 } from '../../testing/shuffled-d1';
import { openWallet } from '../wallet/open-wallet';
import { rollUp } from './scheduled';
import { settleAtOnce } from './settle';
import { dividendPeriodOf } from './spans';

const RULES: AgentRules = {
  activeTurnover: 5_000,
  commissionTiers: [
    { turnover: 0, players: 0, rates: { RNG: 33, LIVE: 7 } },
    { turnover: 30_000, players: 2, rates: { RNG: 51, LIVE: 19 } },
    { turnover: 70_000, players: 4, rates: { RNG: 77, LIVE: 19, SPORTS: 11 } },
  ],
  bonusShare: 1900,
  dividendPeriod: 'week',
  noticeDays: 7,
  answerDays: 7,
};
const MERCHANT: Merchant = { ...(MERCHANTS[0] as Merchant), agentRules: RULES };
const TYPES = ['RNG', 'LIVE', 'SPORTS'];
const DAYS = siteDays(MERCHANT);
const MANY = 16;
const MINUTE_MS = 60_000;
const START = DAYS.startOf('2026-08-05');

type World = Awaited<ReturnType<typeof openWorld>>;

/** Members in a random tree, a gateway's database, and the model that is told the same. */
async function openWorld(seed: number) {
  const next = numbers(seed);
  const d1 = openLocalD1();
  const db = openDb({ DB: d1 });
  const clock = { at: START };
  const typeOf = new Map(
    Array.from({ length: MANY }, (_, index) => [index + 1, next(5) < 2 ? 0 : 1 + next(2)]),
  );
  const model = agentsModel(RULES, typeOf);
  await insertAll(db, merchants, [MERCHANT]);
  await insertAll(db, games, TYPES.map(gameOf));
  for (const [id, type] of typeOf) {
    const uplineId = id === 1 || next(9) === 0 ? null : 1 + next(id - 1);
    model.uplineOf.set(id, uplineId);
    const row = { id, merchant: MERCHANT.code, account: `m${id}`, passwordHash: '', type, regDate: 0 };
    await insertMember(db, { ...row, uplineId });
    await openWallet(db, id, 10 ** 12, START);
  }
  return { d1, db, next, clock, model, bets: 0, openDay: '2026-08-05', versions: 0 };
}

const gameOf = (gameType: string, index: number) => ({
  nodeId: index + 1,
  gameName: gameType,
  imageUrl: '',
  label: null,
  gameType,
  gameCode: gameType,
  vassalage: gameType,
  vendor: 'demo',
  gameId: 1,
  roomId: null,
  lottoMode: null,
  supportPlay: 1,
  isGameH5: 1,
  freeplay: 0,
  popularity: 1,
});

/** A round of a member that is settled at a moment, or cancelled. */
async function play(world: World, at: number): Promise<void> {
  const { db, next, model, openDay } = world;
  world.bets += 1;
  const [member, type, bet] = [1 + next(MANY), next(TYPES.length), 1_001 + next(29_999)];
  const win = next(3) === 0 ? next(3 * bet) : 0;
  const transactionId = `t-${world.bets}`;
  const common = {
    vendor: 'demo',
    memberId: member,
    nodeId: type + 1,
    fingerprint: '',
    account: memberAccount(member),
  };
  await writeMovement(db, { ...common, kind: 'bet', transactionId, roundId: transactionId, amount: bet }, at);
  const closing = { ...common, transactionId: `${transactionId}-end`, betId: transactionId };
  if (next(6) === 0) await writeMovement(db, { ...closing, kind: 'rollback', amount: bet }, at);
  else {
    await writeMovement(db, { ...closing, kind: 'win', amount: win, jackpot: null }, at);
    const isLate = DAYS.dayOf(at) < openDay;
    const hour = isLate ? 0 : Math.floor((at - DAYS.startOf(DAYS.dayOf(at))) / (60 * MINUTE_MS));
    const day = isLate ? openDay : DAYS.dayOf(at);
    model.plays.push({ member, day, hour, gameType: TYPES[type] ?? '', bet, win });
  }
}

async function playLater(world: World, minutes: number): Promise<void> {
  world.clock.at += minutes * MINUTE_MS;
  await play(world, world.clock.at);
}

async function giveBonus({ db, next, model, openDay, clock }: World): Promise<void> {
  const [member, amount] = [1 + next(MANY), 500 + next(5_000)];
  await openAccount(db, HOUSE_OPENING, 'house');
  const entries = [
    { account: memberAccount(member), amount },
    { account: HOUSE_OPENING, amount: -amount },
  ];
  await post(db, { idempotencyKey: crypto.randomUUID(), kind: 'bonus', entries }, clock.at);
  const day = DAYS.dayOf(clock.at);
  model.bonuses.push({ member, day: day < openDay ? openDay : day, amount });
}

async function move({ db, next, model }: World): Promise<void> {
  const [id, upline] = [1 + next(MANY), next(7) === 0 ? null : 1 + next(MANY)];
  if (upline !== null && model.isWithin(upline, id)) return;
  await db.run(sql`UPDATE members SET upline_id = ${upline} WHERE id = ${id}`);
  model.uplineOf.set(id, upline);
}

async function correct({ db, next, model, openDay, clock }: World): Promise<void> {
  const agentId = 1 + next(MANY);
  if (!model.isAgent(agentId)) return;
  const amount = next(2) === 0 ? -1 - next(2_000) : 1 + next(500);
  await insertAll(db, agentCorrections, [{ agentId, day: openDay, amount, reason: 'test', at: clock.at }]);
  model.corrections.push({ agent: agentId, day: openDay, amount });
}

/** Terms of the house, or none better than those of whoever offers them. */
function termsOf(next: World['next'], kind: AgreementKind, above?: AgreementTerms): AgreementTerms {
  if (above) {
    const less = next(30);
    const tiers = above.tiers.map((tier) => ({ ...tier, rate: Math.max(0, tier.rate - less) }));
    return { tiers, playerTurnover: above.playerTurnover + next(2) * 500 };
  }
  const step = kind === 'salary' ? 20_000 : 8_000;
  const tiers = [0, 1, 2].map((place) => ({
    from: place * step + 1,
    players: place,
    rate: 40 + place * (30 + next(40)),
  }));
  return { tiers, playerTurnover: 1_000 + next(3) * 1_000 };
}

/** An agent takes an offer of the agent right above, or of the house; or one ends. */
async function agree({ db, next, model, clock, ...world }: World, version: number): Promise<void> {
  const kind = (['salary', 'hour', 'dividend'] as const)[next(3)] ?? 'salary';
  const agent = 1 + next(MANY);
  if (!model.isAgent(agent)) return;
  const [today = ''] = [DAYS.dayOf(clock.at), world.openDay].sort().reverse();
  const from = dayAfter(today);
  const own = model.agreements.find((one) => one.agent === agent && one.kind === kind && one.until === null);
  const end = async (until: string) => {
    if (!own) return;
    own.until = until;
    await db.run(
      sql`UPDATE agent_agreements SET until_day = ${until} WHERE agent_id = ${agent} AND kind = ${kind} AND until_day IS NULL`,
    );
  };
  if (own && (own.from >= from || next(4) === 0)) return own.from < from ? end(today) : undefined;
  const upline = model.agentAbove(agent);
  const above = upline === null ? undefined : model.inForce(upline, kind, from);
  if (upline !== null && (!above || upline !== model.uplineOf.get(agent))) return;
  await end(today);
  const terms = termsOf(next, kind, above?.terms);
  model.agreements.push({ agent, kind, offeredBy: upline, terms, from, until: null });
  const row = { id: `a-${version}`, kind, agentId: agent, offeredBy: upline, version, terms };
  const times = { offeredAt: clock.at, answerBefore: clock.at + 1, answeredAt: clock.at, fromDay: from };
  await insertAll(db, agentAgreements, [{ ...row, ...times, state: 'accepted' }]);
}

/** The worker's schedule, which now and then dies on its way and comes again. */
async function runVendorScheduled(world: World): Promise<void> {
  const { d1, next, model, clock } = world;
  while (clock.at >= DAYS.startOf(dayAfter(world.openDay)) + 5 * MINUTE_MS) {
    model.close(world.openDay);
    world.openDay = dayAfter(world.openDay);
  }
  const now = { now: () => clock.at, wall: () => clock.at };
  for (let deaths = next(4); deaths > 0; deaths -= 1) {
    const at = (['before', 'after', 1, 2, 3, 5, 8] as const)[next(7)] ?? 'before';
    const { database } = crashingD1(d1, { access: 1 + next(30), at });
    await rollUp({ db: openDb({ DB: database }), clock: now }, MERCHANT).catch(() => undefined);
  }
  await rollUp({ db: openDb({ DB: d1 }), clock: now }, MERCHANT);
}

const told = async (db: Db) =>
  (await db.select().from(settlements)).map((one) => ({
    agent: one.agentId,
    kind: one.kind,
    from: one.fromDay,
    to: one.toDay,
    gross: one.gross,
    paidDown: one.paidDown,
    amount: one.amount,
    carriedOut: one.carriedOut,
  }));
type Told = { kind: string; from: string; agent: number };
const inOrder = <T extends Told>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => `${a.from} ${a.kind} ${a.agent}`.localeCompare(`${b.from} ${b.kind} ${b.agent}`));

describe('what agents are paid', () => {
  const seen = new Set<string>();

  it.each(seedsOf(6))(
    'is what the rules give, worked out in another way: random trees, moves, corrections, late bets, runs cut short (%i) [ROLE-12 AGENT-26 MONEY-22]',
    async (seed) => {
      const world = await openWorld(seed);
      const { next, clock, db, model } = world;
      await runVendorScheduled(world);
      for (let index = 0; index < 20; index += 1) await agree(world, 1000 + index);
      for (let index = 0; index < 640; index += 1) {
        clock.at += next(90) * MINUTE_MS;
        const choice = next(20);
        if (choice < 11) await play(world, clock.at);
        else if (choice < 12) await play(world, Math.max(START, clock.at - next(3 * 24 * 60) * MINUTE_MS));
        else if (choice < 13) await giveBonus(world);
        else if (choice < 14) await move(world);
        else if (choice < 15) await correct(world);
        else if (choice < 17) await agree(world, index);
        else await runVendorScheduled(world);
      }
      await runVendorScheduled(world);
      expect(inOrder(await told(db))).toEqual(inOrder(model.settled));
      const { settled } = model;
      for (const { kind, amount, paidDown, carriedOut } of settled) {
        if (amount > 0) seen.add(paidDown > 0 ? `${kind}, less what went down` : kind);
        if (carriedOut < 0) seen.add(`${kind} carried on`);
      }
      expect(await auditMoney(db)).toEqual([]);
    },
  );

  it('was of every kind in those runs, also less what went down, and carried on [ROLE-12]', () => {
    const kinds = ['commission', 'salary', 'hour', 'dividend'];
    const all = [...kinds, ...kinds.map((kind) => `${kind}, less what went down`)];
    expect([...seen].sort()).toEqual([...all, 'commission carried on', 'dividend carried on'].sort());
  });

  it('is never below zero by a commission, or by terms that come down one line: nobody holds better ones than the upline [ROLE-12]', async () => {
    const world = await openWorld(14);
    for (let day = 0; day < 8; day += 1) {
      for (let index = 0; index < 30; index += 1) await playLater(world, 40);
      for (let index = 0; index < 25; index += 1) await agree(world, day * 100 + index);
      await runVendorScheduled(world);
    }
    const rows = await told(world.db);
    const ofLines = rows.filter(({ kind }) => kind !== 'dividend');
    expect(
      ofLines.filter(({ kind, paidDown }) => kind !== 'commission' && paidDown > 0).length,
    ).toBeGreaterThan(0);
    expect(ofLines.filter(({ gross, paidDown }) => gross < paidDown)).toEqual([]);
  });
});

it('counts players along the line by the highest turnover that is asked for there [AGENT-24]', async () => {
  const { db } = await openWorld(1);
  await db.run(sql`UPDATE members SET upline_id = NULL WHERE upline_id IS NOT NULL`);
  await db.run(
    sql`UPDATE members SET type = id < 3, upline_id = CASE id WHEN 2 THEN 1 WHEN 3 THEN 2 WHEN 4 THEN 2 END`,
  );
  const agreed = (
    agentId: number,
    version: number,
    playerTurnover: number,
    from: string,
    until: string | null,
  ) => ({
    id: `${agentId}-${version}`,
    kind: 'salary' as const,
    agentId,
    version,
    state: 'accepted' as const,
    offeredBy: agentId === 1 ? null : 1,
    fromDay: from,
    untilDay: until,
    terms: { tiers: [{ from: 1, players: 2, rate: 50 }], playerTurnover },
    offeredAt: START,
    answerBefore: START,
    answeredAt: START,
  });
  await insertAll(db, agentAgreements, [agreed(1, 1, 1_000, '2026-08-05', '2026-08-05')]);
  await insertAll(db, agentAgreements, [agreed(2, 1, 1_000, '2026-08-05', null)]);
  await insertAll(db, agentAgreements, [agreed(1, 2, 5_000, '2026-08-06', null)]);
  for (const day of ['2026-08-05', '2026-08-06'])
    for (const [memberId, amount] of [
      [3, 2_000],
      [4, 6_000],
    ] as const) {
      const id = `${day}-${memberId}`;
      const common = {
        vendor: 'demo',
        memberId,
        nodeId: 1,
        fingerprint: '',
        account: memberAccount(memberId),
      };
      const at = DAYS.startOf(day);
      await writeMovement(db, { ...common, kind: 'bet', transactionId: id, roundId: id, amount }, at);
      await writeMovement(
        db,
        { ...common, kind: 'win', transactionId: `${id}-w`, betId: id, amount: 0, jackpot: null },
        at,
      );
    }
  const at = DAYS.startOf('2026-08-07') + 6 * MINUTE_MS;
  await rollUp({ db, clock: { now: () => at, wall: () => at } }, MERCHANT);
  const paid = (await told(db)).filter(({ kind, agent }) => kind === 'salary' && agent === 2);
  expect(paid.map(({ from, amount }) => [from, amount])).toEqual([
    ['2026-08-05', 40],
    ['2026-08-06', 0],
  ]);
});

describe('a run', () => {
  /** A day of play, agreements of all kinds and a night; and the schedule's run of the morning after. */
  async function morning() {
    const world = await openWorld(7);
    await runVendorScheduled(world);
    for (let index = 0; index < 40; index += 1) {
      await playLater(world, 20);
      if (index % 2 === 0) await agree(world, index);
    }
    world.clock.at = DAYS.startOf('2026-08-09') + 6 * MINUTE_MS;
    await runVendorScheduled(world);
    for (let index = 0; index < 25; index += 1) await playLater(world, 20);
    const kept = world.d1.keep();
    const at = DAYS.startOf('2026-08-10') + 6 * MINUTE_MS;
    const clock = { now: () => at, wall: () => at };
    const run = (database: unknown) => rollUp({ db: openDb({ DB: database }), clock }, MERCHANT);
    return { kept, run, at };
  }

  it('beside others settles what they do not, each once [ROLE-12 MONEY-22]', async () => {
    const { kept, run } = await morning();
    const alone = openLocalD1(kept);
    await run(alone);
    const expected = inOrder(await told(openDb({ DB: alone })));
    for (let seed = 0; seed < 12; seed += 1) {
      const d1 = openLocalD1(kept);
      const { databaseOf, together } = shuffleD1(d1, numbers(seed));
      const runs = Array.from({ length: 3 }, () =>
        databaseOf(
          () => 'written',
          () => undefined,
        ),
      );
      await together(runs.map((database) => () => run(database)));
      const db = openDb({ DB: d1 });
      expect(inOrder(await told(db)), `seed ${seed}`).toEqual(expected);
      expect(await auditMoney(db)).toEqual([]);
    }
  });

  it('that settles at once comes to the same, row by row and account by account, and pays nothing twice [ROLE-12 MONEY-22]', async () => {
    const { kept, run, at } = await morning();
    const oneByOne = openLocalD1(kept);
    await run(oneByOne);
    const db = openDb({ DB: openLocalD1(kept) });
    const day = '2026-08-09';
    const { from, to } = dividendPeriodOf(day, RULES.dividendPeriod);
    const span = { since: DAYS.startOf(day), until: DAYS.startOf(dayAfter(day)) };
    await rollUpDay(db, { merchant: MERCHANT.code, day, rules: RULES, ...span }, at, {
      from,
      isLast: day === to,
    });
    await settleAtOnce(db, MERCHANT.code, at);
    const rowsOf = async (of: Db) => ({
      settlements: await of.select().from(settlements).orderBy(settlements.id),
      accounts: await of.select().from(ledgerAccounts).orderBy(ledgerAccounts.id),
    });
    const rows = await rowsOf(db);
    const ofDay = rows.settlements.filter(({ toDay }) => toDay === day);
    expect(new Set(ofDay.map(({ kind }) => kind)).size).toBe(4);
    expect(rows).toEqual(await rowsOf(openDb({ DB: oneByOne })));
    let balance = 0;
    const paid = await db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, HOUSE_COMMISSIONS));
    for (const entry of paid) {
      balance += entry.amount;
      expect(entry.balance).toBe(balance);
    }
    await settleAtOnce(db, MERCHANT.code, at);
    await expect(writeSettlements(db, ofDay, at)).rejects.toThrow();
    expect(await rowsOf(db)).toEqual(rows);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('that dies at any statement leaves a day that the next run closes and settles once [ROLE-12 MONEY-22]', async () => {
    const { kept, run } = await morning();
    const whole = openLocalD1(kept);
    const { database, accesses } = crashingD1(whole);
    await run(database);
    const expected = inOrder(await told(openDb({ DB: whole })));
    expect(new Set(expected.map(({ kind }) => kind)).size).toBe(4);
    const deaths = crashPointsOf(accesses);
    expect(deaths.length).toBeGreaterThan(60);
    for (const death of deaths) {
      const d1 = openLocalD1(kept);
      await expect(run(crashingD1(d1, death).database)).rejects.toThrow();
      await run(d1);
      const db = openDb({ DB: d1 });
      expect(inOrder(await told(db)), JSON.stringify(death)).toEqual(expected);
    }
  });
});
