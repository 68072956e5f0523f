export type SeededLottery = {
  gameCode: string;
  gameName: string;
  vassalage: 'TCG_LOTTO_VN' | 'TCG_SEA' | 'LOTT' | 'ELOTT';
  gameType: 'LOTT' | 'ELOTT';
  /** A prize table of many numbers, or one row of digits. */
  kind: 'vietnam' | 'digits';
  /** Group of `LOTTERY_MENUS`. */
  menuCode: string;
  /** OFFICIAL: played as a ticket of the draw (tradition); CREDIT: as a bet on it (entertainment). */
  lottoMode: 'OFFICIAL' | 'CREDIT';
  cover: string;
};

/** Groups in the operator's order. */
export const LOTTERY_MENUS: readonly { menuCode: string; names: { vi: string; en: string } }[] = [
  { menuCode: 'VN', names: { vi: 'Xổ số ba miền', en: 'Vietnam draws' } },
  { menuCode: 'QUICK', names: { vi: 'Quay siêu tốc', en: 'Quick draws' } },
  { menuCode: 'SEA', names: { vi: 'Đông Nam Á', en: 'South-East Asia' } },
  { menuCode: 'NUMBERS', names: { vi: 'Dãy số', en: 'Numbers' } },
  { menuCode: 'RACE', names: { vi: 'Đua và bi', en: 'Races and balls' } },
];

const vietnam = { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', kind: 'vietnam' } as const;
const digital = { kind: 'digits', gameType: 'LOTT' } as const;
const electronic = { vassalage: 'ELOTT', gameType: 'ELOTT', kind: 'digits' } as const;

const ticket = (number: number) => `lott-ticket-${number}`;
const balls = (number: number) => `lott-balls-${number}`;
const fast = (number: number) => `lott-fast-${number}`;

/** Every lottery of the demo lobby, in its order; its house holds the draws. */
export const LOTTERIES: readonly SeededLottery[] = [
  {
    ...vietnam,
    gameCode: 'VN-MB',
    gameName: 'Xổ Số Miền Bắc',
    menuCode: 'VN',
    lottoMode: 'OFFICIAL',
    cover: ticket(1),
  },
  {
    ...vietnam,
    gameCode: 'VN-HCM',
    gameName: 'Xổ Số TP. Hồ Chí Minh',
    menuCode: 'VN',
    lottoMode: 'OFFICIAL',
    cover: balls(1),
  },
  {
    ...vietnam,
    gameCode: 'VN-DNG',
    gameName: 'Xổ Số Đà Nẵng',
    menuCode: 'VN',
    lottoMode: 'OFFICIAL',
    cover: ticket(2),
  },
  {
    ...vietnam,
    gameCode: 'VN-CTH',
    gameName: 'Xổ Số Cần Thơ',
    menuCode: 'VN',
    lottoMode: 'OFFICIAL',
    cover: balls(2),
  },
  {
    ...vietnam,
    gameCode: 'VN-KH',
    gameName: 'Xổ Số Khánh Hòa',
    menuCode: 'VN',
    lottoMode: 'OFFICIAL',
    cover: ticket(3),
  },
  {
    ...vietnam,
    gameCode: 'VN-Q1',
    gameName: 'Miền Bắc Một Phút',
    menuCode: 'QUICK',
    lottoMode: 'CREDIT',
    cover: fast(2),
  },
  {
    ...vietnam,
    gameCode: 'VN-Q5',
    gameName: 'Miền Nam Năm Phút',
    menuCode: 'QUICK',
    lottoMode: 'CREDIT',
    cover: balls(3),
  },
  {
    ...digital,
    vassalage: 'TCG_SEA',
    gameCode: 'SEA-01',
    gameName: 'Bốn Số Mê Kông',
    menuCode: 'SEA',
    lottoMode: 'OFFICIAL',
    cover: ticket(4),
  },
  {
    ...digital,
    vassalage: 'TCG_SEA',
    gameCode: 'SEA-02',
    gameName: 'Sáu Số Chùa Vàng',
    menuCode: 'SEA',
    lottoMode: 'OFFICIAL',
    cover: balls(4),
  },
  {
    ...digital,
    vassalage: 'TCG_SEA',
    gameCode: 'SEA-03',
    gameName: 'Ba Số Vạn Đảo',
    menuCode: 'SEA',
    lottoMode: 'CREDIT',
    cover: fast(3),
  },
  {
    ...vietnam,
    vassalage: 'LOTT',
    gameCode: 'LOTT-01',
    gameName: 'Hoa Đăng Ba Phút',
    menuCode: 'QUICK',
    lottoMode: 'OFFICIAL',
    cover: balls(1),
  },
  {
    ...digital,
    vassalage: 'LOTT',
    gameCode: 'LOTT-02',
    gameName: 'Hoa Đăng Năm Số',
    menuCode: 'NUMBERS',
    lottoMode: 'CREDIT',
    cover: fast(4),
  },
  {
    ...electronic,
    gameCode: 'ELOTT-01',
    gameName: 'Quay Số Năm Phút',
    menuCode: 'NUMBERS',
    lottoMode: 'OFFICIAL',
    cover: fast(1),
  },
  {
    ...electronic,
    gameCode: 'ELOTT-02',
    gameName: 'Lô Tô Sao Đêm',
    menuCode: 'RACE',
    lottoMode: 'CREDIT',
    cover: balls(2),
  },
  {
    ...electronic,
    gameCode: 'ELOTT-03',
    gameName: 'Ba Số Siêu Tốc',
    menuCode: 'NUMBERS',
    lottoMode: 'OFFICIAL',
    cover: fast(2),
  },
  {
    ...electronic,
    gameCode: 'ELOTT-04',
    gameName: 'Vé Điện Tử Rạng Đông',
    menuCode: 'NUMBERS',
    lottoMode: 'CREDIT',
    cover: ticket(2),
  },
  {
    ...electronic,
    gameCode: 'ELOTT-05',
    gameName: 'Đua Thuyền Hội Làng',
    menuCode: 'RACE',
    lottoMode: 'OFFICIAL',
    cover: fast(3),
  },
  {
    ...electronic,
    gameCode: 'ELOTT-06',
    gameName: 'Bi Số Nửa Đêm',
    menuCode: 'RACE',
    lottoMode: 'CREDIT',
    cover: balls(4),
  },
];
