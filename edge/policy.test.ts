import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { getAnnouncements } from '../contracts/content/announcements';
import type { getHotGames } from '../contracts/games/hot-games';
import type { Operation } from '../contracts/operation';
import { operations } from '../contracts/operations';
import { sendCode } from '../contracts/verification/send-code';
import { type BrowserInputOf, type BrowserOperation, policies, policyOf } from './policy';

describe('how the edge treats the calls', () => {
  it('is said of every call of the site, and of no other [CALL-02 GATE-34]', () => {
    expect(Object.keys(policies).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it('counts what is given, claimed or redeemed like what moves money [CALL-03]', () => {
    const claims = [
      'rewards.claim',
      'mall.redeem',
      'tasks.checkIn',
      'tasks.claimMission',
      'tasks.claimRebate',
    ];
    const limits = operations
      .filter(({ id }) => claims.includes(id))
      .map((one) => policyOf(one).limit?.bucket);
    expect(limits).toEqual(claims.map(() => 'money'));
  });

  it('opens to no browser what carries a password or a code, begins or ends the visitor’s session, launches, or goes with others [GATE-34]', () => {
    const closed = operations.filter((operation) => !policyOf(operation).browser).map(({ id }) => id);
    expect(closed.sort()).toEqual([
      'affiliate.check',
      'affiliate.code',
      'agent.downlines.create',
      'bankCards.add',
      'chat.launch',
      'content.feedback',
      'deposit.create',
      'games.addRecent',
      'games.launch',
      'member.changePassword',
      'member.paymentPassword',
      'member.recoverByEmail',
      'member.register',
      'member.setIcon',
      'member.setPasswordByPhone',
      'orders.cancelSubOrder',
      'passkeys.add',
      'rewards.request',
      'security.changeEmail',
      'security.changeMobile',
      'security.object',
      'security.setQuestions',
      'session.captcha',
      'session.freePlay',
      'session.logIn',
      'session.logOut',
      'session.passkeyLogIn',
      'session.reauthenticate',
      'session.stay',
      'system.domainRoute',
      'system.status',
      'transfer.down',
      'transfer.move',
      'transfer.up',
      'verification.sendCode',
      'verification.sendMemberCode',
      'withdraw.create',
    ]);
  });

  it('lets nobody share what is asked in a member’s name [GATE-47]', () => {
    const shared = operations.filter((operation) => policyOf(operation).shared);
    expect(shared.filter(({ session, method }) => session === 'required' || method !== 'GET')).toEqual([]);
    const further = operations.map(policyOf).filter(({ shared: none }) => !none);
    for (const policy of further) {
      expect(Object.keys(policy)).not.toEqual(expect.arrayContaining(['byCountry']));
      expect(policy.uncached ?? policy.sharedRefusals).toBeUndefined();
    }
  });

  // Its text is passed on unread.
  it('makes no event of a shared answer [ERR-60]', () => {
    const shared = operations.map(policyOf).filter((policy) => policy.shared);
    expect(shared.filter(({ events }) => events)).toEqual([]);
  });

  it('counts what no cache knows of shared answers whose input is endless [CALL-03]', () => {
    const isEndless = (schema: unknown): boolean => {
      const { type, wrapped } = schema as { type: string; wrapped?: unknown };
      return wrapped ? isEndless(wrapped) : type !== 'picklist' && type !== 'literal';
    };
    const endless = operations.filter(
      (operation) =>
        policyOf(operation).shared &&
        Object.values((operation.input as { entries?: object }).entries ?? {}).some(isEndless),
    );
    expect(endless.map(({ id }) => id)).toEqual(expect.arrayContaining(['games.list', 'content.notice']));
    for (const operation of endless)
      expect([operation.id, policyOf(operation).misses]).not.toContain(undefined);
  });

  it('counts what is asked past the cache [CALL-03]', () => {
    const uncached = Object.values(policies).flatMap((policy) =>
      'uncached' in policy ? policy.uncached : [],
    );
    expect(uncached).toEqual([{ bucket: 'lookup' }, { bucket: 'lookup' }]);
  });

  it('tells the app by type which calls a browser may make, and with what [GATE-34]', () => {
    type Ids = BrowserOperation['id'];
    expectTypeOf<'games.hot'>().toExtend<Ids>();
    expectTypeOf<'session.logIn'>().not.toExtend<Ids>();
    expectTypeOf<'games.addRecent'>().not.toExtend<Ids>();
    expectTypeOf<BrowserInputOf<typeof getHotGames>['language']>().toExtend<string>();
    expectTypeOf<BrowserInputOf<typeof getAnnouncements>['types']>().toEqualTypeOf<'B'>();
  });
});

describe('limits that strangers could fill for others', () => {
  it('count mails for an account name apart from the codes of a number that is written like it [SMS-36 FORGOT-54]', () => {
    const { 'member.recoverByEmail': mail, 'verification.sendCode': code } = policies;
    const number = { mobileNum: '912345678', countryDialingCode: '84' };
    expect(mail.limit.account({ username: ' 84912345678 ', email: 'a@b.vn' })).toBe('email:84912345678');
    expect(code.limit.account({ ...sendCode.example.input, ...number })).toBe('84912345678');
    expect(mail.limit.bucket).not.toBe(code.limit.bucket);
  });

  it('count objections by themselves: whoever guesses passwords or asks for codes keeps no objector out [ACC-02]', () => {
    const sharing = Object.entries(policies).filter(
      ([, policy]) => 'limit' in policy && policy.limit.bucket === policies['security.object'].limit.bucket,
    );
    expect(sharing.map(([id]) => id)).toEqual(['security.object']);
  });

  it('count what a member proves or changes apart from logins, which anybody may spend at a shared address [SESS-45 MONEY-05]', () => {
    const bucketOf = (id: string) => policyOf({ id } as Operation).limit?.bucket;
    const ofGuests = operations.filter(({ session }) => session !== 'required').map(({ id }) => bucketOf(id));
    const proving = operations.filter(
      (one) => one.session === 'required' && policyOf(one).events?.refused === 'proof.failed',
    );
    expect(proving.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['session.reauthenticate', 'member.changePassword', 'security.changeMobile']),
    );
    const shared = proving.filter(({ id }) => bucketOf(id) && ofGuests.includes(bucketOf(id)));
    expect(shared.map(({ id }) => id)).toEqual([]);
  });

  it('count what a member asks for apart from the few that strangers have at a shared address [SESS-45]', () => {
    const few = ['login', 'code', 'mail', 'register', 'objection', 'captcha'];
    const ofMembers = operations.filter(({ session }) => session === 'required');
    const sharing = ofMembers.filter((one) => few.includes(policyOf(one).limit?.bucket ?? ''));
    expect(sharing.map(({ id }) => id)).toEqual([]);
    const challenge = policyOf({ id: 'passkeys.challenge' } as Operation).limit?.bucket;
    expect(challenge).toBe(policyOf({ id: 'session.reauthenticate' } as Operation).limit?.bucket);
  });

  it('leave room for twice as many registrations and mails, which are sent once to hear what work they take [REG-43 LOGIN-83]', () => {
    const settings = readFileSync(fileURLToPath(new URL('../wrangler.toml', import.meta.url)), 'utf8');
    const most = (name: string) =>
      Number(new RegExp(`name = "RATE_${name}"\n.*\n.*limit = (\\d+)`).exec(settings)?.[1]);
    expect(most('REGISTER_ADDRESS') / 2).toBeGreaterThanOrEqual(20);
    expect(most('MAIL_ADDRESS') / 2).toBeGreaterThanOrEqual(most('CODE_ADDRESS'));
    expect(most('MAIL_ACCOUNT') / 2).toBeGreaterThanOrEqual(most('CODE_ACCOUNT'));
    expect(most('OBJECTION_ADDRESS')).toBeGreaterThan(most('LOGIN_ADDRESS'));
  });
});
