import { beforeEach, describe, expect, it } from 'vitest';
import { askForCode, lastCode, sentMessages, solvedCaptcha } from '../../testing/account';
import { firebaseToken } from '../../testing/firebase-token';
import { guarded, logIn } from '../../testing/log-in';
import { seal, sendSealed } from '../../testing/sealed-body';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { taskOf, worked } from '../../testing/work';

const ACCOUNT = 'minhan_2209';
const MOBILE = '912345678';
const OLD = 'Lantern2209';
const NEW = 'Lantern3310';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});

const tokenOf = async (account = ACCOUNT, password = OLD) =>
  ((await logIn(gateway, account, password)).body.value as { token: string }).token;
const answerTo = async (token: string) => (await gateway.get('/wps/points/balance', token)).body.errorCode;
const refusalOfLogin = async (password: string) => (await logIn(gateway, ACCOUNT, password)).body.errorCode;

describe('a new password by phone', () => {
  const recover = async (more: Record<string, unknown>) =>
    (
      await sendSealed(
        gateway,
        '/wps/member/forget/phone',
        await seal({ newPassword: NEW, mobileNum: MOBILE, countryDialingCode: '84', ...more }),
      )
    ).body;
  const codeFor = async (mobileNum = MOBILE, purpose = 'forget') => {
    await askForCode(gateway, { mobileNum, purpose });
    return lastCode(gateway);
  };

  it('is set for the account of the number, which is named, and ends its sessions [CALL-18 FORGOT-23 FORGOT-26]', async () => {
    const token = await tokenOf();
    const verificationCode = await codeFor();
    expect(await recover({ verificationCode })).toMatchObject({ success: true, value: { account: ACCOUNT } });
    expect(await answerTo(token)).toBe('session.ended');
    expect(await refusalOfLogin(OLD)).toBe('login.wrong.credentials');
    expect(await refusalOfLogin(NEW)).toBeNull();
    expect(await recover({ newPassword: 'Lantern4411', verificationCode })).toMatchObject({
      errorCode: 'verification.code.wrong',
    });
  });

  it('is refused when it is the old one, which does not cost the code', async () => {
    const verificationCode = await codeFor();
    expect((await recover({ newPassword: OLD, verificationCode })).errorCode).toBe('modify.new.old.same');
    expect((await recover({ verificationCode })).success).toBe(true);
  });

  it.each([
    ['a wrong code', { verificationCode: '0000000' }, 'verification.code.wrong'],
    ['no proof', {}, 'verification.code.wrong'],
    [
      'a number without an account',
      { mobileNum: '977000111', verificationCode: '123456' },
      'verification.code.wrong',
    ],
    ['a token that is none', { firebaseIdToken: 'x' }, 'firebase.failed'],
    ['a password that breaks the rule', { newPassword: 'short' }, 'register.field.invalid'],
  ])('is refused with %s', async (_, more, errorCode) => {
    await codeFor();
    expect((await recover(more)).errorCode).toBe(errorCode);
  });

  it('takes a token of Firebase once [FORGOT-34 SMS-24]', async () => {
    const firebase = { sign_in_provider: 'phone' };
    const firebaseIdToken = firebaseToken({ phone_number: `+84${MOBILE}`, firebase });
    expect((await recover({ firebaseIdToken })).success).toBe(true);
    const again = await recover({ firebaseIdToken, newPassword: 'Lantern4411' });
    expect(again.errorCode).toBe('firebase.failed');
    expect(await refusalOfLogin(NEW)).toBeNull();
  });

  it.each([ACCOUNT, MOBILE])('lifts the lock of logins as %s [FORGOT-24 LOGIN-83]', async (name) => {
    const address = '203.0.113.200';
    for (let time = 0; time < 10; time += 1) {
      const from = `198.51.100.${time}`;
      const asked = time < 3 ? undefined : (await logIn(gateway, name, 'wrong', { address: from })).body;
      const more = await guarded(gateway, asked, from);
      await logIn(gateway, name, 'wrong', { address: from, ...more });
    }
    const captcha = await solvedCaptcha(gateway, address);
    expect((await logIn(gateway, name, OLD, { address, ...captcha })).body.errorCode).toBe('login.locked');
    expect((await recover({ verificationCode: await codeFor() })).success).toBe(true);
    expect((await logIn(gateway, name, NEW, { address })).body.success).toBe(true);
  });

  it('is refused with a code of another purpose, and with a late one', async () => {
    const ofLogin = await codeFor(MOBILE, 'login');
    expect((await recover({ verificationCode: ofLogin })).errorCode).toBe('verification.code.wrong');
    await gateway.sandbox('/clock', { offsetSeconds: 61 });
    const verificationCode = await codeFor();
    await gateway.sandbox('/clock', { offsetSeconds: 400 });
    expect((await recover({ verificationCode })).errorCode).toBe('verification.code.expired');
  });
});

describe('a way back in by e-mail', () => {
  const ask = (username: string, email: string, language = 'vi', address?: string) =>
    worked(gateway, (work) => askOnce({ username, email, ...work }, language, address));
  const askOnce = async (fields: Record<string, string>, language = 'vi', address?: string) => {
    const response = await gateway.send('/wps/member/forget/email', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Accept-Language': language,
        ...(address && { 'X-Forwarded-For': address }),
      },
      body: new URLSearchParams(fields).toString(),
    });
    return {
      status: response.status,
      body: (await response.json()) as { errorCode: string | null; value: unknown },
    };
  };
  const passwordSent = async () =>
    /: ([a-z]{8}\d{4}[a-z])$/m.exec((await sentMessages(gateway)).at(-1)?.body ?? '')?.[1] ?? '';

  it('is answered alike for every account and address, and sent only where both belong together [FORGOT-54]', async () => {
    const answers = [
      await ask(ACCOUNT, 'another@example.com'),
      await ask('nobody_here', 'minhan@example.com'),
      await ask('khoa_1990', 'khoa@example.com'),
      await ask(' Agent01 ', 'QuocBao@example.com '),
    ];
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, body: { success: true, value: null } });
    expect((await sentMessages(gateway)).map(({ recipient }) => recipient)).toEqual(['quocbao@example.com']);
  });

  it.each([
    ['vi', 'Mật khẩu tạm thời'],
    ['en', 'Temporary password'],
  ])('is written in the language %s', async (language, text) => {
    await ask(ACCOUNT, 'minhan@example.com', language);
    expect((await sentMessages(gateway))[0]).toMatchObject({
      channel: 'email',
      body: expect.stringContaining(text),
    });
  });

  it('takes work from the first, dearer the more are asked for an account name, whether there is one or not; none is shut [FORGOT-54]', async () => {
    for (const username of [ACCOUNT, 'nobody_here']) {
      const prices = [];
      for (let time = 0; time < 8; time += 1) {
        const address = `198.51.100.${time}`;
        const { body } = await askOnce({ username, email: 'minhan@example.com' }, 'vi', address);
        expect(body.errorCode).toBe('work.required');
        prices.push(taskOf(body)?.maxnumber);
        expect((await ask(username, 'minhan@example.com', 'vi', address)).status).toBe(200);
      }
      expect(prices).toEqual([1000, 1000, 1000, 1000, 2000, 4000, 8000, 8000]);
    }
    expect(await sentMessages(gateway)).toHaveLength(8);
  });

  it('is sent a visitor once a minute for an account name, whether there is one or not; no other visitor waits [FORGOT-54]', async () => {
    for (const account of [ACCOUNT, 'nobody_here']) {
      expect((await ask(account, 'minhan@example.com')).status).toBe(200);
      const again = await ask(account.toUpperCase(), 'minhan@example.com');
      expect([again.status, again.body.errorCode]).toEqual([429, 'rate.limited']);
      expect((await ask(account, 'minhan@example.com', 'vi', '198.51.100.7')).status).toBe(200);
    }
    await gateway.sandbox('/clock', { offsetSeconds: 61 });
    expect((await ask(ACCOUNT, 'minhan@example.com')).status).toBe(200);
  });

  it('brings a password that is good once and becomes the member’s own, to be changed; the old one works until then [FORGOT-03]', async () => {
    await ask(ACCOUNT, 'minhan@example.com');
    const password = await passwordSent();
    expect(await refusalOfLogin(OLD)).toBeNull();
    const [first, second] = await Promise.all([1, 2].map(() => logIn(gateway, ACCOUNT, password)));
    expect([first, second].some((answer) => answer?.body.success)).toBe(true);
    expect((await logIn(gateway, ACCOUNT, password)).body.value).toMatchObject({ firstTimeLogin: true });
    expect(await refusalOfLogin(OLD)).toBe('login.wrong.credentials');
  });

  it('ends after half an hour', async () => {
    await ask(ACCOUNT, 'minhan@example.com');
    const password = await passwordSent();
    await gateway.sandbox('/clock', { offsetSeconds: 1801 });
    expect(await refusalOfLogin(password)).toBe('login.wrong.credentials');
    expect(await refusalOfLogin(OLD)).toBeNull();
  });
});

describe('changing the password', () => {
  const wish = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW };
  const change = async (token: string, more: Record<string, unknown> = {}) =>
    (await sendSealed(gateway, '/wps/member/password/v2', await seal({ ...wish, ...more }), { token })).body;

  it('keeps the session it was made in, and ends all others [CALL-20 SESS-45]', async () => {
    const [elsewhere, token] = [await tokenOf(), await tokenOf()];
    expect(await change(token)).toMatchObject({ success: true, value: null });
    expect(await answerTo(token)).toBeNull();
    expect(await answerTo(elsewhere)).toBe('session.ended');
    expect(await refusalOfLogin(OLD)).toBe('login.wrong.credentials');
    expect(await refusalOfLogin(NEW)).toBeNull();
  });

  it.each([
    ['a wrong old password', { oldPassword: 'Lantern0000' }, 'password.wrong'],
    ['the old password again', { newPassword: OLD, confirmNewPassword: OLD }, 'modify.new.old.same'],
    ['another confirmation', { confirmNewPassword: 'Lantern3311' }, 'request.invalid'],
    [
      'a password that breaks the rule',
      { newPassword: 'short', confirmNewPassword: 'short' },
      'register.field.invalid',
    ],
  ])('is refused with %s [CALL-20]', async (_, more, errorCode) => {
    expect((await change(await tokenOf(), more)).errorCode).toBe(errorCode);
    expect(await refusalOfLogin(OLD)).toBeNull();
  });

  it('is not for trial accounts, nor without a session [ROLE-48]', async () => {
    expect((await change(await tokenOf('trial01'))).errorCode).toBe('account.trial');
    expect((await change('nobody')).errorCode).toBe('session.missing');
  });

  it('lets a stolen session guess ten times an hour', async () => {
    const token = await tokenOf();
    for (let time = 0; time < 10; time += 1) await change(token, { oldPassword: `Lantern${time}` });
    expect((await change(token)).errorCode).toBe('rate.limited');
  });
});
