import { newMember } from '../e2e/support/members';
import { expect, test } from '../e2e/support/test';
import { askOnly, newClaims, newNumber, registerLinked, registerMobile } from './support/accounts';
import { callGateway, logInWith } from './support/gateway';
import { phoneToken, providerToken } from './support/sdk';

const RECOVERY = '/wps/member/forget/phone';

test.describe('the reference gateway, given tokens of the Firebase SDK', () => {
  test('lets in the member whose number Firebase has verified [SMS-24 SMS-25 LOGIN-67 LOGIN-68 LOGIN-72]', async ({
    sandbox,
  }) => {
    const { typed, e164 } = newNumber();
    const { account } = await newMember(sandbox, { mobileNum: typed.slice(1) });
    const answer = await logInWith('sms', await phoneToken(e164));
    expect(answer).toMatchObject({ success: true, value: { userName: account, type: 0 } });
    expect(answer.value?.token).toEqual(expect.any(String));
  });

  test('knows nobody by a number that no member has [SMS-24 LOGIN-72]', async () => {
    const answer = await logInWith('sms', await phoneToken(newNumber().e164));
    expect(answer).toMatchObject({ success: false, errorCode: 'login.no.account' });
  });

  for (const provider of ['line', 'facebook', 'google'] as const) {
    test(`knows a ${provider} identity once a registration has linked it [LOGIN-39 LOGIN-41]`, async ({
      sandbox,
    }) => {
      const token = await providerToken(provider, newClaims());
      expect(await logInWith(provider, token)).toMatchObject({
        success: false,
        errorCode: 'login.no.account',
      });
      const account = await registerLinked(sandbox, provider, token);
      expect(await logInWith(provider, token)).toMatchObject({ success: true, value: { userName: account } });
    });
  }

  test('opens an account for the number that the token proves, without another code, and for no other number [SMS-25 REG-101 REG-102]', async ({
    sandbox,
  }) => {
    const { typed, e164 } = newNumber();
    const firebaseIdToken = await phoneToken(e164);
    await sandbox.flags({ MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: false });
    await sandbox.registerSettings({ mobileRegister: true, firebaseVerification: true });
    await askOnly(sandbox, 'mobileNum', 'verificationCode');
    const other = { mobileNum: newNumber().typed.slice(1), firebaseIdToken };
    expect(await registerMobile(other)).toMatchObject({ success: false, errorCode: 'firebase.failed' });
    expect(await logInWith('sms', firebaseIdToken)).toMatchObject({ errorCode: 'login.no.account' });

    const answer = await registerMobile({ mobileNum: typed.slice(1), firebaseIdToken });
    expect(answer).toMatchObject({ success: true });
    expect(await logInWith('sms', firebaseIdToken)).toMatchObject({ success: true });
  });

  test('sets a forgotten password for the number that the token proves, and for no other [SMS-25 FORGOT-34]', async ({
    sandbox,
  }) => {
    const { typed, e164 } = newNumber();
    const mobileNum = typed.slice(1);
    const { account } = await newMember(sandbox, { mobileNum });
    const firebaseIdToken = await phoneToken(e164);
    const reset = { newPassword: 'Lantern3310', countryDialingCode: '84', mobileNum };
    const strangers = { ...reset, firebaseIdToken: await phoneToken(newNumber().e164) };
    expect(await callGateway(RECOVERY, strangers)).toMatchObject({ errorCode: 'firebase.failed' });
    expect(await callGateway(RECOVERY, { ...reset, firebaseIdToken })).toMatchObject({
      success: true,
      value: { account },
    });
    const credentials = { type: 'username', username: account, password: 'Lantern3310' };
    expect(await callGateway('/wps/session/login', credentials)).toMatchObject({ success: true });
  });

  test('takes no token that was made up [LOGIN-39 SMS-24]', async () => {
    const token = await phoneToken(newNumber().e164);
    const [header, payload] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ ...claims, aud: 'other' })).toString('base64url');
    for (const forged of [`${header}.${other}.`, `${header}.${payload}.c2ln`, 'nonsense']) {
      expect(await logInWith('sms', forged)).toMatchObject({ success: false, errorCode: 'firebase.failed' });
    }
  });
});
