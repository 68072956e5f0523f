import { describe, expect, it, vi } from 'vitest';
import { inputOf } from '@/app/lib/calls/outcome';
import { GatewayError } from '@/contracts/errors';
import type { Operation } from '@/contracts/operation';
import { type Credentials, credentialsSchema } from './credentials';
import { openLogin, payloadOf } from './log-in.server';

const username: Credentials = { type: 'username', username: 'minhan_2209', password: 'Lantern2209' };
const WORK = `${'a'.repeat(64)}:7`;
const mobile = { mobileNum: '0912345678', countryDialingCode: '84' };

const checked = (given: object) => inputOf(credentialsSchema)(given as Credentials)();

describe('the login payload', () => {
  it('has username, password and captcha for a username [LOGIN-63 LOGIN-64 LOGIN-65 LOGIN-66 LOGIN-71]', () => {
    expect(payloadOf({ ...username, captcha: '7390' }, 'c-1')).toEqual({
      ...username,
      captcha: '7390',
      captchaId: 'c-1',
    });
  });

  it('has the number as username, the code as password and the dialling code for SMS [LOGIN-66 LOGIN-70 LOGIN-71]', () => {
    expect(payloadOf({ type: 'sms', ...mobile, verificationCode: '482913' }, undefined)).toEqual({
      type: 'sms',
      username: '912345678',
      password: '482913',
      countryDialingCode: '84',
    });
  });

  it('has number, code and captcha in the digits of ASCII, and name and password as they were typed [LOGIN-07 SMS-34]', () => {
    const sms = {
      type: 'sms',
      mobileNum: '٠٩١٢٣٤٥٦٧٨',
      countryDialingCode: '84',
      verificationCode: '۴۸۲۹۱۳',
    };
    expect(payloadOf(checked({ ...sms, captcha: '७३९०' }), 'c-1')).toMatchObject({
      username: '912345678',
      password: '482913',
      captcha: '7390',
    });
    const byName = { type: 'username', username: 'an_۲۲', password: 'Lantern٢٢٠٩' };
    expect(payloadOf(checked(byName), undefined)).toMatchObject(byName);
  });

  it('has the verified number and its token for SMS through Firebase [LOGIN-67 LOGIN-68 LOGIN-69 LOGIN-70 LOGIN-72]', () => {
    const token = { firebaseChannel: 'sms', firebaseIdToken: 'a.b.c' } as const;
    expect(payloadOf({ type: 'firebase', ...token, mobile }, undefined)).toEqual({
      type: 'firebase',
      ...token,
      firebaseMobileNo: '912345678',
      countryDialingCode: '84',
    });
  });

  it.each(['line', 'facebook', 'google'] as const)(
    'has channel and token for a login with %s [LOGIN-39 LOGIN-67 LOGIN-68]',
    (firebaseChannel) => {
      expect(payloadOf({ type: 'firebase', firebaseChannel, firebaseIdToken: 'a.b.c' }, undefined)).toEqual({
        type: 'firebase',
        firebaseChannel,
        firebaseIdToken: 'a.b.c',
      });
    },
  );

  it('is not made of a number that cannot exist [LOGIN-51 LOGIN-70]', () => {
    const credentials = { type: 'sms', mobileNum: '123456', countryDialingCode: '84', verificationCode: '1' };
    expect(() => payloadOf(credentials as Credentials, undefined)).toThrow('mobile.invalid');
  });
});

describe('a login', () => {
  const info = { id: 'opaque', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: false };

  function siteAnswering(type: number, session: typeof info | null = null, deviceMark?: string) {
    const called: [string, unknown][] = [];
    const site = {
      session,
      site: { humanVerification: { provider: 'altcha' as 'altcha' | 'turnstile', siteKey: null } },
      verifyHuman: vi.fn(async ({ verificationPayload }: { verificationPayload: string }) => {
        if (verificationPayload !== 'good') throw new GatewayError('human.verification.failed');
      }),
      callGateway: vi.fn(async ({ id }: Operation, input: unknown) => {
        called.push([id, input]);
        if (id === 'session.logOut') throw new GatewayError('session.ended');
        return { token: 'gateway-token', userName: 'u', type, deviceMark } as never;
      }),
      callAs: () => vi.fn(),
      captchaId: vi.fn(async () => 'c-1'),
      deviceMark: vi.fn(async () => 'd-1'),
      openSession: vi.fn(async () => info),
      refuseSession: vi.fn(),
      runInBackground: vi.fn((work: Promise<unknown>) => void work.catch(() => undefined)),
    };
    return { site, called };
  }

  it('opens the session of what the gateway answers, and asks for the captcha’s id only with a captcha [LOGIN-65 SESS-15]', async () => {
    const { site, called } = siteAnswering(0);
    expect(await openLogin(site, username)).toBe(info);
    expect(site.captchaId).not.toHaveBeenCalled();
    expect(site.openSession).toHaveBeenCalledWith({
      token: 'gateway-token',
      userName: 'u',
      type: 0,
      firstTimeLogin: false,
    });
    await openLogin(site, { ...username, captcha: '7390', work: WORK });
    expect(called[1]?.[1]).toMatchObject({ captcha: '7390', captchaId: 'c-1', work: WORK });
  });

  it.each([{ captcha: '7390' }, { work: WORK }])(
    'asks for what the operator’s widget says of the visitor once a login brings %o, before the gateway is asked [SMS-31 LOGIN-83]',
    async (asked) => {
      const { site, called } = siteAnswering(0);
      await openLogin(site, { ...username, ...asked });
      expect(site.verifyHuman).not.toHaveBeenCalled();
      site.site.humanVerification.provider = 'turnstile';
      await openLogin(site, username);
      await expect(openLogin(site, { ...username, ...asked })).rejects.toThrow('human.verification.failed');
      expect(called).toHaveLength(2);
      const said = { verificationProvider: 'turnstile', verificationPayload: 'good' } as const;
      expect(await openLogin(site, { ...username, ...asked, ...said })).toBe(info);
      expect(called[2]?.[1]).not.toHaveProperty('verificationPayload');
    },
  );

  it('tells the gateway which device it is, and keeps what that is called from now on [LOGIN-83]', async () => {
    const { site, called } = siteAnswering(0, null, 'd-2');
    await openLogin(site, username);
    expect(called[0]?.[1]).toMatchObject({ deviceMark: 'd-1' });
    expect(site.openSession).toHaveBeenCalledWith(expect.objectContaining({ deviceMark: 'd-2' }));
  });

  it.each([0, 4, 40])(
    'on the agent page refuses type %i, logs it out again and opens no session [ROLE-36 ROLE-37 ROLE-44 ROLE-48]',
    async (type) => {
      const { site, called } = siteAnswering(type);
      await expect(openLogin(site, { ...username, agent: true })).rejects.toThrow('login.not.agent');
      expect(called[0]?.[1]).toMatchObject({ agent: true });
      expect(site.refuseSession).toHaveBeenCalledExactlyOnceWith('gateway-token');
      expect(site.openSession).not.toHaveBeenCalled();
    },
  );

  it('on the agent page lets an agent in [ROLE-31 ROUTE-02]', async () => {
    const { site } = siteAnswering(1);
    expect(await openLogin(site, { ...username, agent: true })).toBe(info);
    expect(site.refuseSession).not.toHaveBeenCalled();
  });

  it('ends the session it replaces, whatever the gateway answers [SESS-44]', async () => {
    const { site, called } = siteAnswering(1, info);
    expect(await openLogin(site, username)).toBe(info);
    expect(called.map(([id]) => id)).toEqual(['session.logIn', 'session.logOut']);
  });
});
