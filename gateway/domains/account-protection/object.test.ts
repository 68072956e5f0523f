import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { EXAMPLE_DELIVERY as DELIVERY } from '@/contracts/mall/delivery';
import type { Operation } from '@/contracts/operation';
import { operations } from '@/contracts/operations';
import { EXAMPLE_ANSWERS } from '@/contracts/security/questions';
import { auditMoney } from '../../db/audit-money';
import { readMemberBalance } from '../../db/ledger';
import { setTemporaryPassword } from '../../db/members';
import { updateMerchant } from '../../db/merchants';
import { openPoints, readPoints } from '../../db/points';
import { noteSecurityFact } from '../../db/security';
import { askForCode, askForMail, lastCode, mailedPassword, sentMessages } from '../../testing/account';
import { logIn } from '../../testing/log-in';
import { objectMeanwhile } from '../../testing/object-meanwhile';
import { seal, sendSealed } from '../../testing/sealed-body';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { PAYMENT_PASSWORD, withdrawer } from '../../testing/withdraw';

const LOGIN = 'Lantern2209';
const HOUR = 3600;
const EMAIL = 'chu@example.com';
const MOBILE = { countryDialingCode: '84', mobileNum: '935000111' };
const THIEFS = { countryDialingCode: '84', mobileNum: '936000222' };
let gateway: TestGateway;
let member: Member;
type Member = Awaited<ReturnType<typeof withdrawer>>;

beforeEach(async () => {
  gateway = await startGateway();
  member = await withdrawer(gateway);
  const { countryDialingCode, mobileNum } = MOBILE;
  await gateway.db.run(sql`
    UPDATE members SET email = ${EMAIL}, mobile_num = ${mobileNum}, country_dialing_code = ${countryDialingCode}
    WHERE id = ${member.id}`);
  await noteSecurityFact(gateway.db, member.id, { provedEmail: EMAIL }, null);
});

const at = (hours: number) => gateway.sandbox('/clock', { offsetSeconds: hours * HOUR });
const setQuestions = () =>
  member.sealed('PUT', '/wps/member/info/securityquestions', {
    answers: EXAMPLE_ANSWERS,
    loginPassword: LOGIN,
  });
const codeOfLink = async () => {
  const bodies = (await sentMessages(gateway)).map(({ body }) => /\/m\/objection#([\w-]+)/.exec(body)?.[1]);
  return bodies.filter((code) => code !== undefined).at(-1) ?? '';
};
/** The code of the link that told of a change. */
async function told(): Promise<string> {
  expect((await setQuestions()).success).toBe(true);
  return codeOfLink();
}
const object = async (objectionCode: string, address?: string) =>
  (await sendSealed(gateway, '/wps/member/objection', await seal({ objectionCode }), { address })).body;
const answerTo = async () => (await member.get('/wps/member/info')).body.errorCode;

/** Every call that moves money out or changes what protects the account. */
const guarded = (operations as readonly Operation[]).filter(
  ({ needsReauthentication }) => needsReauthentication,
);
async function refusedAsFrozen(): Promise<string[]> {
  const refused: string[] = [];
  for (const { id, method, path } of guarded) {
    const { errorCode } = (await member.send(method, path, {})).body;
    if (errorCode === 'account.frozen') refused.push(id);
  }
  return refused;
}

describe('an objection', () => {
  it('freezes the account for 72 hours, for every change and every way that money leaves by, and ends by itself [ACC-02 MONEY-05]', async () => {
    const answer = await object(await told());
    expect(answer).toMatchObject({ success: true, value: { frozenUntil: expect.any(Number) } });
    const { frozenUntil } = answer.value as { frozenUntil: number };
    expect(Math.abs(frozenUntil - Date.now() - 72 * HOUR * 1000)).toBeLessThan(60_000);
    await member.logInAgain();
    expect((await refusedAsFrozen()).sort()).toEqual(
      [
        'withdraw.create',
        'transfer.move',
        'transfer.up',
        'transfer.down',
        'mall.redeem',
        'bankCards.add',
        'bankCards.remove',
        'member.changePassword',
        'member.paymentPassword',
        'security.changeMobile',
        'security.changeEmail',
        'security.setQuestions',
        'passkeys.add',
        'passkeys.remove',
      ].sort(),
    );
    expect((await member.withdraw(500_000)).errorCode).toBe('account.frozen');
    await at(72);
    await member.logInAgain();
    expect(await refusedAsFrozen()).toEqual([]);
    expect((await setQuestions()).success).toBe(true);
  });

  it('is told of, until when, where the account is looked at [ACC-02 MONEY-07]', async () => {
    const until = async () => [
      ((await member.get('/wps/member/info/security')).body.value as { frozenUntil: number }).frozenUntil,
      Number((await member.overview()).frozenUntil),
    ];
    for (const moment of await until()) expect(moment).toBeLessThan(Date.now());
    const { frozenUntil } = (await object(await told())).value as { frozenUntil: number };
    await member.logInAgain();
    expect(await until()).toEqual([frozenUntil, frozenUntil]);
    const { content } = (await member.get('/wps/inbox?pageNum=1')).body.value as {
      content: { title: string }[];
    };
    expect(content[0]?.title).toBe('Tài khoản của bạn đang được bảo vệ');
  });

  it('ends every session, and a new one needs a login [ACC-02 SESS-45]', async () => {
    const code = await told();
    expect(await answerTo()).toBeNull();
    await object(code);
    expect(await answerTo()).toBe('session.ended');
    expect((await logIn(gateway, member.account, LOGIN)).body.success).toBe(true);
  });

  it('is made once by a link, also by two at once, and within seven days [ACC-02]', async () => {
    const code = await told();
    const twins = await Promise.all([object(code), object(code)]);
    expect(twins.map(({ errorCode }) => errorCode).sort()).toEqual([null, 'objection.used'].sort());
    expect((await object(code)).errorCode).toBe('objection.used');
    await at(80);
    await member.logInAgain();
    const late = await told();
    await at(80 + 7 * 24);
    expect((await object(late)).errorCode).toBe('objection.expired');
    expect(
      await gateway.db.get(sql`SELECT frozen_until < ${Date.now() + 80 * HOUR * 1000} AS past FROM members
      WHERE id = ${member.id}`),
    ).toEqual({ past: 1 });
  });

  it('is not made by opening the link, by a made-up code or at another site, and says nothing of the account [ACC-02]', async () => {
    const code = await told();
    for (const method of ['GET', 'HEAD'])
      expect((await gateway.send(`/wps/member/objection?objectionCode=${code}`, { method })).status).toBe(
        404,
      );
    expect((await object('A'.repeat(22))).errorCode).toBe('objection.wrong');
    expect((await object('x')).errorCode).toBe('request.invalid');
    const elsewhere = await seal({ objectionCode: code });
    const { body } = await sendSealed(gateway, '/wps/member/objection?merchantCode=bare', elsewhere);
    expect(body.errorCode).toBe('objection.wrong');
    expect(await answerTo()).toBeNull();
    expect(Object.keys((await object(code)).value as object)).toEqual(['frozenUntil']);
  });

  it('by a link that was sent is made at any time: made-up codes alone are counted, twenty an hour for an address [ACC-02]', async () => {
    const address = '203.0.113.77';
    const wrong = (index: number) => object(`wrong-code-${String(index).padStart(11, '0')}`, address);
    for (let index = 0; index < 20; index += 1)
      expect((await wrong(index)).errorCode).toBe('objection.wrong');
    expect((await wrong(20)).errorCode).toBe('rate.limited');
    const code = await told();
    expect((await object(code, address)).success).toBe(true);
    expect((await object(code, address)).errorCode).toBe('objection.used');
    expect((await wrong(21)).errorCode).toBe('rate.limited');
  });

  it('has what was set up before it wait three days from its end on, for until then its owner could not take it away [ACC-02 ACC-14]', async () => {
    const code = await told();
    await at(10);
    expect((await object(code)).success).toBe(true);
    const byAnswers = async (hours: number, email: string) => {
      await at(hours);
      await member.logInAgain();
      await member.send('POST', '/wps/member/info/code', { channel: 'email', email });
      const fields = { email, verificationCode: await lastCode(gateway), answers: EXAMPLE_ANSWERS };
      return (await member.sealed('PUT', '/wps/member/info/email', fields)).errorCode;
    };
    expect(await byAnswers(81, 'a@example.com')).toBe('account.frozen');
    expect(await byAnswers(83, 'b@example.com')).toBe('security.proof.fresh');
    expect(await byAnswers(153, 'c@example.com')).toBe('security.proof.fresh');
    expect(await byAnswers(155, 'd@example.com')).toBeNull();
  });

  it('is lifted by staff before its time [ACC-02]', async () => {
    await object(await told());
    await gateway.sandbox('/members/unfreeze', { account: member.account });
    await member.logInAgain();
    expect(await refusedAsFrozen()).toEqual([]);
  });

  it('holds a withdrawal back that nobody was asked to pay yet, and lets it go on afterwards [MONEY-05]', async () => {
    const { orderNo } = (await member.withdraw(500_000)).value as { orderNo: string };
    const steps = async () => {
      const { value } = await member.order(orderNo);
      return (value as { steps: { step: string }[] }).steps.map(({ step }) => step);
    };
    await object(await told());
    await at(2);
    await member.logInAgain();
    expect(await steps()).toEqual(['requested', 'held']);
    await at(76);
    await member.logInAgain();
    expect((await steps()).slice(0, 4)).toEqual(['requested', 'held', 'checked', 'paying']);
  });
});

/** How money or points leave, by the calls that are marked; each of an agent that has enough of both. */
const PAYMENTS: Record<string, (agent: Member, below: Member) => Promise<{ errorCode: string | null }>> = {
  'withdraw.create': (agent) => agent.withdraw(500_000),
  'transfer.move': async (agent) =>
    (await agent.send('POST', '/wps/transfer', { direction: 'out', vendor: 'Trống Đồng', amount: 100_000 }))
      .body,
  'transfer.up': (agent) =>
    agent.sealed('POST', '/wps/transfer/up', { amount: 200_000, paymentPassword: PAYMENT_PASSWORD }),
  'transfer.down': (agent, { account }) =>
    agent.sealed('POST', '/wps/transfer/down', {
      account,
      amount: 200_000,
      paymentPassword: PAYMENT_PASSWORD,
    }),
  'mall.redeem': async (agent) =>
    (await agent.send('POST', '/wps/mall/redemptions', { itemId: 'cup', points: 300, delivery: DELIVERY }))
      .body,
};

describe.each(Object.entries(PAYMENTS))('%s under way', (_id, pay) => {
  it('moves nothing where the member objects before it is written, and is done where nobody does [ACC-02 MONEY-05]', async () => {
    await updateMerchant(gateway.db, 'hoadang', { isSingle: false });
    await gateway.sandbox('/mall-items', { id: 'cup', points: 300 });
    const agent = await withdrawer(gateway, { type: 1, upline: 'agent01' });
    const below = await withdrawer(gateway, { upline: agent.account, balance: 0 });
    await openPoints(gateway.db, agent.id, 1_000, Date.now());
    const end = objectMeanwhile(gateway, agent.id, 'ledger_transactions');
    expect((await pay(agent, below)).errorCode).toBe('account.frozen');
    end();
    const left = async () => [
      await readMemberBalance(gateway.db, agent.id),
      await readPoints(gateway.db, agent.id),
    ];
    expect(await left()).toEqual([1_234_567_800, 1_000]);
    expect(await auditMoney(gateway.db)).toEqual([]);
    await gateway.sandbox('/members/unfreeze', { account: agent.account });
    await agent.logInAgain();
    expect((await pay(agent, below)).errorCode).toBeNull();
    expect(await left()).not.toEqual([1_234_567_800, 1_000]);
  });
});

it('each way that money or points leave by has a case above', () => {
  const ways = guarded.filter(({ idempotent }) => idempotent).map(({ id }) => id);
  expect(Object.keys(PAYMENTS).sort()).toEqual(ways.filter((id) => id !== 'bankCards.add').sort());
});

describe('a password set anew while the account is frozen', () => {
  const byPhone = async () => {
    await askForCode(gateway, { mobileNum: MOBILE.mobileNum, purpose: 'forget' });
    const fields = { newPassword: 'Lantern3310', ...MOBILE, verificationCode: await lastCode(gateway) };
    return (await sendSealed(gateway, '/wps/member/forget/phone', await seal(fields))).body.errorCode;
  };
  /** The temporary password that is mailed to who asks for one. */
  const mailed = async () => {
    await askForMail(gateway, member.account, EMAIL);
    return mailedPassword(gateway, EMAIL);
  };

  it('comes by the contacts that were there before: its owner gets back in [FORGOT-26]', async () => {
    await object(await told());
    expect(await byPhone()).toBeNull();
    expect(await mailed()).not.toBe('');
    expect((await logIn(gateway, member.account, 'Lantern3310')).body.success).toBe(true);
  });

  /** The number of the account is the thief's by now; answers the code of the link that told of it. */
  async function thiefsNumber() {
    await noteSecurityFact(gateway.db, member.id, { provedMobile: null, provedEmail: null }, null);
    await member.send('POST', '/wps/member/info/code', { channel: 'mobile', ...THIEFS });
    const verificationCode = await lastCode(gateway);
    const change = { ...THIEFS, verificationCode, loginPassword: LOGIN };
    expect((await member.sealed('PUT', '/wps/member/info/mobile', change)).success).toBe(true);
    return codeOfLink();
  }
  const byThiefsPhone = async () => {
    await askForCode(gateway, { mobileNum: THIEFS.mobileNum, purpose: 'forget' });
    const fields = { newPassword: 'Lantern3310', ...THIEFS, verificationCode: await lastCode(gateway) };
    return (await sendSealed(gateway, '/wps/member/forget/phone', await seal(fields))).body.errorCode;
  };

  it('comes by no contact that was objected to, until the freeze ends, however late the objection was [FORGOT-26]', async () => {
    const code = await thiefsNumber();
    await at(7 * 24 - 1);
    expect((await object(code)).success).toBe(true);
    await at(10 * 24 - 2);
    expect(await byThiefsPhone()).toBe('account.frozen');
  });

  it('comes by no such contact either where a second objection moves the end on [FORGOT-26]', async () => {
    const code = await thiefsNumber();
    await at(5 * 24);
    await member.logInAgain();
    const second = await told();
    await at(7 * 24 - 1);
    expect((await object(code)).success).toBe(true);
    await at(9 * 24);
    expect((await object(second)).success).toBe(true);
    await at(11 * 24);
    expect(await byThiefsPhone()).toBe('account.frozen');
  });

  it('is not the temporary one that was mailed before the objection [FORGOT-26]', async () => {
    const password = await mailed();
    await object(await told());
    expect((await logIn(gateway, member.account, password)).body.errorCode).toBe('login.wrong.credentials');
    expect((await logIn(gateway, member.account, LOGIN)).body.success).toBe(true);
    const asRead = { id: member.id, frozenUntil: null };
    expect(await setTemporaryPassword(gateway.db, asRead, { hash: 'late', until: Date.now() + HOUR })).toBe(
      false,
    );
  });

  it('by mail is not the end of the way: the password that was mailed can be changed, once [FORGOT-26 SESS-41]', async () => {
    await object(await told());
    const password = await mailed();
    const { value } = (await logIn(gateway, member.account, password)).body as { value: { token: string } };
    const change = async (oldPassword: string, newPassword: string) =>
      (
        await sendSealed(
          gateway,
          '/wps/member/password/v2',
          await seal({ oldPassword, newPassword, confirmNewPassword: newPassword }),
          { token: value.token },
        )
      ).body.errorCode;
    const payIn = async () => {
      const headers = { Authorization: `Bearer ${value.token}` };
      return (await gateway.call('/wps/deposit/orders', { method: 'POST', headers, body: '{}' })).body
        .errorCode;
    };
    expect(await payIn()).toBe('password.given');
    expect(await change(password, 'Lantern3310')).toBeNull();
    expect(await payIn()).toBe('request.invalid');
    expect(await change('Lantern3310', 'Lantern4410')).toBe('account.frozen');
  });

  it('sends that contact no link, by which a thief would have the account rest for ever [ACC-02]', async () => {
    await object(await thiefsNumber());
    const links = async () =>
      (await sentMessages(gateway))
        .filter(({ body }) => body.includes('/m/objection#'))
        .map(({ recipient }) => recipient);
    const before = await links();
    const { body } = await logIn(gateway, member.account, await mailed());
    expect(body.success).toBe(true);
    expect((await links()).slice(before.length)).toEqual([EMAIL]);
  });

  it('does not come by a contact that was changed lately [FORGOT-26 FORGOT-54]', async () => {
    await object(await thiefsNumber());
    await at(1);
    expect(await byThiefsPhone()).toBe('account.frozen');
    expect(await mailed()).not.toBe('');
  });
});
