import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../../db/audit-money';
import { findMember } from '../../db/members';
import { giveReward } from '../../db/rewards';
import { clockAhead } from '../../platform/clock';
import { register } from '../../testing/account';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { payReferrals } from './pay-referrals';

const PASSWORD = 'Lantern2209';
let gateway: TestGateway;
let member: Awaited<ReturnType<typeof newcomer>>;

async function create(fields: object = {}) {
  const account = `ref_${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await gateway.sandbox<{ id: number }>('/members', {
    account,
    password: PASSWORD,
    ...fields,
  });
  return { id, account };
}
async function newcomer(fields: object = {}) {
  const created = await create(fields);
  return { ...(await asMember(gateway, created.account, PASSWORD)), ...created };
}
beforeEach(async () => {
  gateway = await startGateway();
  member = await newcomer({ balance: 0 });
});

type Caller = Pick<typeof member, 'get'>;
const friend = (fields: object = {}) => create({ referrer: member.account, ...fields });
const pays = ({ account }: { account: string }, amount = 200_000, hoursAgo = 25) =>
  gateway.sandbox('/payments', { account, amount, hoursAgo });
const overview = async (by: Caller = member) => (await by.get('/wps/referral/overview')).body;
const friends = async (query = '', by: Caller = member) =>
  ((await by.get(`/wps/referral/friends${query}`)).body.value as { list: object[]; next: string | null })
    .list;
const balance = async () =>
  ((await member.get('/wps/wallets/gcs')).body.value as { sumBalance: number }).sumBalance;

describe('an invitation', () => {
  it('is the account of a member and the code of an agent, with its terms [INVITE-03 INVITE-04 ROLE-11]', async () => {
    expect((await overview()).value).toEqual({
      code: member.account,
      invitedBy: 'recommenderId',
      reward: 50_000,
      least: 200_000,
      times: 3,
      withinHours: 24,
      registered: 0,
      deposited: 0,
      earned: 0,
    });
    const agent = await asMember(gateway, 'agent01');
    expect((await overview(agent)).value).toMatchObject({
      code: 'HD8826',
      invitedBy: 'affiliateCode',
      reward: 0,
    });
    const { registered } = (await overview(agent)).value as { registered: number };
    await register(gateway, { affiliateCode: 'HD8826' });
    expect((await overview(agent)).value).toMatchObject({ registered: registered + 1 });
    expect((await friends('', agent))[0]).toMatchObject({ state: 'registered', reward: 0 });
  });

  it('pays once for a friend whose first deposit is large enough, when staff had their time [INVITE-03]', async () => {
    const one = await friend();
    await pays(one, 200_000, 1);
    expect(await friends()).toMatchObject([{ state: 'checking', reward: 50_000 }]);
    expect(await balance()).toBe(0);
    const clock = clockAhead(24 * 3_600_000);
    const { db } = gateway;
    await Promise.all([1, 2, 3].map(() => payReferrals({ db, clock })));
    expect((await overview()).value).toMatchObject({ registered: 1, deposited: 1, earned: 50_000 });
    expect(await balance()).toBe(50_000);
    await pays(one, 900_000, 0);
    await Promise.all([overview(), overview()]);
    expect(await balance()).toBe(50_000);
    const terms = (await member.get('/wps/transaction/withdraw/overview')).body.value;
    expect(terms).toMatchObject({ withdrawable: 0, requirements: [{ locked: 50_000, required: 150_000 }] });
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('is paid by whichever is looked at first, friends or sums, and by both at once once [INVITE-03]', async () => {
    await pays(await friend());
    await pays(await friend());
    const [list] = await Promise.all([friends(), overview(), friends()]);
    expect(list).toMatchObject([{ state: 'rewarded' }, { state: 'rewarded' }]);
    expect((await overview()).value).toMatchObject({ earned: 100_000 });
    expect(await balance()).toBe(100_000);
  });

  it('pays nothing for a first deposit that is too small, whatever comes after it, or for a disabled friend [INVITE-03]', async () => {
    const small = await friend();
    await pays(small, 199_999, 50);
    await pays(small, 500_000, 30);
    const disabled = await friend({ disabled: true });
    await pays(disabled);
    expect((await overview()).value).toMatchObject({ registered: 2, deposited: 2, earned: 0 });
    expect(await friends()).toMatchObject([{ state: 'deposited' }, { state: 'deposited' }]);
    expect(await balance()).toBe(0);
  });

  it.each([
    ['NGUYEN MINH AN', 'Nguyen Minh An'],
    ['NGUYEN VAN DUC', 'Nguyễn  Văn Đức'],
    ['Nguyễn Văn Đức', 'NGUYỄN VĂN ĐỨC'],
  ])(
    'pays nothing to who invited oneself by another account, paid as %s and as %s [INVITE-03]',
    async (payeeName, other) => {
      member = await newcomer({ balance: 0, payeeName });
      await pays(await friend({ payeeName: other }));
      await payReferrals({ db: gateway.db, clock: clockAhead(0) });
      expect((await overview()).value).toMatchObject({ deposited: 1, earned: 0 });
      expect(await friends()).toMatchObject([{ state: 'deposited', reward: 0 }]);
      const recommenderId = member.account;
      const name = { recommenderId, payeeName: other };
      expect((await register(gateway, name)).body.success).toBe(true);
      expect((await overview()).value).toMatchObject({ registered: 1 });
    },
  );

  it('pays others though more than a run pays invited themselves before them [INVITE-03]', async () => {
    member = await newcomer({ balance: 0, payeeName: 'NGUYEN MINH AN' });
    for (let count = 0; count < 51; count += 1) await pays(await friend({ payeeName: 'Nguyen Minh An' }));
    await pays(await friend());
    await payReferrals({ db: gateway.db, clock: clockAhead(0) });
    expect((await overview()).value).toMatchObject({ registered: 52, earned: 50_000 });
  });

  it('pays an agent nothing for who names its account: its agreement does [INVITE-03 ROLE-11]', async () => {
    const agent = await asMember(gateway, 'agent01');
    await pays(await create({ referrer: 'agent01' }));
    await payReferrals({ db: gateway.db, clock: clockAhead(0) });
    expect((await overview(agent)).value).toMatchObject({ reward: 0, deposited: 1, earned: 0 });
    expect((await friends('', agent))[0]).toMatchObject({ state: 'deposited', reward: 0 });
  });

  it('shows friends page by page and by group, masked, and those of nobody else [INVITE-03]', async () => {
    for (const ageDays of [3, 2, 1]) {
      const one = await friend({ ageDays });
      if (ageDays === 2) await pays(one);
    }
    await create({ referrer: (await create()).account });
    expect(await friends()).toHaveLength(3);
    expect(JSON.stringify(await friends())).not.toMatch(/ref_\w{8}/);
    expect(await friends('?group=deposited')).toHaveLength(1);
    expect(await friends('?group=waiting')).toHaveLength(2);
    const { value } = (await member.get('/wps/referral/friends?limit=2')).body;
    const { next } = value as { next: string };
    expect(await friends(`?limit=2&cursor=${next}`)).toHaveLength(1);
    expect((await member.get('/wps/referral/friends?cursor=x')).body.errorCode).toBe('request.invalid');
  });

  it('is not for trials and free accounts, not for guests, and not at a site without invitations [INVITE-02 ROLE-29 ROLE-39]', async () => {
    for (const account of ['trial01', 'member40'])
      expect((await overview(await asMember(gateway, account))).errorCode).toBe('account.trial');
    expect((await gateway.get('/wps/referral/overview')).body.errorCode).toBe('session.missing');
    await gateway.sandbox('/flags', { flags: { REFERRAL3: false } });
    expect((await overview()).errorCode).toBe('permission.denied');
    expect((await member.get('/wps/referral/friends')).body.errorCode).toBe('permission.denied');
  });
});

describe('a registration', () => {
  it('takes no invitation of oneself, by another account, by papers or by the payee’s name [INVITE-03 REG-67]', async () => {
    const inviter = await create({ payeeName: 'NGUYEN MINH AN' });
    const invited = async (fields: Record<string, string>) => {
      const username = `me_${randomInt(1e8)}`;
      const { body } = await register(gateway, { username, ...fields });
      expect(body.errorCode).toBeNull();
      return (await findMember(gateway.db, 'hoadang', fields.username ?? username))?.referrerId;
    };
    expect(await invited({ recommenderId: inviter.account })).toBe(inviter.id);
    expect(await invited({ username: 'myself_22', recommenderId: 'myself_22' })).toBeNull();
    expect(await invited({ recommenderId: 'trial01' })).toBeNull();
    expect(await invited({ recommenderId: 'member40' })).toBeNull();
    expect(await invited({ recommenderId: inviter.account, payeeName: 'Nguyen Minh An' })).toBeNull();
    await gateway.sandbox('/register-rules', { rules: { recommenderId: { enabled: true } } });
    const asked = await register(gateway, { recommenderId: 'trial01' });
    expect(asked.body.errorCode).toBe('referrer.invalid');
  });

  it('says once who invited a member: no circle can come about, and no reward without an invitation [INVITE-03]', async () => {
    const one = await friend();
    const change = (id: number, to: number) =>
      gateway.db.run(sql`UPDATE members SET referrer_id = ${to} WHERE id = ${id}`);
    await expect(change(member.id, one.id)).rejects.toThrow();
    await expect(change(one.id, one.id)).rejects.toThrow();
    const reward = {
      id: 'TH-X',
      memberId: member.id,
      names: { vi: '', en: '' },
      art: '',
      money: 1,
      points: 0,
      times: 0,
      promotionId: null,
      gameType: null,
      codeMerchant: null,
      code: null,
      at: 1,
      claimBefore: 2,
    };
    expect(await giveReward(gateway.db, { ...reward, origin: `referral:${one.id}` })).toBe(false);
    await pays(one);
    expect(await giveReward(gateway.db, { ...reward, memberId: one.id, origin: `referral:${one.id}` })).toBe(
      false,
    );
  });
});
