import { beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../../db/audit-money';
import { readPoints } from '../../db/points';
import { findReward, giveReward, writeClaim } from '../../db/rewards';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const PASSWORD = 'Lantern2209';
/** A game of the kind RNG. */
const SLOT = 90001;
let gateway: TestGateway;
let member: Awaited<ReturnType<typeof newcomer>>;

async function newcomer(fields: object = {}) {
  const account = `gift_${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await gateway.sandbox<{ id: number }>('/members', {
    account,
    password: PASSWORD,
    balance: 1_000_000,
    ...fields,
  });
  return { ...(await asMember(gateway, account, PASSWORD)), id, account };
}
beforeEach(async () => {
  gateway = await startGateway();
  member = await newcomer();
});

type Caller = Pick<typeof member, 'send' | 'get'>;
const give = async (fields: object) =>
  (await gateway.sandbox<{ rewardId: string }>('/rewards', { account: member.account, ...fields })).rewardId;
const claim = async (rewardId: string, by: Caller = member, key?: string) =>
  (await by.send('POST', '/wps/rewards/claim', { rewardId }, key)).body.errorCode ?? 'claimed';
const centre = async (by: Caller = member) =>
  (await by.get('/wps/rewards')).body.value as { rewards: object[]; applications: object[] };
const balance = async () =>
  ((await member.get('/wps/wallets/gcs')).body.value as { sumBalance: number }).sumBalance;

describe('a reward', () => {
  it('says its conditions before it is claimed, and how it stands after [REWARD-01 REWARD-03]', async () => {
    const id = await give({ name: 'Quà', money: 400_000, times: 5, promotionId: 502 });
    expect((await centre()).rewards).toEqual([
      expect.objectContaining({
        id,
        name: 'Quà',
        money: 400_000,
        points: 0,
        times: 5,
        state: 'claimable',
        promotionId: 502,
      }),
    ]);
    expect(await claim(id)).toBe('claimed');
    expect((await centre()).rewards).toMatchObject([{ id, state: 'claimed' }]);
    const late = await give({ points: 10, hours: -1 });
    expect((await centre()).rewards).toContainEqual(expect.objectContaining({ id: late, state: 'closed' }));
  });

  it('of money comes to the wallet as a bonus, once, and locks it until it was played [REWARD-03]', async () => {
    const id = await give({ money: 400_000, times: 5 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => claim(id)));
    expect(answers.filter((one) => one === 'reward.claimed')).toHaveLength(3);
    expect(await balance()).toBe(1_400_000);
    const overview = (await member.get('/wps/transaction/withdraw/overview')).body.value;
    expect(overview).toMatchObject({
      withdrawable: 1_000_000,
      requirements: [{ kind: 'bonus', locked: 400_000, required: 2_000_000, times: 5, until: null }],
    });
    const record = await member.get('/wps/transaction/record?from=2026-01-01&to=2026-12-31&kind=bonus');
    expect((record.body.value as { list: object[] }).list).toMatchObject([
      { kind: 'bonus', amount: 400_000, source: 'bonus', reference: id, title: 'Quà' },
    ]);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('of one kind of games is played with bets on those alone, whatever the member plays meanwhile [REWARD-03]', async () => {
    const id = await give({ money: 100_000, times: 1, gameType: 'FISH' });
    expect((await centre()).rewards).toMatchObject([{ gameType: 'FISH' }]);
    await claim(id);
    const open = async () =>
      (
        (await member.get('/wps/transaction/withdraw/overview')).body.value as {
          requirements: { played: number; gameType: string | null }[];
        }
      ).requirements;
    const play = (nodeId: number, bet: number) =>
      gateway.sandbox('/rounds', { account: member.account, nodeId, bet });
    const list = await gateway.get('/lgw/games?language=VI&gameType=FISH&pageNum=1&pageSize=1');
    const fish = (list.body.value as { games: { nodeId: number }[] }).games[0]?.nodeId ?? 0;
    await play(SLOT, 150_000);
    expect(await open()).toMatchObject([{ played: 0, gameType: 'FISH' }]);
    await play(fish, 60_000);
    await play(SLOT, 150_000);
    expect(await open()).toMatchObject([{ played: 60_000 }]);
    await play(fish, 40_000);
    expect(await open()).toEqual([]);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('of one kind of games is claimed with that very condition, or not at all [REWARD-03]', async () => {
    const reward = await findReward(gateway.db, member.id, {
      id: await give({ money: 100_000, times: 1, gameType: 'FISH' }),
    });
    if (!reward) throw new Error('no reward');
    expect(await writeClaim(gateway.db, { ...reward, gameType: null }, Date.now(), null)).toBe(false);
    expect(await writeClaim(gateway.db, reward, Date.now(), null)).toBe(true);
  });

  it('is there to be claimed however many newer ones were claimed or are over [REWARD-01 REWARD-03]', async () => {
    const id = await give({ points: 7 });
    const { db } = gateway;
    const old = await findReward(db, member.id, { id });
    if (!old) throw new Error('no reward');
    const { claimedAt: _, ...reward } = old;
    // A number that was drawn before says nothing of the member.
    await expect(giveReward(db, { ...reward, origin: 'another' })).rejects.toThrow();
    expect(await giveReward(db, { ...reward, id: 'another' })).toBe(false);
    for (let count = 0; count < 201; count += 1) {
      const newer = { id: `N${count}`, origin: `n:${count}`, at: reward.at + 1 + count };
      await giveReward(db, { ...reward, ...newer, claimBefore: reward.at + 2 + count });
    }
    await gateway.sandbox('/clock', { offsetSeconds: 60 });
    expect((await centre()).rewards[0]).toMatchObject({ id, state: 'claimable' });
    expect((await centre()).rewards).toHaveLength(200);
  });

  it('of points comes to the points, once [REWARD-03]', async () => {
    const id = await give({ points: 120 });
    await Promise.all([1, 2, 3].map(() => claim(id)));
    expect(await readPoints(gateway.db, member.id)).toBe(120);
    expect((await member.get('/wps/points/balance')).body.value).toBe(120);
    expect(await balance()).toBe(1_000_000);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('is nobody else’s, not there after its time, and nothing for trials and free accounts [REWARD-03 ROLE-08 ROLE-39]', async () => {
    const id = await give({ money: 400_000 });
    expect(await claim(id, await newcomer())).toBe('reward.unknown');
    expect(await claim('TH000000-XXXXXX')).toBe('reward.unknown');
    expect(await claim('')).toBe('request.invalid');
    for (const account of ['trial01', 'member40'])
      expect(await claim(id, await asMember(gateway, account))).toBe('account.trial');
    expect(await claim(await give({ money: 400_000, hours: -1 }))).toBe('reward.over');
    expect(await balance()).toBe(1_000_000);
  });

  it('is held by the database itself: in its time, and with what must be played [REWARD-03]', async () => {
    const reward = await findReward(gateway.db, member.id, { id: await give({ money: 400_000, times: 5 }) });
    if (!reward) throw new Error('no reward');
    expect(await writeClaim(gateway.db, reward, reward.claimBefore, null)).toBe(false);
    expect(await writeClaim(gateway.db, { ...reward, money: 1 }, reward.at, null)).toBe(false);
    expect(await writeClaim(gateway.db, { ...reward, times: 0 }, reward.at, null)).toBe(false);
    expect(await writeClaim(gateway.db, reward, reward.at, null)).toBe(true);
    expect(await balance()).toBe(1_400_000);
  });

  it('stands beside the applications with their title and status [REWARD-03 REWARD-12]', async () => {
    await gateway.sandbox('/applications', { account: member.account, promotionId: 501, status: 'process' });
    expect((await centre()).applications).toMatchObject([
      { promotionId: 501, status: 'process', title: expect.stringMatching(/\S/) },
    ]);
    await gateway.sandbox('/announcements', { clear: 'promotion' });
    expect((await centre()).applications).toEqual([]);
  });
});

describe('a promo code', () => {
  const redeem = async (code: string, by: Caller = member, key?: string) =>
    (await by.send('POST', '/wps/rewards/promoCode', { code }, key)).body;
  const said = async (code: string, by: Caller = member) => (await redeem(code, by)).errorCode ?? 'redeemed';
  const publish = (code: string, fields: object = {}) =>
    gateway.sandbox('/promo-codes', { code, points: 100, ...fields });

  it('brings a reward to claim, in any case of its letters, once for a member [INVITE-10]', async () => {
    await publish('LUA-2026', { points: 0, money: 50_000, times: 3 });
    const key = crypto.randomUUID();
    const { value } = await redeem(' lua-2026 ', member, key);
    expect(value).toMatchObject({ money: 50_000, points: 0, times: 3, state: 'claimable' });
    expect((await redeem(' lua-2026 ', member, key)).value).toEqual(value);
    expect(await said('LUA-2026')).toBe('promo.code.used');
    expect((await centre()).rewards).toHaveLength(1);
    expect(await balance()).toBe(1_000_000);
    expect(await said('LUA-2026', await newcomer())).toBe('redeemed');
  });

  it('is refused when it is wrong, over, used up or for others, and to trials [INVITE-10]', async () => {
    expect(await said('KHONGCO')).toBe('promo.code.wrong');
    await publish('CU', { hours: -1 });
    expect(await said('CU')).toBe('request.invalid');
    await publish('CU1', { hours: -1 });
    expect(await said('CU1')).toBe('promo.code.over');
    await publish('MOI', { joinedWithinDays: 7 });
    expect(await said('MOI', await newcomer({ ageDays: 8 }))).toBe('promo.code.not.yours');
    expect(await said('MOI')).toBe('redeemed');
    await publish('MOT', { mostUses: 1 });
    expect(await said('MOT', await asMember(gateway, 'trial01'))).toBe('account.trial');
    expect(await said('MOT')).toBe('redeemed');
    expect(await said('MOT', await newcomer())).toBe('promo.code.over');
  });

  it('brings no more rewards than it has, however many ask at once [INVITE-10]', async () => {
    await publish('BA', {});
    await publish('BA3', { mostUses: 3 });
    const all = await Promise.all(Array.from({ length: 6 }, () => newcomer()));
    const answers = await Promise.all(all.flatMap((one) => [said('BA3', one), said('BA3', one)]));
    expect(answers.filter((answer) => answer === 'redeemed')).toHaveLength(3);
    const left = answers.filter((answer) => answer !== 'redeemed');
    expect(left.filter((answer) => answer === 'promo.code.used')).toHaveLength(3);
    // Who came too late has used nothing.
    expect(left.filter((answer) => answer === 'promo.code.over')).toHaveLength(6);
  });

  it('is not guessed: ten tries an hour [INVITE-10]', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect(await said(`DOAN${tries}`)).toBe('promo.code.wrong');
    await publish('DUNG', {});
    const answer = await member.send('POST', '/wps/rewards/promoCode', { code: 'DUNG' });
    expect([answer.status, answer.body.errorCode]).toEqual([429, 'rate.limited']);
  });
});
