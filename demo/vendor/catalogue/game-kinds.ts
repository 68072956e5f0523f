import type { GameType } from '@/contracts/games/game-categories';

/** What the lobby generator needs to know of one kind of game. */
export type GameKind = {
  gameType: GameType;
  /** Prefix of its covers below /art/covers. */
  art: string;
  /** How many pictures each motif has. */
  pictures: number;
  /** How many games are made for each motif. */
  each: number;
  vendors: readonly (readonly [name: string, code: string])[];
  /** Motif, of this art or by its whole name (`rng-lotus`), and names that suit its picture. */
  motifs: readonly (readonly [motif: string, ...names: string[]])[];
  /** Second halves of the names. */
  endings: readonly string[];
};

/** The operator's own games (INHOUSE). */
export const HOUSE_VENDOR = 'Hoa Đăng';

const slotVendors = [
  ['Trống Đồng', 'TD'],
  ['Mây Trắng', 'MT'],
  ['Diều Giấy', 'DG'],
  ['Lúa Vàng', 'LV'],
  ['Đèn Lồng', 'DL'],
  ['Gốm Xưa', 'GX'],
  ['JILI', 'JILI'],
  ['RTG', 'RTG'],
  [HOUSE_VENDOR, 'HD'],
] as const;

const slots: GameKind = {
  gameType: 'RNG',
  art: 'rng',
  pictures: 5,
  each: 26,
  vendors: slotVendors,
  motifs: [
    ['bell', 'Chuông Vàng', 'Chuông Chùa', 'Chuông Gió', 'Chuông Ngân'],
    ['cherry', 'Anh Đào', 'Trái Ngọt', 'Vườn Quả', 'Anh Đào Đỏ'],
    ['chest', 'Rương Báu', 'Kho Báu', 'Rương Cổ', 'Hòm Ngọc'],
    ['chung', 'Bánh Chưng', 'Tết Sum Vầy', 'Mâm Cỗ', 'Gói Lộc'],
    ['clover', 'Cỏ Bốn Lá', 'Đồng Cỏ', 'Lá May', 'Vườn May'],
    ['crown', 'Vương Miện', 'Ngai Vàng', 'Hoàng Cung', 'Ấn Vua'],
    ['drum', 'Trống Hội', 'Trống Trận', 'Nhịp Trống', 'Trống Làng'],
    ['fan', 'Quạt Giấy', 'Quạt Ngọc', 'Gió Xuân', 'Quạt Thần'],
    ['gem', 'Đá Quý', 'Hồng Ngọc', 'Lam Ngọc', 'Mỏ Ngọc'],
    ['koi', 'Chép Vàng', 'Cá Chép', 'Hồ Cá', 'Vượt Vũ Môn'],
    ['lantern', 'Đèn Hoa Đăng', 'Phố Đèn', 'Đèn Trời', 'Lồng Đèn'],
    ['lotus', 'Sen Hồng', 'Đầm Sen', 'Sen Trắng', 'Hương Sen'],
    ['peach', 'Đào Tiên', 'Vườn Đào', 'Đào Xuân', 'Đào Thọ'],
    ['phoenix', 'Phượng Hoàng', 'Cánh Phượng', 'Phượng Múa', 'Chim Lửa'],
    ['pot', 'Hũ Bạc', 'Nồi Vàng', 'Hũ Tiền', 'Chum Vàng'],
    ['pyramid', 'Kim Tự Tháp', 'Mắt Cát', 'Lăng Cổ', 'Sa Mạc'],
    ['rabbit', 'Thỏ Trăng', 'Thỏ Bạc', 'Cung Trăng', 'Thỏ May'],
    ['seven', 'Bảy Đỏ', 'Ba Số Bảy', 'Số Bảy', 'Bảy Sao'],
    ['tiger', 'Hổ Chúa', 'Mãnh Hổ', 'Hổ Trắng', 'Vuốt Hổ'],
  ],
  endings: ['Đêm Hội', 'Phát Tài', 'Vạn Lộc', 'Hoàng Kim', 'Siêu Cấp', 'Liên Hoàn', 'Đại Thắng', 'Thần Tốc'],
};

const fishing: GameKind = {
  gameType: 'FISH',
  art: 'fish',
  pictures: 4,
  each: 15,
  vendors: [
    ['Biển Khơi', 'BK'],
    ['Sóng Bạc', 'SB'],
    ['San Hô', 'SH'],
    ['JILI', 'JILI'],
    ['RTG', 'RTG'],
    [HOUSE_VENDOR, 'HD'],
  ],
  motifs: [
    ['fish', 'Săn Cá', 'Đàn Cá', 'Cá Nhiệt Đới'],
    ['jelly', 'Sứa Đêm', 'Sứa Điện', 'Vườn Sứa'],
    ['koi', 'Cá Chép Biển', 'Ao Làng', 'Cá Vàng'],
    ['crab', 'Cua Đá', 'Cua Lửa', 'Càng Thép'],
    ['octopus', 'Bạch Tuộc', 'Tám Vòi', 'Mực Khổng Lồ'],
    ['shark', 'Cá Mập', 'Hàm Trắng', 'Săn Mập'],
    ['turtle', 'Rùa Thần', 'Rùa Vàng', 'Đảo Rùa'],
  ],
  endings: ['Đại Dương', 'Vịnh Xanh', 'Long Cung', 'Bão Tố', 'Nghìn Ngọc'],
};

const cards: GameKind = {
  gameType: 'PVP',
  art: 'pvp',
  pictures: 4,
  each: 20,
  vendors: [
    ['Lúa Vàng', 'LV'],
    ['Sân Đình', 'SD'],
    ['Bàn Tròn', 'BT'],
    ['JILI', 'JILI'],
    [HOUSE_VENDOR, 'HD'],
  ],
  motifs: [
    ['rng-lantern', 'Phố Đèn', 'Hội Làng', 'Chiếu Hoa', 'Đêm Rằm'],
    ['cards', 'Lá Cao', 'Hai Lá', 'Cao Thấp', 'Lật Bài'],
    ['cards4', 'Bài Cao Miền Nam', 'Bài Cao Miền Bắc', 'Át Bích', 'Già Cơ'],
    ['chips', 'Phỉnh Đỏ', 'Bàn Nhung', 'Chồng Phỉnh', 'Phỉnh Xanh'],
    ['rng-fan', 'Bên Nào Cao', 'Trái Hay Phải', 'Đo Lá', 'Lá Nhanh'],
    ['rng-peach', 'Vườn Đào', 'Chiếu Trúc', 'Sân Đình', 'Hiên Nhà'],
  ],
  endings: ['Bàn Nhanh', 'Phòng Vip', 'Bàn Trúc', 'Bàn Sen', 'Phòng Đèn'],
};

const live: GameKind = {
  gameType: 'LIVE',
  art: 'live',
  pictures: 4,
  each: 20,
  vendors: [
    ['Ô Rô Live', 'OR'],
    ['Sảnh Ngọc', 'SN'],
    ['Nhà Hát', 'NH'],
  ],
  motifs: [
    ['cards2', 'Baccarat', 'Baccarat Cổ Điển', 'Baccarat Nhà Con', 'Baccarat Nhà Cái'],
    ['roulette', 'Roulette', 'Roulette Châu Âu', 'Vòng Quay Số', 'Roulette Pha Lê'],
    ['duo', 'Baccarat Song Mỹ', 'Baccarat Hai Cửa', 'Baccarat Bàn Đôi', 'Baccarat Bàn Tiệc'],
    ['mic', 'Rồng Hổ', 'Long Hổ', 'Rồng Hổ Đêm Nhạc', 'Rồng Hổ Sân Khấu'],
    ['rng-lotus', 'Rồng Hổ Hồ Sen', 'Rồng Hổ Sen Đêm', 'Long Hổ Đài Hoa', 'Long Hổ Nguyệt Đài'],
  ],
  endings: ['Sảnh A', 'Sảnh B', 'Sảnh Hoàng Gia', 'Tốc Độ', 'Phòng Riêng'],
};

export const TABLE_KINDS: readonly GameKind[] = [slots, fishing, cards, live];
