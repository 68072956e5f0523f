export type LotterySchedule =
  /** A draw every so many seconds, counted from midnight UTC. */
  | { every: number }
  /** One draw a day at this time in Asia/Ho_Chi_Minh. */
  | { dailyAt: string };

export type SeededLottery = {
  gameCode: string;
  gameName: string;
  vassalage: 'TCG_LOTTO_VN' | 'TCG_SEA' | 'LOTT' | 'ELOTT';
  gameType: 'LOTT' | 'ELOTT';
  /** A prize table of many numbers, or one row of digits. */
  kind: 'vietnam' | 'digits';
  /** Digits of the first prize, or of the row. */
  digits: number;
  /** Prizes below the first one (DB) of a prize table. */
  prizes?: 7 | 8;
  schedule: LotterySchedule;
  /** Group of `LOTTERY_MENUS`. */
  menuCode: string;
  /** OFFICIAL: played as a ticket of the draw (tradition); CREDIT: as a bet on it (entertainment). */
  lottoMode: 'OFFICIAL' | 'CREDIT';
  cover: string;
};

/** How many numbers of how many digits each prize of a table draws, the highest prize first. */
export const VIETNAM_PRIZES: Record<
  7 | 8,
  readonly (readonly [prize: string, numbers: number, digits: number])[]
> = {
  7: [
    ['DB', 1, 5],
    ['1', 1, 5],
    ['2', 2, 5],
    ['3', 6, 5],
    ['4', 4, 4],
    ['5', 6, 4],
    ['6', 3, 3],
    ['7', 4, 2],
  ],
  8: [
    ['DB', 1, 6],
    ['1', 1, 5],
    ['2', 1, 5],
    ['3', 2, 5],
    ['4', 7, 5],
    ['5', 1, 4],
    ['6', 3, 4],
    ['7', 1, 3],
    ['8', 1, 2],
  ],
};

/** Groups in the operator's order. */
export const LOTTERY_MENUS: readonly { menuCode: string; names: { vi: string; en: string } }[] = [
  { menuCode: 'VN', names: { vi: 'Xổ số ba miền', en: 'Vietnam draws' } },
  { menuCode: 'QUICK', names: { vi: 'Quay siêu tốc', en: 'Quick draws' } },
  { menuCode: 'SEA', names: { vi: 'Đông Nam Á', en: 'South-East Asia' } },
  { menuCode: 'NUMBERS', names: { vi: 'Dãy số', en: 'Numbers' } },
  { menuCode: 'RACE', names: { vi: 'Đua và bi', en: 'Races and balls' } },
];

const north = { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', kind: 'vietnam', digits: 5, prizes: 7 } as const;
const south = { ...north, digits: 6, prizes: 8 } as const;
const digital = { kind: 'digits', gameType: 'LOTT' } as const;
const electronic = { vassalage: 'ELOTT', gameType: 'ELOTT', kind: 'digits' } as const;

const ticket = (number: number) => `lott-ticket-${number}`;
const balls = (number: number) => `lott-balls-${number}`;
const fast = (number: number) => `lott-fast-${number}`;

/** Every lottery of the demo lobby, in its order; draws are made from this list. */
export const LOTTERIES: readonly SeededLottery[] = [
  {
    ...north,
    gameCode: 'VN-MB',
    gameName: 'Xổ Số Miền Bắc',
    schedule: { dailyAt: '18:15' },
    menuCode: 'VN',
    lottoMode: 'OFFICIAL',
    cover: ticket(1),
  },
  {
    ...south,
    gameCode: 'VN-HCM',
    gameName: 'Xổ Số TP. Hồ Chí Minh',
    schedule: { dailyAt: '16:15' },
    menuCode: 'VN',
    lottoMode: 'OFFICIAL',
    cover: balls(1),
  },
  {
    ...south,
    gameCode: 'VN-DNG',
    gameName: 'Xổ Số Đà Nẵng',
    schedule: { dailyAt: '17:15' },
    menuCode: 'VN',
    lottoMode: 'OFFICIAL',
    cover: ticket(2),
  },
  {
    ...south,
    gameCode: 'VN-CTH',
    gameName: 'Xổ Số Cần Thơ',
    schedule: { dailyAt: '16:15' },
    menuCode: 'VN',
    lottoMode: 'OFFICIAL',
    cover: balls(2),
  },
  {
    ...south,
    gameCode: 'VN-KH',
    gameName: 'Xổ Số Khánh Hòa',
    schedule: { dailyAt: '17:15' },
    menuCode: 'VN',
    lottoMode: 'OFFICIAL',
    cover: ticket(3),
  },
  {
    ...north,
    gameCode: 'VN-Q1',
    gameName: 'Miền Bắc Một Phút',
    schedule: { every: 60 },
    menuCode: 'QUICK',
    lottoMode: 'CREDIT',
    cover: fast(2),
  },
  {
    ...south,
    gameCode: 'VN-Q5',
    gameName: 'Miền Nam Năm Phút',
    schedule: { every: 300 },
    menuCode: 'QUICK',
    lottoMode: 'CREDIT',
    cover: balls(3),
  },
  {
    ...digital,
    vassalage: 'TCG_SEA',
    gameCode: 'SEA-01',
    gameName: 'Bốn Số Mê Kông',
    digits: 4,
    schedule: { dailyAt: '15:30' },
    menuCode: 'SEA',
    lottoMode: 'OFFICIAL',
    cover: ticket(4),
  },
  {
    ...digital,
    vassalage: 'TCG_SEA',
    gameCode: 'SEA-02',
    gameName: 'Sáu Số Chùa Vàng',
    digits: 6,
    schedule: { dailyAt: '16:30' },
    menuCode: 'SEA',
    lottoMode: 'OFFICIAL',
    cover: balls(4),
  },
  {
    ...digital,
    vassalage: 'TCG_SEA',
    gameCode: 'SEA-03',
    gameName: 'Ba Số Vạn Đảo',
    digits: 3,
    schedule: { every: 600 },
    menuCode: 'SEA',
    lottoMode: 'CREDIT',
    cover: fast(3),
  },
  {
    ...south,
    vassalage: 'LOTT',
    gameCode: 'LOTT-01',
    gameName: 'Hoa Đăng Ba Phút',
    schedule: { every: 180 },
    menuCode: 'QUICK',
    lottoMode: 'OFFICIAL',
    cover: balls(1),
  },
  {
    ...digital,
    vassalage: 'LOTT',
    gameCode: 'LOTT-02',
    gameName: 'Hoa Đăng Năm Số',
    digits: 5,
    schedule: { every: 120 },
    menuCode: 'NUMBERS',
    lottoMode: 'CREDIT',
    cover: fast(4),
  },
  {
    ...electronic,
    gameCode: 'ELOTT-01',
    gameName: 'Quay Số Năm Phút',
    digits: 5,
    schedule: { every: 300 },
    menuCode: 'NUMBERS',
    lottoMode: 'OFFICIAL',
    cover: fast(1),
  },
  {
    ...electronic,
    gameCode: 'ELOTT-02',
    gameName: 'Lô Tô Sao Đêm',
    digits: 6,
    schedule: { every: 120 },
    menuCode: 'RACE',
    lottoMode: 'CREDIT',
    cover: balls(2),
  },
  {
    ...electronic,
    gameCode: 'ELOTT-03',
    gameName: 'Ba Số Siêu Tốc',
    digits: 3,
    schedule: { every: 60 },
    menuCode: 'NUMBERS',
    lottoMode: 'OFFICIAL',
    cover: fast(2),
  },
  {
    ...electronic,
    gameCode: 'ELOTT-04',
    gameName: 'Vé Điện Tử Rạng Đông',
    digits: 4,
    schedule: { every: 90 },
    menuCode: 'NUMBERS',
    lottoMode: 'CREDIT',
    cover: ticket(2),
  },
  {
    ...electronic,
    gameCode: 'ELOTT-05',
    gameName: 'Đua Thuyền Hội Làng',
    digits: 5,
    schedule: { every: 180 },
    menuCode: 'RACE',
    lottoMode: 'OFFICIAL',
    cover: fast(3),
  },
  {
    ...electronic,
    gameCode: 'ELOTT-06',
    gameName: 'Bi Số Nửa Đêm',
    digits: 5,
    schedule: { every: 600 },
    menuCode: 'RACE',
    lottoMode: 'CREDIT',
    cover: balls(4),
  },
];
