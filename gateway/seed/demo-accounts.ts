import type { Rank } from '../db/schema';

/** An account of the demo site. Everybody may know these passwords: the accounts exist in the sandbox alone. */
export type DemoAccount = {
  id: number;
  account: string;
  password: string;
  nickname: string;
  type: number;
  /** What the account is for. */
  note: string;
  merchant: 'hoadang' | 'bare';
  /** In 1/100 of the currency unit. */
  balance: number;
  points: number;
  /** Days between registration and the seeding. */
  ageDays: number;
  upline?: string;
  disabled?: true;
  rank?: Rank;
  /** National number in Vietnam, without its trunk zero. */
  mobileNum?: string;
  email?: string;
  /** The operator chose the password: the member is asked to choose its own. */
  firstTimeLogin?: true;
};

/** What the demo members have in common. */
export const base = { merchant: 'hoadang', password: 'Lantern2209', points: 0 } as const;

/** The accounts people are told about, one for each role (ROLE-18 to ROLE-45). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    ...base,
    id: 1001,
    account: 'minhan_2209',
    nickname: 'Minh An',
    type: 0,
    note: 'member',
    // 12,345,678.50 with what was lost (losses.ts), claimed (rewards.ts) and came for a friend (friends.ts) by now.
    balance: 1_379_567_850,
    // 8,420 with what was claimed and checked in by now (rewards.ts).
    points: 8197,
    ageDays: 214,
    upline: 'agent01',
    rank: 'silver',
    mobileNum: '912345678',
    email: 'minhan@example.com',
  },
  {
    ...base,
    id: 1002,
    account: 'agent01',
    nickname: 'Trần Quốc Bảo',
    type: 1,
    note: 'agent with an upline and downlines',
    balance: 8_640_000_000,
    points: 15_300,
    ageDays: 902,
    upline: 'tongdaily01',
    rank: 'platinum',
    mobileNum: '908112233',
    email: 'quocbao@example.com',
  },
  {
    ...base,
    id: 1003,
    account: 'tongdaily01',
    nickname: 'Lê Thu Hà',
    type: 2,
    note: 'general agent, at the top rank',
    balance: 25_000_000_000,
    points: 96_000,
    ageDays: 1480,
    rank: 'diamond',
    mobileNum: '903456712',
    email: 'thuha@example.com',
  },
  {
    ...base,
    id: 1005,
    account: 'moi_2026',
    nickname: 'Hồ Khánh Vy',
    type: 0,
    note: 'has a password from the operator, to be changed',
    balance: 10_000_000,
    ageDays: 1,
    upline: 'agent01',
    mobileNum: '935220416',
    email: 'khanhvy@example.com',
    firstTimeLogin: true,
  },
  {
    ...base,
    id: 1004,
    account: 'trial01',
    nickname: 'Khách chơi thử',
    type: 4,
    note: 'free trial',
    balance: 200_000_000,
    ageDays: 0,
  },
  {
    ...base,
    id: 1040,
    account: 'member40',
    nickname: 'Phạm Gia Huy',
    type: 40,
    note: 'type 40: neither agent nor regular',
    balance: 51_025_000,
    points: 310,
    ageDays: 61,
  },
  {
    ...base,
    id: 1041,
    account: 'member41',
    nickname: 'Đỗ Ngọc Mai',
    type: 41,
    note: 'type 41: agent without agreement prompts',
    balance: 97_400_000,
    points: 1250,
    ageDays: 125,
  },
  {
    ...base,
    id: 1042,
    account: 'member42',
    nickname: 'Vũ Thanh Tùng',
    type: 42,
    note: 'type 42: agent without agreement prompts',
    balance: 3_905_075,
    points: 45,
    ageDays: 33,
  },
  {
    ...base,
    id: 1050,
    account: 'khoa_1990',
    nickname: 'Nguyễn Hoàng Khoa',
    type: 0,
    note: 'disabled',
    balance: 12_000_000,
    ageDays: 388,
    disabled: true,
    mobileNum: '987650123',
    email: 'khoa@example.com',
  },
  {
    ...base,
    id: 1090,
    account: 'vanhanh01',
    nickname: 'Vận hành',
    type: 90,
    note: 'no member: the operator’s own account',
    balance: 0,
    ageDays: 1500,
  },
  {
    ...base,
    id: 1101,
    merchant: 'bare',
    account: 'thanhtruc',
    nickname: 'Thanh Trúc',
    type: 0,
    note: 'member of the merchant with every flag off',
    balance: 45_150_000,
    points: 90,
    ageDays: 12,
  },
];
