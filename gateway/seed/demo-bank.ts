import { DEMO_BANK } from '../../demo/bank/names';
import type { DepositBonusRow, DepositChannelRow } from '../db/schema';

export { DEMO_ACCOUNT, DEMO_BANK, DEMO_BANK_SECRET } from '../../demo/bank/names';

const UNITS = 100;
const units = (...amounts: number[]) => amounts.map((amount) => amount * UNITS);

const ANY = {
  min: 50_000 * UNITS,
  max: 300_000_000 * UNITS,
  picks: units(100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000),
  amounts: 'any',
  feeRate: 0,
  hours: null,
  options: [],
  lifeMinutes: 15,
  provider: DEMO_BANK,
  closed: false,
} as const;

const BANKS = [
  { code: 'PHUSA', names: { vi: 'Ngân hàng Phù Sa', en: 'Phu Sa Bank' } },
  { code: 'CANHBUOM', names: { vi: 'Ngân hàng Cánh Buồm', en: 'Canh Buom Bank' } },
  { code: 'DONGBAN', names: { vi: 'Ngân hàng Đồng Bạn', en: 'Dong Ban Bank' } },
];
const ISSUERS = [
  { code: 'SENVIET', names: { vi: 'Sen Việt', en: 'Sen Viet' } },
  { code: 'HACTRANG', names: { vi: 'Hạc Trắng', en: 'Hac Trang' } },
];

/** The ways to pay in at each demo site, one of each kind. */
export const depositChannelRows = (merchants: readonly string[]): DepositChannelRow[] =>
  merchants.flatMap((merchant) => CHANNELS.map((channel, position) => ({ ...channel, merchant, position })));

const CHANNELS: readonly Omit<DepositChannelRow, 'merchant' | 'position'>[] = [
  {
    ...ANY,
    id: 'transfer',
    kind: 'transfer',
    names: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' },
    picks: [...ANY.picks],
    options: [],
    minutes: { from: 1, to: 3 },
  },
  {
    ...ANY,
    id: 'page',
    kind: 'redirect',
    names: { vi: 'Cổng thanh toán', en: 'Payment page' },
    max: 50_000_000 * UNITS,
    picks: [...ANY.picks],
    hours: { from: '00:15', to: '23:45' },
    options: BANKS,
    minutes: { from: 0, to: 0 },
  },
  {
    ...ANY,
    id: 'wallet',
    kind: 'wallet',
    names: { vi: 'Ví điện tử', en: 'E-wallet' },
    min: 20_000 * UNITS,
    max: 20_000_000 * UNITS,
    picks: units(50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000),
    feeRate: 50,
    options: [],
    minutes: { from: 0, to: 0 },
  },
  {
    ...ANY,
    id: 'card',
    kind: 'voucher',
    names: { vi: 'Thẻ cào điện thoại', en: 'Phone card' },
    min: 20_000 * UNITS,
    max: 500_000 * UNITS,
    picks: units(20_000, 50_000, 100_000, 200_000, 300_000, 500_000),
    amounts: 'picks',
    feeRate: 1_500,
    options: ISSUERS,
    lifeMinutes: 60,
    minutes: { from: 1, to: 5 },
  },
];

/** The bonus of first deposits at each demo site, as promotion 501 says. */
export const depositBonusRows = (merchants: readonly string[]): DepositBonusRow[] =>
  merchants.map((merchant) => ({
    merchant,
    id: 'first',
    promotionId: 501,
    names: { vi: 'Thưởng nạp lần đầu', en: 'First-deposit bonus' },
    tiers: [
      { from: 100_000 * UNITS, rate: 5_000, times: 8 },
      { from: 500_000 * UNITS, rate: 8_000, times: 10 },
      { from: 1_000_000 * UNITS, rate: 10_000, times: 12 },
    ],
    most: 2_000_000 * UNITS,
    days: 7,
    joinedWithinDays: 7,
  }));
