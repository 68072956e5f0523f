import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getAnnouncements } from '../content/announcements';
import { getHotGames } from '../games/hot-games';
import { getMemberInfo } from '../member/member-info';
import { getCountries } from '../system/countries';
import { getStatus } from '../system/status';
import { address, addressOrNone, flag, hostOrAddress, imageData, instant, webAddress } from './values';

const ISO = '2026-04-18T07:00:00+07:00';

describe('a value of an answer', () => {
  it.each<[string, v.GenericSchema, unknown[], unknown[]]>([
    [
      'an address',
      webAddress,
      [
        'https://cdn.example.com',
        'http://localhost:4000/a?b#c',
        'HTTPS://A.EXAMPLE',
        'https://hội.vn/ảnh.png',
      ],
      [
        '',
        '/a',
        'cdn.example.com',
        'ftp://a.example',
        'javascript:alert(1)',
        'https://u:p@a.example',
        'https://a:99999',
      ],
    ],
    [
      'an address or a path',
      address,
      ['https://a.example', '/', '/art/a.svg'],
      ['', '//a.example', 'art/a.svg', '/\\\\a', '/a b'],
    ],
    ['an optional address', addressOrNone, ['', '/a'], ['a', ' ']],
    [
      'a host',
      hostOrAddress,
      ['hoadang.example.com', 'localhost:4000', 'https://a.example'],
      ['', 'a b', 'ftp://a.example'],
    ],
    [
      'image data',
      imageData,
      ['data:image/png;base64,iVBORw0KGgo=', 'iVBORw0KGgo='],
      ['', '<svg/>', 'data:text/html;base64,PGI+'],
    ],
    ['a switch', flag, [true, false, 1, 0, '1', '0', 'Y', 'N', 'true'], [2, '', 'on', 'y', null]],
    [
      'a moment',
      instant,
      [1_776_470_400_000, ISO, '2026-04-18'],
      [1_776_470_400, ISO.slice(0, 19), '18.04.2026', ''],
    ],
  ])('is %s only where the screens can use it [CALL-06]', (_, schema, right, wrong) => {
    for (const value of right) expect(v.is(schema, value), JSON.stringify(value)).toBe(true);
    for (const value of wrong) expect(v.is(schema, value), JSON.stringify(value)).toBe(false);
  });

  it('is a number for a moment in milliseconds, as number or text; ISO text stays [ENT-07]', () => {
    expect(['1776470400000', 1_776_470_400_000, ISO].map((given) => v.parse(instant, given))).toEqual([
      1_776_470_400_000,
      1_776_470_400_000,
      ISO,
    ]);
  });
});

describe('a value that no screen can use', () => {
  it('counts as absent where it is optional [ENT-79]', () => {
    const member = { account: 'minhan_2209', regDate: 1_776_470_400, toUpline: {}, nickname: 7 };
    expect(v.parse(getMemberInfo.output, member)).toEqual({ account: 'minhan_2209' });
    const info = {
      whitelabel: { PTSYS3: 'on' },
      mainDomain: 7,
      imageCDNs: ['cdn.example.com', 'https://a.example'],
    };
    const status = v.parse(getStatus.output, { info, maintenance: false, regionRestriction: false });
    expect(status.info).toMatchObject({ whitelabel: {}, imageCDNs: ['https://a.example'] });
    expect(status.info.mainDomain).toBeUndefined();
    const countries = {
      list: [{ countryCode: 'VN', countryDialingCode: '84' }],
      defaultCountryCode: 'Vietnam',
    };
    expect(v.parse(getCountries.output, countries).defaultCountryCode).toBeUndefined();
  });

  it('takes its entry out of a list, and no other one [ENT-79]', () => {
    const [game] = getHotGames.example.output.list as object[];
    const list = [{ ...game, lottoMode: 7, label: 'TOP', freeplay: 'on' }, { ...game, nodeId: null }, game];
    expect(v.parse(getHotGames.output, { list }).list).toMatchObject([{ nodeId: 90001 }, { nodeId: 90001 }]);
    const banner = { groupName: 'm_home', url: '/art/banners/moon.svg' };
    const banners = [banner, { ...banner, groupName: 'HOME' }, { ...banner, url: 'moon.svg' }];
    expect(v.parse(getAnnouncements.output, { banners }).banners).toHaveLength(1);
  });
});
