import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SCREENS } from '../../app/screens';
import { askedOf } from '../support/asked-screens';
import { type Site, sessionCookie, startSite } from './support/site';
import { startSmallestGateway } from './support/smallest-gateway';

let gateway: Awaited<ReturnType<typeof startSmallestGateway>>;
let site: Site;

beforeAll(async () => {
  gateway = await startSmallestGateway();
  site = await startSite({ GATEWAY_URL: gateway.url });
});
afterAll(async () => {
  await site.close();
  await gateway.close();
});
beforeEach(() => gateway.refused.clear());

type Visitor = 'guest' | 'member';

const FILTERS = [
  'vendor=V',
  'gameClassify=K',
  'q=abc',
  'sort=NEW',
  'sort=NAME&vendor=V&q=abc&gameClassify=K',
];
/** What is asked of the account record and the withdraw report: a kind, a vendor, both, a state, the tickets. */
const NARROWED: Record<string, string[]> = {
  '/m/transaction/record': ['kind=win', 'vendor=V', 'kind=bet&vendor=V', 'tab=lottery', 'movement=1'],
  '/m/withdrawReport': ['state=paid', 'state=pending', 'state=returned'],
};
const LOBBY = /-games$|^\/m\/(?:bingo|cockfight|jackpots|inHouse|fbGame)$/;
const addressesOf = (path: string) => [
  /(?:Detail|applyReward)$/.test(path) ? `${path}?id=501` : path.replace('$orderNo', 'NT261122-4K7Q2M'),
  ...(NARROWED[path] ?? []).map((query) => `${path}?${query}`),
  ...(LOBBY.test(path) ? FILTERS.map((query) => `${path}?${query}`) : []),
];
const paths = Object.keys(SCREENS);
const addresses = askedOf(paths, (path) => path).flatMap(addressesOf);

let visits = 0;

/** Reads as a visitor of an address and a session of its own: pages that are rendered for one are counted. */
async function read(address: string, visitor: Visitor, language = 'vi') {
  visits += 1;
  const session = visitor === 'member' ? [await sessionCookie(`tok-${visits}`)] : [];
  const headers = {
    Cookie: [`language=${language}`, ...session].join('; '),
    'CF-Connecting-IP': `10.0.${visits >> 8}.${visits & 255}`,
  };
  const response = await site.fetch(address, { headers });
  return { status: response.status, text: await response.text() };
}

describe.each(['guest', 'member'] as const)(
  'before the smallest gateway that is green, to a %s',
  (visitor) => {
    it.each(['vi', 'en'])('no screen asks for what no contract has, in %s [CALL-06]', async (language) => {
      expect(paths.length).toBeGreaterThan(50);
      for (const address of addresses) {
        const { status } = await read(address, visitor, language);
        expect([address, status < 400]).toEqual([address, true]);
      }
      expect([...gateway.refused]).toEqual([]);
    });
  },
);

/** What screens show of the examples, by the examples' own words and pictures. */
const SHOWN: [address: string, visitor: Visitor, texts: string[]][] = [
  ['/m/home', 'guest', ['/art/banners/moon.svg', 'Hội trăng rằm', 'Trống Hội Đêm Rằm', 'N***8', 'SV3']],
  ['/m/home?category=FISH', 'guest', ['Trống Hội Đêm Rằm']],
  ['/m/slot-games', 'guest', ['Trống Hội Đêm Rằm', 'Mua tính năng']],
  ['/m/search?q=trong', 'guest', ['Trống Hội Đêm Rằm']],
  ['/m/gameCenter', 'guest', ['Trống Hội Đêm Rằm']],
  ['/m/activity', 'guest', ['Hội trăng rằm']],
  ['/m/activityDetail?id=501', 'guest', ['Điểm danh 7 ngày nhận quà.']],
  ['/m/news', 'guest', ['Hội trăng rằm']],
  ['/m/alliance', 'guest', ['/art/banners/moon.svg']],
  ['/m/notice', 'guest', ['Bảo trì định kỳ sảnh bắn cá']],
  ['/m/noticeDetail?id=701', 'guest', ['Sảnh San Hô tạm nghỉ']],
  ['/m/help', 'guest', ['Điều khoản &amp; Bảo mật']],
  ['/m/lott', 'guest', ['Trống Hội Đêm Rằm']],
  ['/m/home', 'member', ['/art/banners/moon.svg', 'Hội trăng rằm', 'Trống Hội Đêm Rằm']],
  ['/m/member/home', 'member', ['minhan']],
  ['/m/webEmail', 'member', ['Yêu cầu rút tiền đã được duyệt']],
  ['/m/voucherCenter', 'member', ['Cổng thanh toán', 'Chuyển khoản ngân hàng']],
  ['/m/voucherCenter/NT261122-4K7Q2M', 'member', ['Ngân hàng Phù Sa', 'CTY TNHH HOA DANG', 'HD4K7Q2M']],
  ['/m/withdraw', 'member', ['Ngân hàng Cánh Buồm', '6724']],
  ['/m/withdraw/RT250821-7H3KPD', 'member', ['RT250821-7H3KPD', 'Ngân hàng Cánh Buồm']],
  ['/m/securityCenter', 'member', ['+84 91•••• 512', 'm•••••@example.com', '6724']],
  ['/m/bankCards', 'member', ['Ngân hàng Cánh Buồm', '6724']],
  ['/m/transaction/record', 'member', ['Diều Giấy']],
  ['/m/transaction/record?tab=lottery', 'member', ['Miền Bắc Một Phút']],
  ['/m/withdrawReport', 'member', ['RT250821-7M3XQ9']],
  ['/m/rewardCenter', 'member', ['Quà đêm hội trăng', 'Thưởng nạp lần đầu']],
  ['/m/task', 'member', ['Thợ săn đại dương', '76.800']],
  ['/m/mall/mallHome', 'guest', ['Đèn lồng lụa Hội An', '1.200']],
  ['/m/mall/history', 'member', ['DQ250821-4K7Q2M', 'Đèn lồng lụa Hội An']],
  ['/m/inviteFriends', 'member', ['minhan_2209', 't***5', '300.000']],
  ['/m/member/agent/getSalaryContract', 'member', ['quangvinh.dl', '271.400.000', '1.628.400']],
  ['/m/member/agent/getDevidendContract', 'member', ['quangvinh.dl', '84.200.000']],
  ['/m/member/agent/getHourContract', 'member', ['quangvinh.dl', '31.400.000']],
  ['/m/fav-games', 'member', ['Trống Hội Đêm Rằm']],
  ['/m/search?dataType=RECENT&category=FISH', 'member', ['Trống Hội Đêm Rằm']],
];

it.each(SHOWN)('%s shows a %s all that is pinned for it [CALL-06]', async (address, visitor, texts) => {
  const { text } = await read(address, visitor);
  expect(texts.filter((one) => !text.includes(one))).toEqual([]);
  expect([...gateway.refused]).toEqual([]);
});

it('says what it was asked for without a contract [CALL-06]', async () => {
  const lacking = await startSmallestGateway({ keeps: ({ query }) => query?.types?.[0] !== 'B,PR,H' });
  await site.restart({ GATEWAY_URL: lacking.url, MERCHANT_CODE: 'lacking' });
  expect((await read('/m/home', 'guest')).text).not.toContain('Hội trăng rằm');
  expect([...lacking.refused]).toEqual(['content.announcements: no example has types=B,PR,H']);
  await lacking.close();
});

describe('before a gateway with a way of its own to write', () => {
  const writeAs = async (merchant: string, writes: (response: object) => object) => {
    const own = await startSmallestGateway({ writes });
    await site.restart({ GATEWAY_URL: own.url, MERCHANT_CODE: merchant });
    return own;
  };

  it('a success with a code and a message beside it, every screen shows what it ever shows [CALL-01]', async () => {
    const own = await writeAs('coded', (response) => ({
      ...response,
      errorCode: 0,
      message: 'OK',
      traceId: 'x',
    }));
    for (const [address, visitor, texts] of SHOWN) {
      const { text } = await read(address, visitor);
      expect([address, texts.filter((one) => !text.includes(one))]).toEqual([address, []]);
    }
    await own.close();
  });

  it('empty lists as null, every screen stands [ENT-79 CALL-01]', async () => {
    const nulls = (_: string, value: unknown) => (Array.isArray(value) ? null : value);
    const own = await writeAs('null', (response) => JSON.parse(JSON.stringify(response, nulls)));
    site.logs.length = 0;
    for (const path of addresses.filter((address) => !address.includes('?') || address.includes('id='))) {
      const { status } = await read(path, 'member');
      expect([path, status < 400]).toEqual([path, true]);
    }
    expect(site.logs.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    await own.close();
  });
});
