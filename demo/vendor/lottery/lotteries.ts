export type LotterySchedule =
  /** A draw every so many seconds, counted from midnight UTC. */
  | { every: number }
  /** One draw a day at this time in Asia/Ho_Chi_Minh. */
  | { dailyAt: string };

/** A lottery as its house holds it. */
export type Lottery = {
  gameCode: string;
  names: { vi: string; en: string };
  gameType: 'LOTT' | 'ELOTT';
  /** Its picture below /art/covers. */
  cover: string;
  /** A prize table of many numbers, or one row of digits. */
  kind: 'vietnam' | 'digits';
  /** Digits of the first prize, or of the row. */
  digits: number;
  /** Prizes below the first one (DB) of a prize table. */
  prizes?: 7 | 8;
  schedule: LotterySchedule;
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

const north = { kind: 'vietnam', digits: 5, prizes: 7 } as const;
const south = { kind: 'vietnam', digits: 6, prizes: 8 } as const;
const row = (digits: number) => ({ kind: 'digits', digits }) as const;

/** Every lottery that the house holds. */
export const LOTTERIES: readonly Lottery[] = [
  {
    ...north,
    gameCode: 'VN-MB',
    names: { vi: 'Xổ Số Miền Bắc', en: 'Northern Lottery' },
    gameType: 'LOTT',
    cover: 'lott-ticket-1',
    schedule: { dailyAt: '18:15' },
  },
  {
    ...south,
    gameCode: 'VN-HCM',
    names: { vi: 'Xổ Số TP. Hồ Chí Minh', en: 'Ho Chi Minh City Lottery' },
    gameType: 'LOTT',
    cover: 'lott-balls-1',
    schedule: { dailyAt: '16:15' },
  },
  {
    ...south,
    gameCode: 'VN-DNG',
    names: { vi: 'Xổ Số Đà Nẵng', en: 'Da Nang Lottery' },
    gameType: 'LOTT',
    cover: 'lott-ticket-2',
    schedule: { dailyAt: '17:15' },
  },
  {
    ...south,
    gameCode: 'VN-CTH',
    names: { vi: 'Xổ Số Cần Thơ', en: 'Can Tho Lottery' },
    gameType: 'LOTT',
    cover: 'lott-balls-2',
    schedule: { dailyAt: '16:15' },
  },
  {
    ...south,
    gameCode: 'VN-KH',
    names: { vi: 'Xổ Số Khánh Hòa', en: 'Khanh Hoa Lottery' },
    gameType: 'LOTT',
    cover: 'lott-ticket-3',
    schedule: { dailyAt: '17:15' },
  },
  {
    ...north,
    gameCode: 'VN-Q1',
    names: { vi: 'Miền Bắc Một Phút', en: 'Northern One-Minute' },
    gameType: 'LOTT',
    cover: 'lott-fast-2',
    schedule: { every: 60 },
  },
  {
    ...south,
    gameCode: 'VN-Q5',
    names: { vi: 'Miền Nam Năm Phút', en: 'Southern Five-Minute' },
    gameType: 'LOTT',
    cover: 'lott-balls-3',
    schedule: { every: 300 },
  },
  {
    ...row(4),
    gameCode: 'SEA-01',
    names: { vi: 'Bốn Số Mê Kông', en: 'Mekong Four-Digit' },
    gameType: 'LOTT',
    cover: 'lott-ticket-4',
    schedule: { dailyAt: '15:30' },
  },
  {
    ...row(6),
    gameCode: 'SEA-02',
    names: { vi: 'Sáu Số Chùa Vàng', en: 'Golden Pagoda Six-Digit' },
    gameType: 'LOTT',
    cover: 'lott-balls-4',
    schedule: { dailyAt: '16:30' },
  },
  {
    ...row(3),
    gameCode: 'SEA-03',
    names: { vi: 'Ba Số Vạn Đảo', en: 'Thousand Islands Three-Digit' },
    gameType: 'LOTT',
    cover: 'lott-fast-3',
    schedule: { every: 600 },
  },
  {
    ...south,
    gameCode: 'LOTT-01',
    names: { vi: 'Hoa Đăng Ba Phút', en: 'Hoa Đăng Three-Minute' },
    gameType: 'LOTT',
    cover: 'lott-balls-1',
    schedule: { every: 180 },
  },
  {
    ...row(5),
    gameCode: 'LOTT-02',
    names: { vi: 'Hoa Đăng Năm Số', en: 'Hoa Đăng Five-Digit' },
    gameType: 'LOTT',
    cover: 'lott-fast-4',
    schedule: { every: 120 },
  },
  {
    ...row(5),
    gameCode: 'ELOTT-01',
    names: { vi: 'Quay Số Năm Phút', en: 'Five-Minute Draw' },
    gameType: 'ELOTT',
    cover: 'lott-fast-1',
    schedule: { every: 300 },
  },
  {
    ...row(6),
    gameCode: 'ELOTT-02',
    names: { vi: 'Lô Tô Sao Đêm', en: 'Starry Night Loto' },
    gameType: 'ELOTT',
    cover: 'lott-balls-2',
    schedule: { every: 120 },
  },
  {
    ...row(3),
    gameCode: 'ELOTT-03',
    names: { vi: 'Ba Số Siêu Tốc', en: 'Turbo Three-Digit' },
    gameType: 'ELOTT',
    cover: 'lott-fast-2',
    schedule: { every: 60 },
  },
  {
    ...row(4),
    gameCode: 'ELOTT-04',
    names: { vi: 'Vé Điện Tử Rạng Đông', en: 'Daybreak E-Ticket' },
    gameType: 'ELOTT',
    cover: 'lott-ticket-2',
    schedule: { every: 90 },
  },
  {
    ...row(5),
    gameCode: 'ELOTT-05',
    names: { vi: 'Đua Thuyền Hội Làng', en: 'Village Boat Race' },
    gameType: 'ELOTT',
    cover: 'lott-fast-3',
    schedule: { every: 180 },
  },
  {
    ...row(5),
    gameCode: 'ELOTT-06',
    names: { vi: 'Bi Số Nửa Đêm', en: 'Midnight Number Balls' },
    gameType: 'ELOTT',
    cover: 'lott-balls-4',
    schedule: { every: 600 },
  },
];
