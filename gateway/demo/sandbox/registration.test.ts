import { beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

const value = async (path: string) => (await gateway.get(path)).body.value as Record<string, unknown>;
const check = async (code: string, domain: string) =>
  (await gateway.get(`/wps/affiliate/check?code=${code}&domain=${domain}`)).body.errorCode;
const codeOf = async (domain: string) => (await value(`/wps/affiliate/code?domain=${domain}`)).code;

describe('the sandbox', () => {
  it('changes the rules of a registration part by part, and puts them back [CALL-30 REG-12]', async () => {
    const before = await value('/wps/register/rules');
    expect(before).toMatchObject({
      username: { enabled: true },
      zalo: { enabled: false, patternId: 'digits' },
    });
    const { rules } = await gateway.sandbox('/register-rules', {
      rules: { zalo: { enabled: true, required: true }, username: { maxLength: 8 } },
    });
    expect(await value('/wps/register/rules')).toEqual(rules);
    expect(rules).toEqual({
      ...before,
      zalo: { ...(before.zalo as object), enabled: true, required: true },
      username: { ...(before.username as object), maxLength: 8 },
    });
    await gateway.sandbox('/reset');
    expect(await value('/wps/register/rules')).toEqual(before);
    await expect(gateway.sandbox('/register-rules', { rules: { shoeSize: {} } })).rejects.toThrow(/400/);
  });

  it('changes the settings, the status answer with them [CALL-31 SMS-28]', async () => {
    const settings = { usernameRegister: true, mobileRegister: false, firebaseVerification: true };
    await gateway.sandbox('/register-settings', { settings: { mobileRegister: false } });
    await gateway.sandbox('/register-settings', { settings: { firebaseVerification: true } });
    expect(await value('/wps/register/settings')).toEqual(settings);
    expect(await value('/wps/system/status')).toMatchObject({
      info: { register: { firebaseVerification: true } },
    });
    await gateway.sandbox('/reset');
    expect(await value('/wps/system/status')).toMatchObject({
      info: { register: { firebaseVerification: false } },
    });
  });

  it('adds invitation codes, for every domain or for its own [CALL-28 CALL-29 REG-67]', async () => {
    expect(await codeOf('agent.hoadang.example.com')).toBe('HD8899');
    expect(await codeOf('tongdaily.example.com')).toBeNull();
    await gateway.sandbox('/affiliates', {
      code: 'tong01',
      account: 'tongdaily01',
      domains: ['TongDaiLy.example.com'],
    });
    expect(await codeOf('tongdaily.example.com')).toBe('TONG01');
    expect(await check('Tong01', 'tongdaily.example.com')).toBeNull();
    expect(await check('TONG01', 'hoadang.example.com')).toBe('agent.link.invalid');
    expect(await check('HD8826', 'anywhere.example.com')).toBeNull();
    await gateway.sandbox('/reset');
    expect(await check('TONG01', 'tongdaily.example.com')).toBe('affiliate.code.invalid');
    await expect(gateway.sandbox('/affiliates', { code: 'X', account: 'nobody' })).rejects.toThrow(/nobody/);
  });

  it('changes the country that numbers are from [CALL-32]', async () => {
    const { list, defaultCountryCode } = await value('/wps/system/country');
    expect(defaultCountryCode).toBe('VN');
    expect((list as unknown[]).length).toBeGreaterThan(200);
    for (const one of [
      ['VN', '84'],
      ['TH', '66'],
      ['US', '1'],
      ['CA', '1'],
    ]) {
      expect(list).toContainEqual({ countryCode: one[0], countryDialingCode: one[1] });
    }
    await gateway.sandbox('/default-country', { countryCode: 'TH' });
    expect((await value('/wps/system/country')).defaultCountryCode).toBe('TH');
    await expect(gateway.sandbox('/default-country', { countryCode: 'XX' })).rejects.toThrow(/XX/);
  });

  it('makes members with a number, an address and a password to change [CALL-16]', async () => {
    const wanted = {
      account: 'moi_001',
      password: 'Secret99',
      mobileNum: '977000111',
      email: 'Moi@example.com',
    };
    await gateway.sandbox('/members', { ...wanted, firstTimeLogin: true });
    expect((await gateway.get('/wps/check/username?username=Moi_001')).body.value).toBe(false);
    expect((await gateway.get('/wps/check/username?username=moi_002')).body.value).toBe(true);
    for (const same of [{ mobileNum: '977000111' }, { email: 'moi@example.com' }]) {
      const twin = { account: 'moi_002', password: 'Secret99', ...same };
      await expect(gateway.sandbox('/members', twin)).rejects.toThrow(/contact.*taken/);
    }
  });
});
