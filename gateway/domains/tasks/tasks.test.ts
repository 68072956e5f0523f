import { beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../../db/audit-money';
import { readPoints } from '../../db/points';
import { hideSeeded } from '../../db/seeded-content';
import { writeCheckIn } from '../../db/tasks';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const PASSWORD = 'Lantern2209';
/** 20:00 on Thursday, 21 August 2025 at the site. */
const EVENING = Date.UTC(2025, 7, 21, 13);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FISH = 'FISH';

type Tasks = {
  dayEnds: number;
  checkIn: { today: string; streak: number; days: { day: string; points: number; state: string }[] } | null;
  missions: { id: string; period: string; done: number; target: number; points: number; claimed: boolean }[];
  rebate: {
    from: string;
    to: string;
    rate: number;
    amount: number;
    claimBefore: number;
    claimed: boolean;
  } | null;
};
let gateway: TestGateway;
let member: Awaited<ReturnType<typeof asMember>> & { id: number; account: string };

const clockTo = (instant: number) =>
  gateway.sandbox('/clock', { offsetSeconds: (instant - Date.now()) / 1000 });
async function newcomer(fields: object = {}) {
  const account = `task_${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await gateway.sandbox<{ id: number }>('/members', {
    account,
    password: PASSWORD,
    balance: 300_000_000,
    ...fields,
  });
  return { ...(await asMember(gateway, account, PASSWORD)), id, account };
}
beforeEach(async () => {
  gateway = await startGateway();
  await clockTo(EVENING);
  member = await newcomer();
});

const tasks = async (by = member) => (await by.get('/wps/tasks')).body.value as Tasks;
const said = async (path: string, fields: object, by = member, key?: string) => {
  const { body } = await by.send('POST', `/wps/tasks/${path}`, fields, key);
  return body.errorCode ?? body.value;
};
const checkIn = (day: string, by = member, key?: string) => said('checkIn', { day }, by, key);
const points = () => readPoints(gateway.db, member.id);
const rounds = (wanted: object) => gateway.sandbox('/rounds', { account: member.account, ...wanted });
const again = async () => {
  member = { ...member, ...(await asMember(gateway, member.account, PASSWORD)) };
};

describe('checking in', () => {
  it('shows the week of the site with today, what was done and missed, and what the days to come bring [INVITE-06 INVITE-08 ROLE-09]', async () => {
    await gateway.sandbox('/check-ins', { account: member.account, days: 2 });
    const { checkIn: week, dayEnds } = await tasks();
    expect(week).toMatchObject({ today: '2025-08-21', streak: 2 });
    expect(week?.days.map(({ points, state }) => [state, points])).toEqual([
      ['missed', 0],
      ['done', 10],
      ['done', 10],
      ['today', 15],
      ['coming', 20],
      ['coming', 20],
      ['coming', 30],
    ]);
    expect(dayEnds).toBe(EVENING + 4 * HOUR_MS);
  });

  it('brings what its day in a row brings, and begins anew after a day without and after the seventh [INVITE-06 INVITE-08]', async () => {
    await gateway.sandbox('/check-ins', { account: member.account, days: 6 });
    expect(await checkIn('2025-08-21')).toEqual({ points: 80, streak: 7 });
    await clockTo(EVENING + DAY_MS);
    await again();
    expect(await checkIn('2025-08-22')).toEqual({ points: 10, streak: 8 });
    await clockTo(EVENING + 3 * DAY_MS);
    await again();
    expect(await checkIn('2025-08-24')).toEqual({ points: 10, streak: 1 });
    expect(await points()).toBe(10 + 10 + 15 + 20 + 20 + 30 + 80 + 10 + 10);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('counts once a day whatever devices, taps and replays there are [INVITE-06 INVITE-08]', async () => {
    const other = await asMember(gateway, member.account, PASSWORD);
    const key = crypto.randomUUID();
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => checkIn('2025-08-21', { ...member, ...other })),
      ...[1, 2].map(() => checkIn('2025-08-21', { ...member, ...other }, key)),
    ]);
    expect(answers.filter((one) => one !== 'task.done')).not.toEqual([]);
    expect(await points()).toBe(10);
    expect(await said('checkIn', { day: '2025-08-21' }, { ...member, ...other })).toBe('task.done');
    expect(await points()).toBe(10);
  });

  it('counts for the day that the member was shown, and for no other when midnight comes between [INVITE-06 INVITE-08]', async () => {
    await clockTo(EVENING + 4 * HOUR_MS + 1_000);
    await again();
    expect(await checkIn('2025-08-21')).toBe('task.over');
    for (const day of ['2025-08-23', '2025-08-20', '1999-01-01'])
      expect(await checkIn(day)).toBe('task.over');
    for (const day of ['', 'today', '2025-13-41']) expect(await checkIn(day)).toBe('request.invalid');
    expect(await points()).toBe(0);
    expect(await checkIn('2025-08-22')).toEqual({ points: 10, streak: 1 });
  });

  it('is held by the database itself: no other days in a row, no day twice, nothing without its points [INVITE-08]', async () => {
    const row = { memberId: member.id, day: '2025-08-21', points: 80, at: EVENING };
    expect(await writeCheckIn(gateway.db, { ...row, streak: 7 })).toBe(false);
    expect(await writeCheckIn(gateway.db, { ...row, streak: 1 })).toBe(true);
    expect(await writeCheckIn(gateway.db, { ...row, streak: 1 })).toBe(false);
    expect(await points()).toBe(80);
  });

  it('is nothing for trials and free accounts, and not there without its promotion [INVITE-07 INVITE-08 INVITE-09]', async () => {
    for (const account of ['trial01', 'member40']) {
      const free = { ...member, ...(await asMember(gateway, account)) };
      expect(await checkIn('2025-08-21', free)).toBe('account.trial');
    }
    await hideSeeded(gateway.db, 'hoadang', 'promotion');
    expect(await tasks()).toMatchObject({ checkIn: null, missions: [], rebate: null });
    expect(await checkIn('2025-08-21')).toBe('task.closed');
    expect(await said('mission', { missionId: 'fish-rounds', period: '2025-08-21' })).toBe('task.closed');
    expect(await said('rebate', { week: '2025-08-11' })).toBe('task.closed');
  });
});

describe('missions', () => {
  const mission = async (id: string) => (await tasks()).missions.find((one) => one.id === id);
  const claim = (missionId: string, period: string, key?: string) =>
    said('mission', { missionId, period }, member, key);
  const fish = async () => {
    const answer = await gateway.get(`/lgw/games?language=VI&gameType=${FISH}&pageNum=1&pageSize=1`);
    return (answer.body.value as { games: { nodeId: number }[] }).games[0]?.nodeId ?? 0;
  };

  it('count what was settled in their day, and nothing else [INVITE-06 INVITE-07]', async () => {
    expect(await mission('fish-rounds')).toMatchObject({ done: 0, target: 10, points: 40, claimed: false });
    await rounds({ count: 3, bet: 1_000 });
    expect(await mission('fish-rounds')).toMatchObject({ done: 0 });
    expect(await mission('slot-rounds')).toMatchObject({ done: 3 });
    await clockTo(EVENING + DAY_MS);
    await again();
    expect(await mission('slot-rounds')).toMatchObject({ done: 0, period: '2025-08-22' });
  });

  it('are claimed once when they are done, for their own day, whatever the browser says [INVITE-06 INVITE-07]', async () => {
    expect(await claim('slot-rounds', '2025-08-21')).toBe('task.unfinished');
    await rounds({ count: 21, bet: 1_000 });
    expect(await mission('slot-rounds')).toMatchObject({ done: 20, target: 20 });
    for (const period of ['2025-08-20', '2025-08-22', 'once']) {
      expect(await claim('slot-rounds', period)).toBe('task.over');
    }
    expect(await claim('nothing', '2025-08-21')).toBe('task.over');
    const answers = await Promise.all([1, 2, 3, 4].map(() => claim('slot-rounds', '2025-08-21')));
    expect(answers.filter((one) => one === 'task.done')).toHaveLength(3);
    expect(await points()).toBe(15);
    expect(await mission('slot-rounds')).toMatchObject({ claimed: true });
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('of a week begin on Monday of the site, of once never again [INVITE-07]', async () => {
    await gateway.sandbox('/payment-password', { account: member.account, paymentPassword: '220926' });
    expect(await claim('payment-password', 'once')).toEqual({ points: 20 });
    expect(await mission('check-ins')).toMatchObject({ period: '2025-08-18', done: 0 });
    await checkIn('2025-08-21');
    expect(await mission('check-ins')).toMatchObject({ done: 1 });
    await clockTo(EVENING + 4 * DAY_MS);
    await again();
    expect(await mission('check-ins')).toMatchObject({ period: '2025-08-25', done: 0 });
    expect(await claim('payment-password', 'once')).toBe('task.done');
  });

  it('count rounds of their kind of games', async () => {
    await rounds({ nodeId: await fish(), count: 2, bet: 1_000 });
    expect(await mission('fish-rounds')).toMatchObject({ done: 2 });
    expect(await mission('new-games')).toMatchObject({ done: 1 });
  });
});

describe('the rebate', () => {
  const claim = (week: string, key?: string) => said('rebate', { week }, member, key);
  const nextWeek = async (days = 7) => {
    await clockTo(EVENING + days * DAY_MS);
    await again();
  };
  const balance = async () =>
    ((await member.get('/wps/wallets/gcs')).body.value as { sumBalance: number }).sumBalance;

  it('is the part of last week’s loss that its size brings, and is claimed once, to be played once [INVITE-09]', async () => {
    await rounds({ bet: 12_000_000, win: 1_000_000 });
    expect((await tasks()).rebate).toMatchObject({ amount: 0, from: '2025-08-11', to: '2025-08-17' });
    expect(await claim('2025-08-11')).toBe('task.unfinished');
    await nextWeek();
    expect((await tasks()).rebate).toEqual({
      from: '2025-08-18',
      to: '2025-08-24',
      rate: 500,
      amount: 550_000,
      times: 1,
      claimed: false,
      claimBefore: Date.UTC(2025, 7, 31, 17),
    });
    const before = await balance();
    const answers = await Promise.all([1, 2, 3].map(() => claim('2025-08-18')));
    expect(answers.filter((one) => one === 'task.done')).toHaveLength(2);
    expect(await balance()).toBe(before + 550_000);
    expect((await tasks()).rebate).toMatchObject({ claimed: true });
    const { requirements } = (await member.get('/wps/transaction/withdraw/overview')).body.value as {
      requirements: object[];
    };
    expect(requirements).toMatchObject([{ kind: 'bonus', locked: 550_000, required: 550_000 }]);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('is nothing for small losses and wins, and over with its week [INVITE-09]', async () => {
    await rounds({ bet: 900_000 });
    await nextWeek();
    expect((await tasks()).rebate).toMatchObject({ amount: 0, rate: 300 });
    expect(await claim('2025-08-18')).toBe('task.unfinished');
    await rounds({ bet: 2_000_000 });
    await nextWeek(21);
    expect(await claim('2025-08-25')).toBe('task.over');
    expect(await claim('2025-09-01')).toBe('task.unfinished');
  });

  it.each([
    [90_000_000, 7_200_000],
    [240_000_000, 18_000_000],
  ])('of a loss of %i is %i: never more than its size brings at most [INVITE-09]', async (bet, amount) => {
    await rounds({ bet });
    await nextWeek();
    expect((await tasks()).rebate).toMatchObject({ rate: 800, amount });
  });
});
