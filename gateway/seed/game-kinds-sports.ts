import type { GameKind } from './game-kinds';

const sports: GameKind = {
  gameType: 'SPORTS',
  art: 'sports',
  pictures: 4,
  each: 16,
  vendors: [
    ['Sân Cỏ', 'SC'],
    ['Khán Đài', 'KD'],
    ['Cầu Vồng', 'CV'],
  ],
  motifs: [
    ['basket', 'Bóng Rổ', 'Úp Rổ', 'Ba Điểm', 'Bóng Rổ Đường Phố'],
    ['football', 'Bóng Đá', 'Cúp Mùa Thu', 'Sân Nhà', 'Bóng Đá Ảo'],
    ['shuttle', 'Cầu Lông', 'Cầu Bay', 'Đánh Đôi', 'Cầu Lông Trẻ'],
    ['tennis', 'Quần Vợt', 'Sân Đất Nện', 'Giao Bóng', 'Quần Vợt Ảo'],
    ['trophy', 'Cúp Vàng', 'Chung Kết', 'Nhà Vô Địch', 'Giải Đấu'],
  ],
  endings: ['Châu Á', 'Cuối Tuần', 'Toàn Cầu', 'Trực Tiếp'],
};

const esports: GameKind = {
  gameType: 'ESPORTS',
  art: 'esports',
  pictures: 4,
  each: 15,
  vendors: [
    ['Khán Đài', 'KD'],
    ['Chiến Trường', 'CT'],
  ],
  motifs: [
    ['cross', 'Tâm Ngắm', 'Xạ Thủ', 'Chiến Dịch'],
    ['headset', 'Chỉ Huy', 'Đội Trưởng', 'Phòng Máy'],
    ['pad', 'Tay Cầm', 'Đối Kháng', 'Bóng Đá Điện Tử'],
    ['shield', 'Khiên Thép', 'Thủ Thành', 'Năm Đấu Năm'],
  ],
  endings: ['Mùa Xuân', 'Mùa Hè', 'Vòng Loại', 'Bán Kết', 'Chung Kết'],
};

const cockfight: GameKind = {
  gameType: 'COCKFIGHT',
  art: 'cockfight',
  pictures: 4,
  each: 16,
  vendors: [
    ['Kim Kê', 'KK'],
    ['Trường Gà', 'TG'],
  ],
  motifs: [
    ['rooster', 'Gà Nòi', 'Gà Tre', 'Gà Xám', 'Gà Ô'],
    ['feather', 'Lông Mã', 'Cựa Vàng', 'Cựa Dao', 'Mã Lại'],
    ['duel', 'Song Kê', 'Kê Chiến', 'Đấu Kê', 'Trận Gà'],
  ],
  endings: ['Bến Tre', 'Bình Định', 'Cao Lãnh', 'Chợ Lách'],
};

const lottery: GameKind = {
  gameType: 'LOTT',
  art: 'lott',
  pictures: 4,
  each: 20,
  vendors: [
    ['Số Đỏ', 'SO'],
    ['Ba Miền', 'BM'],
  ],
  motifs: [
    ['ticket', 'Vé Số', 'Xổ Số', 'Vé Chiều', 'Dãy Số'],
    ['balls', 'Lồng Cầu', 'Bóng Số', 'Sáu Số', 'Bốn Số'],
    ['fast', 'Quay Nhanh', 'Một Phút', 'Ba Phút', 'Mười Phút'],
  ],
  endings: ['Miền Bắc', 'Miền Trung', 'Miền Nam', 'Thủ Đô', 'Tây Nguyên'],
};

const quickDraws: GameKind = {
  ...lottery,
  gameType: 'ELOTT',
  vendors: [
    ['Số Đỏ', 'SO'],
    ['Tia Chớp', 'TC'],
  ],
  motifs: [
    ['balls', 'Keno', 'Bi Số', 'Bi Màu', 'Lô Tô'],
    ['fast', 'Đua Thuyền', 'Đua Ngựa', 'Số Siêu Tốc', 'Năm Phút'],
    ['ticket', 'Cào Nhanh', 'Vé Điện Tử', 'Thẻ Cào', 'Vé Sao'],
  ],
  endings: ['Rạng Đông', 'Giữa Trưa', 'Hoàng Hôn', 'Nửa Đêm', 'Không Ngủ'],
};

export const EVENT_KINDS: readonly GameKind[] = [sports, esports, cockfight, lottery, quickDraws];
