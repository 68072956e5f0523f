import { newMember } from '../e2e/support/members';
import { expect, test } from '../e2e/support/test';
import { newClaims, newNumber, registerLinked } from './support/accounts';
import { logInWith } from './support/gateway';
import { phoneToken, providerToken } from './support/sdk';

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
