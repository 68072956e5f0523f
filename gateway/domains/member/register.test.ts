import { beforeEach, describe, expect, it } from 'vitest';
import type { Work } from '@/contracts/session/work';
import { findMember } from '../../db/members';
import { updateMerchant } from '../../db/merchants';
import { members } from '../../db/schema';
import { askForCode, lastCode, register, registration, solvedCaptcha } from '../../testing/account';
import { firebaseToken } from '../../testing/firebase-token';
import { logIn } from '../../testing/log-in';
import { seal, sendLogin, sendSealed } from '../../testing/sealed-body';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { workOut } from '../../testing/work';

const MOBILE = '977123456';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});

const find = (account: string) => findMember(gateway.db, 'hoadang', account);
const rules = (changes: Record<string, object>) => gateway.sandbox('/register-rules', { rules: changes });
const codeFor = async (mobileNo: string) => {
  await askForCode(gateway, { mobileNo, purpose: 'register' });
  return lastCode(gateway);
};
const refusalOf = async (more: Record<string, unknown>) => {
  const { errorCode, value } = (await register(gateway, more)).body;
  return value ? [errorCode, (value as { field: string }).field] : [errorCode];
};
const years = (ago: number, days = 0) => {
  const today = new Date(Date.now() + 7 * 3600_000);
  const day = Date.UTC(today.getUTCFullYear() - ago, today.getUTCMonth(), today.getUTCDate() + days);
  return new Date(day).toISOString().slice(0, 10);
};
describe('registering with an account name', () => {
  it.each([
    ['POST', '/wps/member/register'],
    ['PUT', '/wps/member/register'],
    ['POST', '/wps/member/register/mobile'],
  ])(
    'opens an account by %s %s, with a wallet and without a word to change the password [CALL-12 REG-106 REG-107 REG-108]',
    async (method, path) => {
      expect((await register(gateway, { username: 'Hoa_Moi' }, { path, method })).body).toMatchObject({
        success: true,
        value: null,
      });
      const { body } = await logIn(gateway, 'hoa_moi', 'Lantern2209');
      expect(body.value).toMatchObject({ userName: 'hoa_moi', type: 0, firstTimeLogin: false });
      const { token } = body.value as { token: string };
      expect((await gateway.get('/wps/wallets/gcs', token)).body.value).toEqual({ sumBalance: 0 });
    },
  );

  it('keeps every field that is asked for [REG-76 REG-77 REG-85 REG-86 REG-87 REG-89 REG-90 REG-91 REG-92 REG-93 REG-94 REG-95 REG-96]', async () => {
    const contacts = { qqNum: '123456', facebook: 'hoa.moi', wechat: 'hoamoi', line: 'hoamoi' };
    const messengers = { whatsapp: '84977123', zalo: '84977124' };
    const profile = {
      nickname: 'Hoa Mới',
      payeeName: 'NGUYEN THI HOA',
      email: 'Hoa.Moi@example.com',
      idNumber: '012345678901',
      birthday: '1995-02-28',
    };
    const asked = [...Object.keys({ ...profile, ...contacts, ...messengers }), 'paymentPassword'];
    await rules(Object.fromEntries(asked.map((field) => [field, { enabled: true }])));
    const wanted = { username: 'hoa_moi', paymentPassword: '224466', ...profile, ...contacts, ...messengers };
    expect((await register(gateway, wanted)).body.success).toBe(true);
    const member = await find('hoa_moi');
    expect(member).toMatchObject({
      ...profile,
      email: 'hoa.moi@example.com',
      contacts: { ...contacts, ...messengers },
      registerUrl: 'hoadang.example.com',
      registerMethod: 'H5',
    });
    expect(member?.paymentPasswordHash).toMatch(/^scrypt\$/);
    expect(JSON.stringify(member)).not.toMatch(/Lantern2209|224466/);
  });

  it('leaves out what is not asked for [REG-12 REG-45]', async () => {
    await rules({ nickname: { enabled: false } });
    await register(gateway, { username: 'hoa_moi', nickname: 'x', email: 'no address' });
    expect(await find('hoa_moi')).toMatchObject({ nickname: null, email: null });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a short username', { username: 'ab' }, 'username'],
    ['a long username', { username: 'a'.repeat(17) }, 'username'],
    ['a username that starts with a digit', { username: '1abcd' }, 'username'],
    ['no username', { username: undefined }, 'username'],
    ['a password of letters alone', { password: 'abcdefgh', confirmPassword: 'abcdefgh' }, 'password'],
    ['no password', { password: undefined }, 'password'],
    ['another confirmation', { confirmPassword: 'Lantern2208' }, 'confirmPassword'],
    ['no confirmation', { confirmPassword: undefined }, 'confirmPassword'],
    ['a nickname of digits', { nickname: '12345' }, 'nickname'],
    ['a number of letters', { mobileNum: 'abcdefghi' }, 'mobileNum'],
    ['a number of an impossible country', { mobileNum: MOBILE, countryDialingCode: 'x' }, 'mobileNum'],
    ['a number without its code', { mobileNum: MOBILE }, 'verificationCode'],
    ['a day that is none', { birthday: '2001-02-30' }, 'birthday'],
    ['a day to come', { birthday: years(-1) }, 'birthday'],
    ['a day before the calendar', { birthday: '1899-12-31' }, 'birthday'],
  ])('refuses %s and names the field [REG-45 REG-46 REG-47 REG-48 REG-49 REG-54]', async (_, more, field) => {
    expect(await refusalOf({ username: 'hoa_moi', ...more })).toEqual(['register.field.invalid', field]);
  });

  it('follows the rules as they are now: enabled, required, lengths, pattern [REG-12 REG-45 REG-46 REG-47 REG-48 REG-49 REG-50 REG-51]', async () => {
    const payeeName = { payeeName: 'Nguyễn Thị Hoa' };
    await rules({ payeeName: { enabled: true, required: true } });
    expect(await refusalOf({})).toEqual(['register.field.invalid', 'payeeName']);
    await rules({ payeeName: { minLength: 15 } });
    expect(await refusalOf(payeeName)).toEqual(['register.field.invalid', 'payeeName']);
    await rules({ payeeName: { minLength: 2, maxLength: 14, patternId: 'digits' } });
    expect(await refusalOf(payeeName)).toEqual(['register.field.invalid', 'payeeName']);
    await rules({ payeeName: { patternId: 'never heard of' } });
    expect((await register(gateway, payeeName)).body.success).toBe(true);
    await rules({ payeeName: { required: false } });
    expect((await register(gateway)).body.success).toBe(true);
  });

  it('asks for no confirmation and no code of a number where their fields do not show [REG-45]', async () => {
    await rules({ confirmPassword: { enabled: false }, mobileNum: { enabled: false } });
    const more = { confirmPassword: undefined, mobileNum: '977123456' };
    expect((await register(gateway, more)).body.success).toBe(true);
  });

  it('takes a captcha once and for its own answer, where one is asked for; the demo site asks for none [REG-31 REG-56 CALL-15]', async () => {
    expect((await register(gateway, { captcha: undefined })).body.success).toBe(true);
    await rules({ captcha: { enabled: true } });
    const solved = await solvedCaptcha(gateway);
    expect(await refusalOf({ captcha: undefined })).toEqual(['captcha.wrong']);
    expect(await refusalOf({ ...solved, captcha: '00000' })).toEqual(['captcha.wrong']);
    expect(await refusalOf(solved)).toEqual(['captcha.wrong']);
  });

  it('takes twice the work instead of a captcha, and no less, also where it asks for no work beside one [REG-56 CALL-15]', async () => {
    await rules({ captcha: { enabled: true } });
    const wish = async (more: Record<string, unknown>) => {
      const {
        captcha: _,
        captchaId: __,
        ...unread
      } = await registration(gateway, { username: 'hoa_unread', ...more });
      const { body } = await sendSealed(gateway, '/wps/member/register', await seal(unread));
      return body as { success: boolean; errorCode: string | null; value: { captcha: boolean; work: Work } };
    };
    const beside = await wish({});
    expect(beside.value).toMatchObject({ captcha: true, work: { maxnumber: 1000 } });
    const tooLittle = await workOut(gateway, beside.value.work);
    const refused = await wish({ workInstead: true, work: tooLittle });
    expect(refused).toMatchObject({
      errorCode: 'work.required',
      value: { captcha: false, work: { maxnumber: 2000 } },
    });
    await updateMerchant(gateway.db, 'hoadang', { asksForWork: false });
    expect((await wish({ workInstead: true })).errorCode).toBe('work.required');
    const work = await workOut(gateway, refused.value.work);
    expect(await wish({ workInstead: true, work })).toMatchObject({ success: true });
  });

  it('takes work from the first, for one try with one name, captcha or not [REG-56 CALL-15]', async () => {
    await rules({ captcha: { enabled: true } });
    const address = '198.51.100.66';
    const send = async (more: Record<string, unknown>) => {
      const wish = await registration(gateway, more, address);
      const { body } = await sendSealed(gateway, '/wps/member/register', await seal(wish), { address });
      return body as { success: boolean; errorCode: string | null; value: { captcha: boolean; work: Work } };
    };
    const refused = await send({ username: 'hoa_work_1' });
    expect(refused).toMatchObject({
      errorCode: 'work.required',
      value: { captcha: true, work: { maxnumber: 1000, iterations: 1000 } },
    });
    const work = await workOut(gateway, refused.value.work);
    expect((await send({ username: 'hoa_work_2', work })).errorCode).toBe('work.required');
    const anew = await workOut(gateway, (await send({ username: 'hoa_work_1' })).value.work);
    expect(await send({ username: 'hoa_work_1', work: anew })).toMatchObject({ success: true });
    expect((await send({ username: 'hoa_work_3', work: anew })).errorCode).toBe('work.required');
    await rules({ captcha: { enabled: false } });
    const bare = await send({ username: 'hoa_work_4', captcha: undefined });
    expect(bare).toMatchObject({ errorCode: 'work.required', value: { captcha: false } });
    await updateMerchant(gateway.db, 'hoadang', { asksForWork: false });
    expect(await send({ username: 'hoa_work_4', captcha: undefined })).toMatchObject({ success: true });
  });

  it('is dearer the more register from an address, up to a bound, and is shut to nobody there; at one moment too [REG-56]', async () => {
    const address = '198.51.100.66';
    const price = async (from = address) => {
      const wish = await seal(await registration(gateway, {}, from));
      const { body } = await sendSealed(gateway, '/wps/member/register', wish, { address: from });
      return (body.value as { work: Work }).work.maxnumber;
    };
    const prices = [];
    for (let time = 0; time < 15; time += 1) {
      prices.push(await price());
      expect((await register(gateway, {}, { address })).body.success).toBe(true);
    }
    expect(prices).toEqual([...Array(8).fill(1000), 2000, 2000, 2000, 4000, 4000, 4000, 8000]);
    expect([await price(), await price('198.51.100.67')]).toEqual([8000, 1000]);
  });

  it('lets no cheap tasks be gathered: those of one address that are solved at once pay for each other [REG-56]', async () => {
    const address = '198.51.100.66';
    const wishes = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const wish = await registration(gateway, {}, address);
        const { body } = await sendSealed(gateway, '/wps/member/register', await seal(wish), { address });
        return { ...wish, work: await workOut(gateway, (body.value as { work: Work }).work) };
      }),
    );
    const answers = await Promise.all(
      wishes.map(async (wish) => sendSealed(gateway, '/wps/member/register', await seal(wish), { address })),
    );
    const opened = answers.filter(({ body }) => body.success).length;
    // A task is good at half of what is due, which is so until the price has doubled twice.
    expect(opened).toBeGreaterThan(0);
    expect(opened).toBeLessThanOrEqual(11);
  });

  it('is shut by nobody’s wrong captchas to all whose address nobody says [REG-56 CALL-15]', async () => {
    await rules({ captcha: { enabled: true } });
    for (let time = 0; time < 31; time += 1) {
      expect(await refusalOf({ captcha: '00000', captchaId: `made-up-${time}` })).toEqual(['captcha.wrong']);
    }
    expect((await register(gateway)).body.success).toBe(true);
  });

  it('refuses who is younger than eighteen, to the day [REG-70]', async () => {
    expect(await refusalOf({ birthday: years(18, 1) })).toEqual(['age.too.young']);
    expect((await register(gateway, { birthday: years(18) })).body.success).toBe(true);
  });

  it('is shut by the setting or by the flag [REG-04 REG-05]', async () => {
    await gateway.sandbox('/register-settings', { settings: { usernameRegister: false } });
    expect(await refusalOf({})).toEqual(['permission.denied']);
    await gateway.sandbox('/reset');
    await gateway.sandbox('/flags', { flags: { USERNAMEREG3: false, MOBILENUMREG3: false } });
    expect(await refusalOf({})).toEqual(['permission.denied']);
    const bare = await seal(await registration(gateway));
    expect((await sendSealed(gateway, '/wps/member/register?merchantCode=bare', bare)).body.errorCode).toBe(
      'permission.denied',
    );
  });

  it('refuses a name that somebody has, in whatever case [REG-73]', async () => {
    expect(await refusalOf({ username: 'MinhAn_2209' })).toEqual(['account.exists']);
  });

  it('opens one account for two registrations made at once [REG-73]', async () => {
    const wanted = { username: 'hoa_moi' };
    const answers = await Promise.all([register(gateway, wanted), register(gateway, wanted)]);
    expect(answers.map(({ body }) => body.errorCode).sort()).toEqual(['account.exists', null]);
    const own = await gateway.db.select().from(members);
    expect(own.filter(({ account }) => account === 'hoa_moi')).toHaveLength(1);
  });
});

describe('registering with a mobile number', () => {
  const byMobile = (more: Record<string, unknown> = {}) =>
    register(gateway, { username: undefined, mobileNum: MOBILE, ...more });

  it('opens an account under a drawn name, for the code that was sent [REG-05 REG-09 REG-100]', async () => {
    const verificationCode = await codeFor(MOBILE);
    expect((await byMobile({ verificationCode })).body.success).toBe(true);
    const own = (await gateway.db.select().from(members)).find(({ mobileNum }) => mobileNum === MOBILE);
    expect(own).toMatchObject({
      account: expect.stringMatching(/^m\d{9}$/),
      countryDialingCode: '84',
      type: 0,
    });
  });

  it('refuses a wrong code, a late one, one of another purpose, and one that was used', async () => {
    const verificationCode = await codeFor(MOBILE);
    const wrong = verificationCode === '000000' ? '000001' : '000000';
    expect((await byMobile({ verificationCode: wrong })).body.errorCode).toBe('verification.code.wrong');
    expect((await byMobile({ verificationCode })).body.success).toBe(true);
    expect((await byMobile({ verificationCode })).body.errorCode).toBe('verification.code.wrong');
    const mobileNum = '977123457';
    await askForCode(gateway, { mobileNum: '908112233', purpose: 'login' });
    const ofLogin = { mobileNum: '908112233', verificationCode: await lastCode(gateway) };
    expect((await byMobile(ofLogin)).body.errorCode).toBe('verification.code.wrong');
    const late = await codeFor(mobileNum);
    await gateway.sandbox('/clock', { offsetSeconds: 301 });
    expect((await byMobile({ mobileNum, verificationCode: late })).body.errorCode).toBe(
      'verification.code.expired',
    );
  });

  it('says only after the right code that somebody has the number [FORGOT-54]', async () => {
    const mobileNum = '912345678';
    const verificationCode = await codeFor(mobileNum);
    const wrong = verificationCode === '000000' ? '000001' : '000000';
    expect((await byMobile({ mobileNum, verificationCode: wrong })).body.errorCode).toBe(
      'verification.code.wrong',
    );
    expect((await byMobile({ mobileNum, verificationCode })).body.errorCode).toBe('account.in.use');
  });

  it('opens one account for two registrations with one code at once', async () => {
    const verificationCode = await codeFor(MOBILE);
    const answers = await Promise.all([byMobile({ verificationCode }), byMobile({ verificationCode })]);
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    const own = await gateway.db.select().from(members);
    expect(own.filter(({ mobileNum }) => mobileNum === MOBILE)).toHaveLength(1);
  });

  it('asks for no code and no password where the flags are off; nobody logs in to that account with a password [REG-09 REG-10 REG-11]', async () => {
    await gateway.sandbox('/flags', { flags: { REGMOBVERF3: false, MOBILENUMPASSREG3: false } });
    expect((await byMobile({ password: undefined, confirmPassword: undefined })).body.success).toBe(true);
    const own = (await gateway.db.select().from(members)).find(({ mobileNum }) => mobileNum === MOBILE);
    for (const password of ['x', 'Lantern2209']) {
      expect((await logIn(gateway, own?.account ?? '', password)).body.errorCode).toBe(
        'login.wrong.credentials',
      );
    }
  });

  it('takes Firebase’s word for the very number in place of a code [SMS-24 SMS-25 REG-101 REG-102]', async () => {
    const sms = (phone_number: string) => ({
      firebaseChannel: 'sms',
      firebaseIdToken: firebaseToken({ phone_number, firebase: { sign_in_provider: 'phone' } }),
    });
    expect((await byMobile(sms('+84977999999'))).body.errorCode).toBe('firebase.failed');
    expect((await byMobile({ ...sms(''), firebaseIdToken: 'x.y.z' })).body.errorCode).toBe('firebase.failed');
    const typed = { verificationCode: '482913' };
    expect((await byMobile({ ...sms(`+84${MOBILE}`), ...typed })).body.success).toBe(true);
  });

  it('links a social identity, which logs in from then on [LOGIN-39]', async () => {
    const identity = {
      firebaseChannel: 'google',
      firebaseIdToken: firebaseToken({ firebase: { sign_in_provider: 'google.com' } }),
    };
    const fields = { type: 'firebase', ...identity };
    expect((await sendLogin(gateway, await seal(fields))).body.errorCode).toBe('login.no.account');
    expect((await register(gateway, { username: 'hoa_moi', ...identity })).body.success).toBe(true);
    expect((await sendLogin(gateway, await seal(fields))).body.value).toMatchObject({ userName: 'hoa_moi' });
    expect(await refusalOf({ username: 'hoa_hai', ...identity })).toEqual(['account.in.use']);
    await gateway.sandbox('/flags', { flags: { GOOGLELOGIN3: false } });
    expect(await refusalOf({ username: 'hoa_hai', ...identity })).toEqual(['permission.denied']);
  });
});

it('makes a member of type 0, and takes no other type [ROLE-48]', async () => {
  for (const type of [1, 41])
    expect((await register(gateway, { username: 'hoa_moi', type })).body.errorCode).toBe('request.invalid');
  expect(await find('hoa_moi')).toBe(null);
  await register(gateway, { username: 'hoa_hai' });
  expect((await find('hoa_hai'))?.type).toBe(0);
});

it('says that an address is taken before the code is spent [ERR-06 SMS-36]', async () => {
  await rules({ email: { enabled: true } });
  const email = 'hoa@example.com';
  expect((await register(gateway, { username: 'hoa_moi', email })).body.success).toBe(true);
  const verificationCode = await codeFor('912000333');
  const byMobile = { username: undefined, mobileNum: '912000333', verificationCode };
  expect((await register(gateway, { ...byMobile, email })).body.errorCode).toBe('account.in.use');
  expect((await register(gateway, byMobile)).body.success).toBe(true);
});

describe('a registration that somebody brought', () => {
  it.each<[string, Record<string, string>, string | null]>([
    ['a code', { affiliateCode: 'hd8826' }, 'agent01'],
    [
      'a code on its own domain',
      { affiliateCode: 'HD8899', registerUrl: 'agent.hoadang.example.com' },
      'agent01',
    ],
    ['a recommender', { recommenderId: 'MinhAn_2209' }, 'minhan_2209'],
    ['nobody', {}, null],
  ])('has the upline of %s [REG-67 REG-82 REG-84]', async (_, more, upline) => {
    await rules({ recommenderId: { enabled: true } });
    expect((await register(gateway, { username: 'hoa_moi', ...more })).body.success).toBe(true);
    const above = upline && (await find(upline));
    expect((await find('hoa_moi'))?.uplineId).toBe(above ? above.id : null);
  });

  it.each<[Record<string, string>, string]>([
    [{ affiliateCode: 'NOBODY00' }, 'affiliate.code.invalid'],
    [{ affiliateCode: 'HD8899' }, 'agent.link.invalid'],
    [{ recommenderId: 'nobody_here' }, 'referrer.invalid'],
    [{ recommenderId: 'trial01' }, 'referrer.invalid'],
  ])(
    'is refused with %j where the form asks for it, else it counts for nothing [REG-59]',
    async (more, errorCode) => {
      await rules({ recommenderId: { enabled: true } });
      expect(await refusalOf(more)).toEqual([errorCode]);
      await rules({ recommenderId: { enabled: false }, affiliateCode: { enabled: false } });
      expect((await register(gateway, { username: 'hoa_moi', ...more })).body.success).toBe(true);
      expect((await find('hoa_moi'))?.uplineId).toBeNull();
    },
  );
});
