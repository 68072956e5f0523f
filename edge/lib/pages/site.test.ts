import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getStatus } from '@/contracts/system/status';
import { statusForVisitor } from '../gate/status';
import { siteSettings } from './site';

const status = v.parse(getStatus.output, getStatus.example.output);

describe('site settings', () => {
  it('have defaults for all that is not set [FLAG-22]', () => {
    expect(siteSettings({}, status)).toMatchObject({
      brand: 'hoa-dang',
      siteName: 'Hoa Đăng',
      currency: { symbol: '₫' },
      timeZone: 'Asia/Ho_Chi_Minh',
      jurisdiction: { ageLimit: 18, activeConsent: false },
      imageHosts: { list: ['https://cdn1.example.com'], fallback: '' },
      streamHosts: [],
      gameFrameHosts: [],
      nativeAppToken: '',
      newMemberCentre: true,
      newMoneyScreens: true,
      customerService: [{ path: 'https://support.example.com/chat', position: 'both' }],
    });
  });

  it('take what the operator set [HOME-06]', () => {
    const env = {
      AGE_LIMIT: '21',
      ACTIVE_CONSENT: '1',
      STREAM_HOSTS: 'a.example, b.example,',
      BRAND: 'x',
      SITE_NAME: 'X',
      NATIVE_APP_TOKEN: 'HoaDangApp',
    };
    expect(siteSettings(env, status)).toMatchObject({
      brand: 'x',
      siteName: 'X',
      jurisdiction: { ageLimit: 21, activeConsent: true },
      streamHosts: ['a.example', 'b.example'],
      nativeAppToken: 'HoaDangApp',
    });
  });

  it('write money in the currency that the gateway writes its messages in, in their own where it names none [WALLET-04]', () => {
    const symbolOf = (currencySymbol?: unknown) => {
      const told = {
        ...getStatus.example.output,
        info: { ...getStatus.example.output.info, currencySymbol },
      };
      const read = v.parse(getStatus.output, told);
      return siteSettings({ CURRENCY_SYMBOL: '€' }, read).currency.symbol;
    };
    expect(symbolOf('US$')).toBe('US$');
    for (const none of [undefined, null, '', ' ', 7, 'x'.repeat(99)]) expect(symbolOf(none)).toBe('€');
  });

  it('name the age limit by which the gateway refuses, their own where it names none [ROLE-52]', () => {
    const ageLimitOf = (jurisdiction?: unknown, AGE_LIMIT?: string) => {
      const told = {
        ...getStatus.example.output,
        info: { ...getStatus.example.output.info, jurisdiction },
      };
      return siteSettings({ AGE_LIMIT }, v.parse(getStatus.output, told)).jurisdiction.ageLimit;
    };
    expect([ageLimitOf({ ageLimit: 21 }), ageLimitOf({ ageLimit: 18 }, '21')]).toEqual([21, 18]);
    for (const none of [undefined, null, {}, { ageLimit: null }, { ageLimit: 16 }, { ageLimit: '18' }, 'x'])
      expect([ageLimitOf(none), ageLimitOf(none, '21'), ageLimitOf(none, '16')]).toEqual([18, 21, 18]);
  });

  it('read the flags of the status answer, missing ones as off [FLAG-21 FLAG-22]', () => {
    const { flags } = siteSettings({}, status);
    expect([flags.PTSYS3, flags.VIPBENEFIT3]).toEqual([true, true]);
    expect(Object.values(flags).filter(Boolean)).toHaveLength(
      Object.keys(status.info.whitelabel ?? {}).length,
    );
  });

  it.each([
    [
      { mem_cen: 0, dep_func: 1 },
      { newMemberCentre: false, newMoneyScreens: true },
    ],
    [
      { mem_cen: 1, dep_func: 0 },
      { newMemberCentre: true, newMoneyScreens: false },
    ],
    [null, { newMemberCentre: false, newMoneyScreens: false }],
  ])(
    'choose the templates by %j: 1 is the new one, all else the base [SHELL-25 SHELL-26 ENT-62 ENT-63]',
    (mobileTemplate, templates) => {
      const told = { ...status, info: { ...status.info, mobileTemplate } };
      expect(siteSettings({}, told as typeof status)).toMatchObject(templates);
    },
  );

  it('accept image hosts beside info, and only web addresses [ENT-73 GATE-44]', () => {
    const beside = {
      ...status,
      info: { ...status.info, imageCDNs: null },
      imageCDNs: ['https://b.example', 'javascript:x'],
    };
    expect(siteSettings({}, beside).imageHosts.list).toEqual(['https://b.example']);
  });

  it("say that the platform resizes operators' pictures only where the operator has it [GATE-44]", () => {
    expect(siteSettings({ IMAGE_RESIZING: '1' }, status).imageHosts.resizing).toBe(true);
    expect(siteSettings({ IMAGE_RESIZING: '' }, status).imageHosts).not.toHaveProperty('resizing');
  });

  it('hold no address of a visitor: browsers keep them [GATE-18 GATE-11]', () => {
    const shown = statusForVisitor(status, { country: 'VN', address: '198.51.100.7' });
    expect(shown.location).toEqual({ ip: '198.51.100.7' });
    expect(JSON.stringify(siteSettings({}, shown))).not.toContain('198.51.100.7');
  });
});

it('reads the further routes of the status answer, and those of the settings before them [ROUTE-80 ENT-74]', () => {
  const paths = {
    '/m/promo': '/m/news',
    '/m/x': 'https://evil.example',
    '/wps/feedback': '/wps/v2/feedback',
  };
  const told = { ...status, info: { ...status.info, paths } } as typeof status;
  const routesOf = (FURTHER_ROUTES?: string) => siteSettings({ FURTHER_ROUTES }, told).furtherRoutes;
  expect(routesOf()).toEqual({ '/m/promo': '/m/news' });
  expect(routesOf('/m/promo=/m/activity, /fav=/m/search?dataType=FAV')).toEqual({
    '/m/promo': '/m/activity',
    '/fav': '/m/search?dataType=FAV',
  });
});
