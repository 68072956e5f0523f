import { describe, expect, it } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import { openAccount } from './open-account.server';

const info = { id: 'opaque', merchantCode: 'm', userName: 'an_2209', type: 0, firstTimeLogin: false };
const form = { registerMethod: 'H5' as const, codeIsPreset: false };
const named = { ...form, username: 'an_2209', password: 'Lantern2209', confirmPassword: 'Lantern2209' };

type Called = { id: string; method: string; path: string; moduleId?: string };

/** A site that notes its calls, and refuses the one that is named. */
function site({
  mainDomain = 'hoadang.example.com',
  refuses = '',
  isMember = false,
  provider = 'altcha' as 'altcha' | 'turnstile',
} = {}) {
  const calls: [string, unknown][] = [];
  const asked: string[] = [];
  return {
    calls,
    /** Method and path of each call. */
    asked,
    session: isMember ? info : null,
    hostname: 'www.hoadang.example.com',
    site: { mainDomain, humanVerification: { provider, siteKey: null } },
    verifyHuman: async ({ verificationPayload }: { verificationPayload: string }) => {
      if (verificationPayload !== 'good') throw new GatewayError('human.verification.failed');
    },
    captchaId: async () => 'c-1',
    deviceMark: async () => 'mark',
    openSession: async () => info,
    callAs: () => async () => null as never,
    runInBackground: (work: Promise<unknown>) => void work.catch(() => undefined),
    callGateway: async ({ id, method, path, moduleId }: Called, input: unknown) => {
      asked.push(`${method} ${path} ${moduleId}`);
      calls.push([id, JSON.parse(JSON.stringify(input))]);
      if (id === refuses) throw new GatewayError('unknown');
      return { token: 't', userName: 'an_2209', type: 0 } as never;
    },
  };
}

describe('opening an account', () => {
  it('sends host, main domain, type and the id of the captcha with the fields, then logs in [REG-43 REG-76 REG-97 REG-98 REG-99 REG-103 CONST-92]', async () => {
    const here = site();
    expect(await openAccount(here, { ...named, captcha: '7390' })).toEqual({ session: info });
    const { codeIsPreset: _, ...fields } = named;
    expect(here.calls).toEqual([
      [
        'member.register',
        {
          ...fields,
          captcha: '7390',
          captchaId: 'c-1',
          registerUrl: 'www.hoadang.example.com',
          domain: 'hoadang.example.com',
          type: 0,
        },
      ],
      [
        'session.logIn',
        { username: 'an_2209', password: 'Lantern2209', type: 'username', deviceMark: 'mark' },
      ],
    ]);
  });

  it('asks for what the operator’s widget says of the visitor before the gateway is asked, and for nothing without one [SMS-31]', async () => {
    const here = site({ provider: 'turnstile' });
    const said = { verificationProvider: 'turnstile', verificationPayload: 'good' } as const;
    for (const proof of [{}, { ...said, verificationPayload: 'bad' }]) {
      await expect(openAccount(here, { ...named, ...proof })).rejects.toThrow('human.verification.failed');
    }
    expect(here.calls).toEqual([]);
    expect(await openAccount(here, { ...named, ...said })).toEqual({ session: info });
    expect(here.calls[0]?.[1]).not.toHaveProperty('verificationPayload');
  });

  it('takes the host for the domain where the site has no main domain [REG-103]', async () => {
    const here = site({ mainDomain: '' });
    await openAccount(here, named);
    expect(here.calls[0]?.[1]).toMatchObject({ domain: 'www.hoadang.example.com' });
  });

  it.each([
    ['HD8826', false, ['affiliate.check', 'member.register', 'session.logIn']],
    ['HD8826', true, ['member.register', 'session.logIn']],
    [undefined, false, ['member.register', 'session.logIn']],
  ])(
    'with the code %s, preset: %s, calls %j [REG-60 REG-61 REG-66]',
    async (affiliateCode, codeIsPreset, ids) => {
      const here = site();
      await openAccount(here, { ...named, affiliateCode, codeIsPreset });
      expect(here.calls.map(([id]) => id)).toEqual(ids);
    },
  );

  it('asks by GET whether a typed invitation code is good on its host, which it is when the call succeeds [CALL-28 REG-66]', async () => {
    const here = site();
    expect(await openAccount(here, { ...named, affiliateCode: 'HD8826' })).toEqual({ session: info });
    expect(here.asked[0]).toBe('GET /wps/affiliate/check AFFMAN3');
    expect(here.calls[0]).toEqual(['affiliate.check', { code: 'HD8826', domain: 'www.hoadang.example.com' }]);
  });

  it('stops at an invitation code that is not good [REG-64]', async () => {
    const here = site({ refuses: 'affiliate.check' });
    await expect(openAccount(here, { ...named, affiliateCode: 'HD8826' })).rejects.toThrow();
    expect(here.calls).toHaveLength(1);
  });

  it('writes a mobile number as every call does, and logs in with it [REG-75 REG-88 REG-43]', async () => {
    const here = site();
    const mobile = { mobileNum: '0912345678', countryDialingCode: '84', password: 'Lantern2209' };
    await openAccount(here, { ...form, ...mobile });
    const sent = { mobileNum: '912345678', countryDialingCode: '84' };
    expect(here.calls[0]?.[1]).toMatchObject(sent);
    expect(here.calls[1]?.[1]).toMatchObject({ username: '912345678', countryDialingCode: '84' });
  });

  it('leaves the session for good that it replaces, such as one of free play [SESS-44]', async () => {
    const here = site({ isMember: true, refuses: 'session.logOut' });
    expect(await openAccount(here, named)).toEqual({ session: info });
    expect(here.calls.map(([id]) => id)).toEqual(['member.register', 'session.logIn', 'session.logOut']);
  });

  it('has no session without a password, or when the login fails; the account stays [REG-11 REG-43]', async () => {
    const noPassword = site();
    const mobile = { ...form, mobileNum: '912345678', countryDialingCode: '84' };
    expect(await openAccount(noPassword, mobile)).toEqual({ session: null });
    expect(noPassword.calls).toHaveLength(1);
    expect(await openAccount(site({ refuses: 'session.logIn' }), named)).toEqual({
      session: null,
      refusal: expect.any(String),
    });
    await expect(openAccount(site({ refuses: 'member.register' }), named)).rejects.toThrow();
  });
});
